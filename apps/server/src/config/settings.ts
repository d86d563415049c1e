import type { WithDefaults } from './defaults.ts'
import { redactUrl } from './redact-url.ts'
import { RESOURCE_VARIABLES } from './resource-variables.ts'
import { isSecret, VARIABLES, type VariableName } from './variables.ts'

/** A variable as it may be shown. */
export type Setting = {
  readonly name: VariableName
  readonly group: SettingGroup
  readonly isSecret: boolean
  /** Of a variable that was not set: what runs instead, or what the documentation says. Null for none, and for every secret. */
  readonly value: string | null
  readonly from: 'set' | 'file' | 'default'
}

export type SettingGroup = 'tutor' | 'payments' | 'mail' | 'resources' | 'reporting' | 'server'

/** Every variable of the schema, in its order. No secret is in it, nor what an address holds of one. */
export function settingsOf(
  config: WithDefaults,
  environment: Readonly<Record<string, string | undefined>>,
): readonly Setting[] {
  const effective = effectiveOf(config)
  return (Object.keys(VARIABLES) as VariableName[]).map((name) => {
    const given = environment[name]?.trim() ?? ''
    const inFile = isSecret(name) && given === '' && Boolean(environment[`${name}_FILE`]?.trim())
    const from = given !== '' ? 'set' : inFile ? 'file' : 'default'
    const about = { name, group: groupOf(name), isSecret: isSecret(name), from } as const
    if (about.isSecret) return { ...about, value: null }
    const value = effective[name] ?? (given || literalFallback(name))
    return { ...about, value: value === '' ? null : redactUrl(value) }
  })
}

/** What the table of the documentation says; '' for none. */
export const fallbackOf = (name: VariableName): string => VARIABLES[name].default.replaceAll('`', '')

/** Where the fallback is a value and not a description of one, such as "unset: off", which is English in every language. */
const literalFallback = (name: VariableName): string => (/[\s']/.test(fallbackOf(name)) ? '' : fallbackOf(name))

const GROUPS: readonly (readonly [SettingGroup, RegExp])[] = [
  ['tutor', /^(LLM|OPENAI|OLLAMA|DAILY|FREE_CHAPTERS|GATES|PREPARE|TUTOR)/],
  ['payments', /^(STRIPE|PAYMENTS|FORMER_PAYMENTS)/],
  ['mail', /^(SMTP|MAIL|OPERATOR_MAILS)/],
  ['reporting', /^(SENTRY|WEB_SENTRY|ANALYTICS|METRICS|LOG)/],
]

function groupOf(name: VariableName): SettingGroup {
  if (name in RESOURCE_VARIABLES) return 'resources'
  return GROUPS.find(([, pattern]) => pattern.test(name))?.[0] ?? 'server'
}

/** Where what runs is not just what was given. */
const effectiveOf = (config: WithDefaults): Partial<Record<VariableName, string>> => ({
  NODE_ENV: config.production ? 'production' : 'development',
  HOST: config.host,
  APP_URL: config.appUrl,
  CONTACT_EMAIL: config.contactEmail,
  COMMUNITY_URL: config.communityUrl,
  DATA_DIR: config.dataDir,
  LLM_PROVIDER: config.model.provider,
  PREPARE_AHEAD: config.prepareAhead ? 'on' : 'off',
  DAILY_CALLS_PER_LEARNER: String(config.spending.callsPerLearner ?? 'none'),
  MAIL_PROVIDER: config.mail.provider,
  MAIL_FROM: config.mailFrom,
  PAYMENTS_PROVIDER: config.payments.provider,
  RESOURCE_SOURCES: config.resources.sources.join(', ') || 'none',
})
