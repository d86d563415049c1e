import { BlockList } from 'node:net'
import { resolve } from 'node:path'
import { CALLS_AT_ONCE } from '@app/domain'
import { reportingConfig } from './reporting.ts'
import { resourcesConfig } from './resources.ts'
import { spendingConfig } from './spending.ts'
import type { Given } from './variables.ts'

export type StripeConfig = {
  readonly provider: 'stripe'
  readonly secretKey: string
  readonly webhookSecret: string
  readonly apiBase: string | undefined
}

export type WithDefaults = Readonly<ReturnType<typeof withDefaults>>

export function withDefaults(given: Given) {
  const production = given.NODE_ENV === 'production'
  const port = given.PORT ?? 3000
  const appUrl = given.APP_URL ?? `http://localhost:${port}`
  const appName = given.APP_NAME ?? 'Waymark'
  const model = modelConfig(given)
  const perLearner = given.LLM_CALLS_PER_LEARNER ?? CALLS_AT_ONCE
  return {
    production,
    port,
    host: given.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    appUrl,
    appName,
    // reserved domains, which the web app marks as placeholders
    contactEmail: given.CONTACT_EMAIL ?? 'support@your-site.example',
    communityUrl: given.COMMUNITY_URL ?? 'https://chat.your-site.example/',
    /** Null: make one and keep it in `dataDir`. */
    appSecret: given.APP_SECRET ?? null,
    firstAdmin: { email: given.ADMIN_EMAIL, password: given.ADMIN_PASSWORD },
    role: given.ROLE ?? 'all',
    dataDir: resolve(given.DATA_DIR ?? 'data'),
    /** Null: the embedded PostgreSQL. */
    databaseUrl: given.DATABASE_URL ?? null,
    databaseWaitMs: given.DATABASE_WAIT_MS ?? 60_000,
    model,
    /** Null: no guard model. */
    guard: given.OLLAMA_GUARD_MODEL ? { host: ollamaHost(given), model: given.OLLAMA_GUARD_MODEL } : null,
    spending: { ...spendingConfig(given, model), callsAtOnce: perLearner },
    questionsPerDay: given.TUTOR_QUESTIONS_PER_DAY ?? 30,
    gates: given.GATES ?? 'enforce',
    prepareAhead: (given.PREPARE_AHEAD ?? (model.provider === 'openai' ? 'off' : 'on')) === 'on',
    modelLimits: {
      ...{ timeoutMs: given.LLM_TIMEOUT_MS ?? 120_000, maxConcurrency: given.LLM_MAX_CONCURRENCY ?? 8, perLearner },
    },
    mail: mailConfig(given),
    mailFrom: given.MAIL_FROM ?? `${appName} <no-reply@${new URL(appUrl).hostname}>`,
    operatorMails: given.OPERATOR_MAILS !== 'off',
    payments: paymentsConfig(given),
    /** A provider that opens no new checkouts, and whose refunds are still seen. */
    formerPayments: given.FORMER_PAYMENTS_PROVIDER ? stripeConfig(given) : null,
    resources: resourcesConfig(given),
    reporting: reportingConfig(given),
    trustedProxies: given.TRUSTED_PROXIES ?? new BlockList(),
    logLevel: given.LOG_LEVEL ?? 'info',
    /** Null: no metrics. */
    metricsPort: given.METRICS_PORT ?? null,
  }
}

function modelConfig(given: Given) {
  const hosted = given.OPENAI_API_KEY !== undefined || given.OPENAI_BASE_URL !== undefined
  const provider = given.LLM_PROVIDER ?? (hosted ? 'openai' : given.OLLAMA_HOST ? 'ollama' : 'offline')
  if (provider === 'openai') {
    // a server of one's own may ask for no key, but the protocol's client always sends one
    const apiKey = given.OPENAI_API_KEY ?? 'none'
    const model = given.OPENAI_MODEL ?? 'gpt-5-mini'
    const reviewer = given.OPENAI_MODEL_REVIEW
    const baseUrl = given.OPENAI_BASE_URL
    // a server nearby is mostly one's own, with a small model
    const window = given.OPENAI_NUM_CTX ?? (baseUrl?.startsWith('http:') ? 8_192 : 100_000)
    return { provider, apiKey, baseUrl, model, reviewer, window } as const
  }
  if (provider === 'ollama') {
    const numCtx = given.OLLAMA_NUM_CTX ?? 8_192
    const model = given.OLLAMA_MODEL ?? 'qwen3:8b'
    return { provider, host: ollamaHost(given), model, reviewer: given.OLLAMA_MODEL_REVIEW, numCtx } as const
  }
  return { provider } as const
}

const ollamaHost = (given: Given): string => given.OLLAMA_HOST ?? 'http://127.0.0.1:11434'

const mailConfig = ({ MAIL_PROVIDER: provider, SMTP_URL: url }: Given) =>
  provider === 'dev-mailbox' || !url ? ({ provider: 'dev-mailbox' } as const) : ({ provider: 'smtp', url } as const)

const paymentsConfig = (given: Given) =>
  (given.PAYMENTS_PROVIDER === 'sandbox' ? null : stripeConfig(given)) ?? ({ provider: 'sandbox' } as const)

function stripeConfig(given: Given): StripeConfig | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret = '', STRIPE_API_BASE: apiBase } = given
  return secretKey ? { provider: 'stripe', secretKey, webhookSecret, apiBase } : null
}
