import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const appInfo = endpoint('GET', '/api/app-info', 'public', {
  summary: 'What the web app must know about this installation.',
  reply: z.object({
    name: z.string(),
    tutor: z.object({
      provider: z.enum(['openai', 'ollama', 'offline']),
      is_demo: z.boolean(),
      /** What a learner should know about the tutor; null when there is nothing to say. */
      notice: z.nullable(z.string()),
    }),
    /** Where mails go: 'dev' is the dev mailbox at /dev/mail. */
    mailbox: z.enum(['dev', 'smtp']),
    /** Who takes the money; 'sandbox' moves none. */
    payments: z.enum(['stripe', 'sandbox']),
    /** The services that the web app reports to; null: none. */
    reporting: z.object({
      errors: z.nullable(z.object({ dsn: z.string(), release: z.string(), environment: z.string() })),
      analytics: z.nullable(z.object({ provider: z.enum(['plausible', 'umami']), site: z.string(), url: z.string() })),
    }),
    /** Who answers when a person is needed. */
    contact_email: z.string(),
    /** Where learners talk to each other. */
    community_url: z.string(),
  }),
})

export const version = endpoint('GET', '/api/version', 'public', {
  summary: 'The version that is running.',
  reply: z.object({ name: z.string(), version: z.string() }),
})
