import * as z from 'zod'
import { RESOURCE_VARIABLES } from './resource-variables.ts'
import { address, base, dsn, milliseconds, origin, parsed, parsePrices, parseProxies, port } from './variable-types.ts'

type Variable = {
  /** What a text must be. */
  readonly type: z.ZodType
  /** In words, for the table of the documentation; '' when there is none. */
  readonly default: string
  readonly meaning: string
  /** Never printed; may be given as a file: NAME_FILE. */
  readonly secret?: true
}

const reviewer = (author: string) => ({
  type: z.string(),
  default: 'none',
  meaning: `another model that looks for errors in chapters and solves their quizzes; without it \`${author}\` does`,
})

/** Every variable that is read: the schema, the documentation's table and `.env.example` all come from here. */
export const VARIABLES = {
  NODE_ENV: {
    type: z.enum(['development', 'production', 'test']),
    default: '`development`',
    meaning:
      '`production` refuses the dev mailbox, the sandbox checkout and the demo tutor, unless you ask for each by name',
  },
  PORT: { type: port, default: '3000', meaning: 'port it listens on' },
  HOST: { type: z.string(), default: '`127.0.0.1`, in production `0.0.0.0`', meaning: 'address it listens on' },
  APP_URL: {
    type: origin('https://learn.example.org'),
    default: '`http://localhost:PORT`',
    meaning: 'public address: links in emails point to it, and people return to it after paying',
  },
  APP_NAME: { type: z.string().max(50), default: '`Waymark`', meaning: "the product's name on pages and in emails" },
  CONTACT_EMAIL: {
    type: z.email('must be an address such as support@learn.example.org'),
    default: '`support@your-site.example`, which the pages mark as a placeholder',
    meaning: 'contact email for learners: in the footer, in notices and on the legal pages',
  },
  COMMUNITY_URL: {
    type: address(/^(https?|ircs?|xmpp)$/, 'https://chat.example.org/room'),
    default: '`https://chat.your-site.example/`, which the pages mark as a placeholder',
    meaning: 'the community chat that the footer links to',
  },
  APP_SECRET: {
    type: z.string().refine((text) => Buffer.byteLength(text) >= 32, 'must have at least 32 bytes'),
    default: 'generated once and kept in `DATA_DIR`',
    meaning: 'signs access tokens and links in emails; required in production, at least 32 random bytes',
    secret: true,
  },
  ADMIN_EMAIL: {
    type: z.email('must be an address such as admin@learn.example.org'),
    default: '',
    meaning: 'creates the first admin at a start that finds none: a new account, or the existing one with this email',
  },
  ADMIN_PASSWORD: {
    type: z.string(),
    default: '',
    meaning: "the first admin's password, at least 8 characters; remove both once they have signed in",
    secret: true,
  },
  ROLE: {
    type: z.enum(['all', 'api', 'worker']),
    default: '`all`',
    meaning: '`api` only serves requests, `worker` only runs jobs; they share one database',
  },
  DATA_DIR: {
    type: z.string(),
    default: '`./data`',
    meaning: 'embedded database, generated secret, dev emails, sandbox payments',
  },
  DATABASE_URL: {
    type: z.url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgres://' }),
    default: 'unset: embedded PostgreSQL',
    meaning: 'any PostgreSQL 15 or later',
    secret: true,
  },
  DATABASE_WAIT_MS: {
    type: milliseconds,
    default: '60000',
    meaning:
      'how long a start waits for a database that isn’t there yet, in milliseconds; until it is ready, calls are refused with 503',
  },
  LLM_PROVIDER: {
    type: z.enum(['openai', 'ollama', 'offline']),
    default: '`openai` with `OPENAI_API_KEY` or `OPENAI_BASE_URL`, `ollama` with `OLLAMA_HOST`, else `offline`',
    meaning: 'who answers: a hosted model, a local one, or the built-in demo tutor',
  },
  LLM_TIMEOUT_MS: { type: milliseconds, default: '120000', meaning: 'time limit of a model call, in milliseconds' },
  LLM_MAX_CONCURRENCY: {
    type: z.coerce.number().int().min(1).max(1_000),
    default: '8',
    meaning: 'model calls at the same time, per process',
  },
  LLM_CALLS_PER_LEARNER: {
    type: z.coerce.number().int().min(1).max(16),
    default: '4',
    meaning: 'model calls of one learner at the same time, per process: parts of a chapter are written side by side',
  },
  GATES: {
    type: z.enum(['enforce', 'observe']),
    default: '`enforce`',
    meaning:
      '`observe` only counts errors in plans and chapters, and accepts answers that would otherwise be refused or requested again',
  },
  PREPARE_AHEAD: {
    type: z.enum(['on', 'off']),
    default: '`off` with a hosted model, else `on`',
    meaning:
      '`on` writes the next chapter of a plan before it is unlocked, so that it opens at once; it costs model calls for chapters that may never be unlocked',
  },
  LLM_PRICES: {
    type: parsed(parsePrices, 'must be such as gpt-5-mini=0.25/2: US dollars per million tokens, in and out'),
    default: '`gpt-5-mini=0.25/2`',
    meaning:
      'what models cost, in US dollars per million tokens in and out; one name stands for its dated versions, `*` for every model; a local model without a price is free',
  },
  DAILY_BUDGET_USD: {
    type: z.coerce.number().min(0).max(1_000_000),
    default: 'none',
    meaning:
      'the most that model calls may cost per day (UTC); requests that could exceed it are refused until the next day, at no charge',
  },
  DAILY_CALLS_PER_LEARNER: {
    type: z.coerce.number().int().min(1).max(1_000_000),
    default: '300, none with the demo tutor',
    meaning: 'model calls per learner and day (UTC); a message usually takes one, a chapter about 18',
  },
  TUTOR_QUESTIONS_PER_DAY: {
    type: z.coerce.number().int().min(1).max(1_000_000),
    default: '30',
    meaning:
      'how often a learner may ask the tutor in a chapter, or have it look at what they made of a practice, per day; both count together',
  },
  FREE_CHAPTERS_PER_MONTH: {
    type: z.coerce.number().int().min(1).max(1_000),
    default: 'none',
    meaning:
      'free chapters per learner and month (UTC); someone who has had them can’t start another plan, or unlock the free chapter of one, until the next month. Without it the first chapter of each plan is free',
  },
  OPENAI_API_KEY: { type: z.string(), default: '', meaning: 'key of the hosted model', secret: true },
  OPENAI_BASE_URL: {
    type: address(/^https?$/, 'https://llm.example.org/v1'),
    default: "the vendor's",
    meaning: 'any server that speaks the Chat Completions protocol; it may need no key',
  },
  OPENAI_MODEL: { type: z.string(), default: '`gpt-5-mini`', meaning: 'hosted model to use' },
  OPENAI_MODEL_REVIEW: reviewer('OPENAI_MODEL'),
  OPENAI_NUM_CTX: {
    type: z.coerce.number().int().min(8_000).max(1_048_576),
    default: '100000 over HTTPS, else 8192',
    meaning: 'context window of the hosted model, in tokens: with more than 30000 a chapter is checked whole',
  },
  OLLAMA_HOST: {
    type: address(/^https?$/, 'http://127.0.0.1:11434'),
    default: '`http://127.0.0.1:11434`',
    meaning: 'where Ollama runs',
  },
  OLLAMA_MODEL: {
    type: z.string(),
    default: '`qwen3:8b`',
    meaning: 'local model to use; run `ollama pull` for it first',
  },
  OLLAMA_MODEL_REVIEW: reviewer('OLLAMA_MODEL'),
  OLLAMA_NUM_CTX: {
    type: z.coerce.number().int().min(2_048).max(1_048_576),
    default: '8192',
    meaning: 'context window of the local model, in tokens',
  },
  OLLAMA_GUARD_MODEL: {
    type: z.string(),
    default: 'none',
    meaning:
      'a guard model at `OLLAMA_HOST`, such as `llama-guard3:1b` or `shieldgemma:2b`, that judges what learners write as well, whichever model answers',
  },
  SMTP_URL: {
    type: z.url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://user:password@mail.example.org' }),
    default: 'unset: dev mailbox',
    meaning:
      'mail server, such as `smtps://user:password@mail.example.org`; a password is only sent encrypted, unless the address ends with `?requireTLS=false`',
    secret: true,
  },
  MAIL_FROM: {
    type: z.string().max(200),
    default: '`APP_NAME <no-reply@host of APP_URL>`',
    meaning: 'sender of emails',
  },
  MAIL_PROVIDER: {
    type: z.enum(['smtp', 'dev-mailbox']),
    default: '`smtp` with `SMTP_URL`, else `dev-mailbox`',
    meaning: 'set to `dev-mailbox` to use the dev mailbox in production',
  },
  OPERATOR_MAILS: {
    type: z.enum(['on', 'off']),
    default: '`on`',
    meaning:
      'emails admins when the daily budget runs low, jobs wait too long, or plans, chapters or emails fail; at most one email a day for each',
  },
  STRIPE_SECRET_KEY: {
    type: z.string().regex(/^(sk|rk)_\w+$/, 'must begin with sk_ or rk_, and go on in letters and digits'),
    default: 'unset: sandbox checkout',
    meaning: 'key of the Stripe account that receives the money',
    secret: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    type: z.string().regex(/^whsec_[\w+/=-]+$/, 'must begin with whsec_, and go on in letters and digits'),
    default: '',
    meaning: 'signing secret of the webhook for `APP_URL/api/payments/webhook`; required with `STRIPE_SECRET_KEY`',
    secret: true,
  },
  STRIPE_API_BASE: {
    type: origin('http://127.0.0.1:12111'),
    default: "Stripe's",
    meaning: 'a server that stands in for Stripe, in tests',
  },
  PAYMENTS_PROVIDER: {
    type: z.enum(['stripe', 'sandbox']),
    default: '`stripe` with `STRIPE_SECRET_KEY`, else `sandbox`',
    meaning: 'set to `sandbox` to use the sandbox checkout in production: no real money is charged',
  },
  FORMER_PAYMENTS_PROVIDER: {
    type: z.enum(['stripe']),
    default: 'none',
    meaning: 'a provider used before: it opens no new checkouts, but its refunds and disputes are still noticed',
  },
  ...RESOURCE_VARIABLES,
  TRUSTED_PROXIES: {
    type: parsed(parseProxies, 'must be addresses and subnets such as 127.0.0.1 or 10.0.0.0/8, separated by commas'),
    default: 'none',
    meaning:
      'addresses and subnets, separated by commas, whose `X-Forwarded-For` counts; needed behind a proxy, or all learners count as one client',
  },
  SENTRY_DSN: {
    type: dsn,
    default: 'unset: off',
    meaning:
      'where the server reports errors and response times: the DSN of a project at Sentry or a compatible service',
  },
  WEB_SENTRY_DSN: {
    type: dsn,
    default: 'unset: off',
    meaning:
      'the same for the web app, which also sends recordings of 10 % of visits and of all visits with an error, with texts masked',
  },
  ANALYTICS_PROVIDER: {
    type: z.enum(['plausible', 'umami']),
    default: 'unset: off',
    meaning: 'service that counts page views, sign-ups, logins, plans, unlocks and purchases, without cookies',
  },
  ANALYTICS_DOMAIN: {
    type: z.string().max(200),
    default: '',
    meaning: 'this site at the provider: its domain with Plausible, its website ID with Umami',
  },
  ANALYTICS_URL: {
    type: base('https://umami.example.org'),
    default: '`https://plausible.io` with Plausible',
    meaning: 'where the provider runs; required with Umami',
  },
  METRICS_PORT: {
    type: port,
    default: 'unset: off',
    meaning: 'port for `/metrics` (Prometheus), and for `/healthz` and `/readyz` of a worker; listens on `HOST`',
  },
  LOG_LEVEL: {
    type: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    default: '`info`',
    meaning: 'lowest level of log lines to write',
  },
} as const satisfies Record<string, Variable>

export type VariableName = keyof typeof VARIABLES
/** What was given, each text in its type; what was not is undefined. */
export type Given = { readonly [N in VariableName]?: z.output<(typeof VARIABLES)[N]['type']> | undefined }

export const isSecret = (name: VariableName): boolean => 'secret' in VARIABLES[name]
