import { readFileSync } from 'node:fs'
import { err, ok, type Result } from '@app/domain'
import { type WithDefaults, withDefaults } from './config/defaults.ts'
import { isGuessable } from './config/is-guessable.ts'
import { redactUrl } from './config/redact-url.ts'
import { missingForReporting } from './config/reporting.ts'
import { missingForResources } from './config/resources.ts'
import { type Setting, settingsOf } from './config/settings.ts'
import { missingForSpending } from './config/spending.ts'
import { type Given, isSecret, VARIABLES, type VariableName } from './config/variables.ts'

export type Config = WithDefaults & {
  /** Each variable as it may be shown: without secrets. */
  readonly settings: readonly Setting[]
}

type Environment = Readonly<Record<string, string | undefined>>

/** The exit code of a program that was configured wrongly: EX_CONFIG of sysexits.h. */
export const EXIT_CONFIG = 78

/** The environment, completed by `.env` in the working folder. */
export function readEnvironment(): Environment {
  try {
    process.loadEnvFile()
  } catch {
    // no `.env`: everything has a default
  }
  return process.env
}

/** All of the configuration, or all of its faults: one line each, and no secret in any. */
export function readConfig(environment: Environment): Result<Config, readonly string[]> {
  const { given, faults } = readVariables(environment)
  const config = withDefaults(given)
  // a malformed variable is not missing as well
  const named = new Set(faults.map(variableOf))
  const all = [...faults, ...missing(given, config).filter((fault) => !named.has(variableOf(fault)))]
  return all.length === 0 ? ok({ ...config, settings: settingsOf(config, environment) }) : err(all)
}

const variableOf = (fault: string): string | undefined => fault.split(':')[0]

function readVariables(environment: Environment): { readonly given: Given; readonly faults: readonly string[] } {
  const faults: string[] = []
  const entries = (Object.keys(VARIABLES) as VariableName[]).flatMap((name) => {
    const text = textOf(name, environment, faults)
    if (text === undefined) return []
    const parsed = VARIABLES[name].type.safeParse(text)
    if (parsed.success) return [[name, parsed.data] as const]
    const shown = isSecret(name) ? '' : ` (it is ${JSON.stringify(redactUrl(text))})`
    faults.push(`${name}: ${parsed.error.issues.map(({ message }) => message).join('; ')}${shown}`)
    return []
  })
  return { given: Object.fromEntries(entries) as Given, faults }
}

/** An empty variable counts as unset: compose files pass unset ones on as empty. */
function textOf(name: VariableName, environment: Environment, faults: string[]): string | undefined {
  const text = environment[name]?.trim()
  if (text) return text
  const file = isSecret(name) ? environment[`${name}_FILE`]?.trim() : undefined
  if (!file) return undefined
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    faults.push(`${name}_FILE: the file cannot be read`)
    return undefined
  }
}

/** Faults of variables that are well formed by themselves. */
function missing(given: Given, config: WithDefaults): readonly string[] {
  const faults: string[] = []
  if (given.LLM_PROVIDER === 'openai' && !given.OPENAI_API_KEY && !given.OPENAI_BASE_URL) {
    faults.push(
      'OPENAI_API_KEY: is required with LLM_PROVIDER=openai, unless OPENAI_BASE_URL names a server that needs none',
    )
  }
  if (config.role !== 'all' && config.databaseUrl === null) {
    faults.push(`DATABASE_URL: is required with ROLE=${config.role}, as the embedded database is of one process alone`)
  }
  if (given.MAIL_PROVIDER === 'dev-mailbox' && given.SMTP_URL) {
    faults.push('MAIL_PROVIDER: dev-mailbox doesn’t send through SMTP_URL; remove one of the two')
  }
  if (given.MAIL_PROVIDER === 'smtp' && !given.SMTP_URL) faults.push('SMTP_URL: is required with MAIL_PROVIDER=smtp')
  faults.push(
    ...missingForPayments(given),
    ...missingForReporting(given),
    ...missingForSpending(config.spending, config.model),
    ...missingForResources(given, config.production),
  )
  if (config.metricsPort === config.port && config.role !== 'worker') {
    faults.push('METRICS_PORT: must differ from PORT')
  }
  if (!config.production) return faults
  if (!config.appSecret) faults.push('APP_SECRET: is required in production')
  else if (isGuessable(config.appSecret)) {
    faults.push('APP_SECRET: is too easy to guess; generate one with openssl rand -hex 32')
  }
  if (config.model.provider === 'offline' && given.LLM_PROVIDER !== 'offline') {
    faults.push(
      'LLM_PROVIDER: production needs a model (OPENAI_API_KEY or OLLAMA_HOST), or LLM_PROVIDER=offline to use the demo tutor on purpose',
    )
  }
  if (config.mail.provider === 'dev-mailbox' && given.MAIL_PROVIDER !== 'dev-mailbox') {
    faults.push('SMTP_URL: is required in production, or MAIL_PROVIDER=dev-mailbox to use the dev mailbox on purpose')
  }
  if (config.payments.provider === 'sandbox' && given.PAYMENTS_PROVIDER !== 'sandbox') {
    faults.push(
      'STRIPE_SECRET_KEY: is required in production, or PAYMENTS_PROVIDER=sandbox to use the sandbox checkout on purpose',
    )
  }
  return faults
}

function missingForPayments(given: Given): readonly string[] {
  const { PAYMENTS_PROVIDER: provider, STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret } = given
  const former = given.FORMER_PAYMENTS_PROVIDER
  if (former && provider !== 'sandbox') return [`FORMER_PAYMENTS_PROVIDER: ${former} needs PAYMENTS_PROVIDER=sandbox`]
  if (former && !key) return [`STRIPE_SECRET_KEY: is required with FORMER_PAYMENTS_PROVIDER=${former}`]
  if (provider === 'sandbox' && key && !former) {
    return [
      'PAYMENTS_PROVIDER: sandbox takes no real money, STRIPE_SECRET_KEY does; remove one of the two, or set FORMER_PAYMENTS_PROVIDER=stripe',
    ]
  }
  if (provider === 'stripe' && !key) return ['STRIPE_SECRET_KEY: is required with PAYMENTS_PROVIDER=stripe']
  return key && !secret ? ['STRIPE_WEBHOOK_SECRET: is required with STRIPE_SECRET_KEY'] : []
}
