import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

const setting = z.object({
  /** Of the environment variable. */
  name: z.string(),
  group: z.enum(['tutor', 'payments', 'mail', 'resources', 'reporting', 'server']),
  /** Its value is never in a reply. */
  is_secret: z.boolean(),
  /** Whether nothing was set, so that the default holds. */
  is_default: z.boolean(),
  /** Addresses without user name, password and query. Null for a secret, and where there is no default. */
  value: z.nullable(z.string()),
})

export const adminConfiguration = endpoint('GET', '/api/admin/configuration', 'admin', {
  summary: 'What the process that answers runs with: every environment variable, without secrets. Read-only.',
  reply: z.object({
    version: z.string(),
    /** Whether it also does jobs, or which of the two it does. */
    role: z.enum(['all', 'api', 'worker']),
    tutor: z.object({ provider: z.enum(['openai', 'ollama', 'offline']), model: z.nullable(z.string()) }),
    /** `test`: Stripe with a key for tests. */
    payments: z.enum(['live', 'test', 'sandbox']),
    mail: z.enum(['smtp', 'dev-mailbox']),
    /** Where learning resources are looked for; none: links to searches only. */
    sources: z.array(z.string()),
    languages: z.array(z.string()),
    /** For how many days each is kept. */
    retention: z.array(
      z.object({
        what: z.enum([
          ...(['closed-accounts', 'unverified-accounts', 'used-links'] as const),
          ...(['mail-records', 'model-calls', 'unused-pages'] as const),
        ]),
        days: z.int(),
      }),
    ),
    settings: z.array(setting),
  }),
})
