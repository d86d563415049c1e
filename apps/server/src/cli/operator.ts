import {
  err,
  type IdSource,
  type LanguageModel,
  makeUseCases,
  NO_MODERATION,
  NO_RESOURCES,
  type Ports,
  parseEmail,
  type Result,
  UserId,
  type UserListItem,
} from '@app/domain'
import type { Postgres } from '@app/postgres'
import { choosePasswords } from '../adapters/passwords.ts'
import type { Config } from '../config.ts'
import { makeSystemIds, systemClock, systemPause } from '../system.ts'
import { configuration } from './configuration.ts'
import { type Schema, withDatabase } from './database/with-database.ts'
import { cannot, type Output, type OutputOptions, print, refuse } from './output.ts'
import { type Refusal, sentenceOf } from './refusals.ts'

export const OPERATOR = { kind: 'operator' } as const

export type OperatorUseCases = ReturnType<typeof makeOperatorUseCases>

/** Without the app's secret: no verb creates or opens a mailed link. */
export const operatorIds: IdSource = makeSystemIds('')

/** A port that belongs to the running app: whatever is read of it throws. */
const UNUSED = undefined as never

/** The ports that a verb may use. */
export const operatorPorts = (
  { unitOfWork, readModels, adminReadModels }: Pick<Postgres, 'unitOfWork' | 'readModels' | 'adminReadModels'>,
  passwords: ReturnType<typeof choosePasswords>,
): Omit<Ports, 'model' | 'spending'> => ({
  unitOfWork,
  readModels,
  adminReadModels,
  ...passwords,
  ids: operatorIds,
  clock: systemClock,
  pause: systemPause,
  moderation: NO_MODERATION,
  ...NO_RESOURCES,
  markdown: UNUSED,
  languages: UNUSED,
  scheduler: UNUSED,
  safety: UNUSED,
  deckWriter: UNUSED,
  calendarWriter: UNUSED,
  mailer: UNUSED,
  accessTokens: UNUSED,
  gateways: UNUSED,
  // of mails and checkouts, and neither is made here
  settings: { appName: '', appUrl: '' },
})

function makeOperatorUseCases(postgres: Postgres, config: Config) {
  const { unitOfWork, adminReadModels } = postgres
  const useCases = makeUseCases({
    ...operatorPorts(postgres, choosePasswords(config)),
    model: uncalledModel(config),
    spending: config.spending,
  })
  const findByEmail = async (address: string): Promise<UserListItem | null> => {
    const email = parseEmail(address)
    if (!email.ok) return null
    const found = await unitOfWork.run(({ users }) => users.findByEmail(email.value))
    return found && adminReadModels.user(found.id)
  }
  return {
    ...useCases,
    adminReadModels,
    find: async (whom: string): Promise<UserListItem | null> =>
      isUuid(whom) ? adminReadModels.user(UserId(whom.toLowerCase())) : findByEmail(whom),
  }
}

/** Only named, for its price in the daily budget; never called. */
const uncalledModel = ({ model }: Config): LanguageModel => ({
  name: model.provider,
  model: model.provider === 'offline' ? 'offline-tutor' : model.model,
  ask: async () => err({ kind: 'model-rejected', detail: 'not asked from here' }),
})

/** The option of every verb that leaves an entry in the audit log. */
export const REASON = ['--reason <words>', 'for the audit log, stored permanently: no personal data'] as const

export const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** What to print, or a refusal: the domain's, or a sentence. */
export type Outcome = Result<Output, Refusal | string>

/** Runs an operator's work on the configured database and prints its outcome. */
export async function asOperator(
  shown: OutputOptions,
  work: (operator: OperatorUseCases) => Promise<Outcome>,
  schema: Schema = 'current',
): Promise<void> {
  const config = configuration()
  const visited = await withDatabase(config, (postgres) => work(makeOperatorUseCases(postgres, config)), schema)
  if (!visited.ok) return cannot(visited.error)
  const outcome = visited.value
  if (outcome.ok) return print(outcome.value, shown)
  refuse(typeof outcome.error === 'string' ? outcome.error : sentenceOf(outcome.error))
}

/** The same, on a user who must exist. */
export const onUser = (
  whom: string,
  shown: OutputOptions,
  work: (operator: OperatorUseCases, user: UserListItem) => Promise<Outcome>,
): Promise<void> =>
  asOperator(shown, async (operator) => {
    const user = await operator.find(whom)
    return user ? work(operator, user) : { ok: false, error: { kind: 'user-not-found' } }
  })
