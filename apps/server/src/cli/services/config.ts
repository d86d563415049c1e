import type { Command } from 'commander'
import { redactUrl } from '../../config/redact-url.ts'
import { isSecret, VARIABLES, type VariableName } from '../../config/variables.ts'
import { type Config, readEnvironment } from '../../config.ts'
import { configuration } from '../configuration.ts'
import { inColumns, type OutputOptions, print } from '../output.ts'

export function addConfigVerbs(program: Command): void {
  program
    .command('config')
    .description('environment variables of the app')
    .command('check')
    .description(
      'Prints the configuration that the app would use, without secrets, and where each value comes from. If it has errors, lists ' +
        'them all and exits with 78.',
    )
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: npm run cli -- config check')
    .action((shown: OutputOptions) => {
      const settings = settingsOf(configuration(shown), readEnvironment())
      const rows = settings.map(({ name, value, from }) => [name, value, from])
      print({ json: settings, words: inColumns(['variable', 'value', 'from'], rows) }, shown)
    })
}

type Setting = { readonly name: VariableName; readonly value: string; readonly from: string }

function settingsOf(config: Config, environment: Readonly<Record<string, string | undefined>>): readonly Setting[] {
  const effective = effectiveOf(config)
  return (Object.keys(VARIABLES) as VariableName[]).map((name) => {
    const given = environment[name]?.trim() ?? ''
    const inFile = isSecret(name) && given === '' && Boolean(environment[`${name}_FILE`]?.trim())
    const isSet = given !== '' || inFile
    const from = isSet ? (inFile ? `${name}_FILE` : 'set') : 'default'
    if (isSecret(name)) return { name, value: isSet ? '(secret)' : fallbackOf(name), from }
    return { name, value: redactUrl(effective[name] ?? (isSet ? given : fallbackOf(name))), from }
  })
}

/** What the table of the documentation says. */
const fallbackOf = (name: VariableName): string => VARIABLES[name].default.replaceAll('`', '') || '–'

/** Where what runs is not just what was given. */
const effectiveOf = (config: Config): Partial<Record<VariableName, string>> => ({
  NODE_ENV: config.production ? 'production' : 'development',
  PORT: String(config.port),
  HOST: config.host,
  APP_URL: config.appUrl,
  APP_NAME: config.appName,
  ROLE: config.role,
  DATA_DIR: config.dataDir,
  LLM_PROVIDER: config.model.provider,
  LLM_TIMEOUT_MS: String(config.modelLimits.timeoutMs),
  LLM_MAX_CONCURRENCY: String(config.modelLimits.maxConcurrency),
  ...(config.model.provider === 'openai' && { OPENAI_MODEL: config.model.model }),
  ...(config.model.provider === 'ollama' && {
    OLLAMA_HOST: config.model.host,
    OLLAMA_MODEL: config.model.model,
    OLLAMA_NUM_CTX: String(config.model.numCtx),
  }),
  MAIL_PROVIDER: config.mail.provider,
  MAIL_FROM: config.mailFrom,
  PAYMENTS_PROVIDER: config.payments.provider,
  LOG_LEVEL: config.logLevel,
})
