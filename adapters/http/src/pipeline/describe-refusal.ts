import { API_TEXTS, translateInputMessage } from '@app/contract/api-texts'
import { formatMessage, type Language, MIN_PASSWORD_LENGTH } from '@app/domain'
import type { Refusal, RefusalCode } from './refusal.ts'

/** What went wrong and what to do next, for every code that there is, in ICU's format. */
type Catalogue = {
  readonly units: Readonly<Record<'second' | 'minute' | 'hour', string>>
  readonly refusals: Readonly<Record<RefusalCode, string | Readonly<Record<string, string>>>>
}

const CATALOGUES: Readonly<Record<Language, Catalogue>> = API_TEXTS

/** What stands beside the words in the body: keys as the API spells them. */
type Extra = Readonly<Record<string, unknown>>

/** Which of several messages a refusal has. */
const VARIANT: Readonly<Partial<Record<RefusalCode, (extra: Extra) => string>>> = {
  'too-many-tries': ({ limited }) => (limited === 'conversations' ? 'conversations' : 'other'),
  'password-too-short': ({ shortest }) => (shortest === MIN_PASSWORD_LENGTH ? 'registration' : 'change'),
  'invalid-amount': ({ largest }) => (largest === 0 ? 'none' : 'some'),
  'nothing-to-withdraw': ({ largest }) => (largest === 0 ? 'none' : 'some'),
  'words-declined': ({ reason }) => (reason === 'crisis' ? 'crisis' : 'unsafe'),
  'chapter-not-outlined': ({ outlining }) => (outlining === 'pending' ? 'pending' : 'failed'),
}

function wordsOf(code: RefusalCode, extra: Extra, language: Language): string {
  const { refusals, units } = CATALOGUES[language]
  const found = refusals[code]
  const message = typeof found === 'string' ? found : (found[VARIANT[code]?.(extra) ?? ''] ?? '')
  const { retry_after: seconds } = extra
  const wait = typeof seconds === 'number' ? waitIn(units, seconds, language) : undefined
  return formatMessage(message, { ...extra, wait }, language)
}

/** Seconds as a person would say them. Rounded up: a client that comes back after it is not sent away once more. */
function waitIn({ second, minute, hour }: Catalogue['units'], seconds: number, language: Language): string {
  if (seconds < 90) return formatMessage(second, { count: seconds }, language)
  if (seconds < 5_400) return formatMessage(minute, { count: Math.ceil(seconds / 60) }, language)
  return formatMessage(hour, { count: Math.ceil(seconds / 3_600) }, language)
}

/** What comes with a message, whatever its language. */
type About = {
  /** The input that it is about, for a form to show it beside: whichever of these the endpoint has. */
  readonly field?: readonly string[]
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number
}

const NEW_PASSWORD: About = { field: ['password', 'new_password'] }

const ABOUT: Readonly<Partial<Record<RefusalCode, About>>> = {
  'too-many-streams': { retryAfter: 10 },
  unavailable: { retryAfter: 2 },
  'invalid-email': { field: ['email'] },
  'invalid-username': { field: ['username'] },
  'username-taken': { field: ['username'] },
  'password-too-short': NEW_PASSWORD,
  'password-too-long': NEW_PASSWORD,
  'password-too-common': NEW_PASSWORD,
  'password-unusable': NEW_PASSWORD,
  'passwords-differ': { field: ['confirm_new_password'] },
  'password-unchanged': NEW_PASSWORD,
  'current-password-wrong': { field: ['current_password', 'password'] },
  'hasher-busy': { retryAfter: 1 },
  'email-taken': { field: ['email'] },
  'invalid-amount': { field: ['amount'] },
  'nothing-to-withdraw': { field: ['amount'] },
  'reason-missing': { field: ['reason'] },
  'title-empty': { field: ['title'] },
  'answer-unfit': { field: ['answers', 'answer'] },
  'answer-unreadable': { field: ['answers', 'answer'] },
  'unknown-time-zone': { field: ['time_zone'] },
  'words-missing': { field: ['words'] },
  'unknown-package': { field: ['product_id'] },
  'payments-unavailable': { retryAfter: 5 },
  'deadline-past': { field: ['deadline'] },
  'goal-empty': { field: ['goal'] },
  'assistant-unavailable': { retryAfter: 10 },
}

/** The body of contract section 3, and the headers that belong to it. */
export function describeRefusal(
  refusal: Refusal,
  requestId: string,
  language: Language,
): { body: Problem; headers: Record<string, string> } {
  const { field = [], retryAfter = refusal.extra?.retry_after } = ABOUT[refusal.code] ?? {}
  const extra = refusal.extra ?? {}
  const about = field.find((name) => refusal.inputs?.includes(name))
  const given = refusal.fields && translateFields(refusal.fields, language)
  const words = firstOf(given) ?? wordsOf(refusal.code, extra, language)
  const fields = given ?? (about === undefined ? undefined : { [about]: words })
  return {
    body: {
      ...extra,
      ...(retryAfter !== undefined && { retry_after: retryAfter }),
      error: words,
      message: words,
      code: refusal.code,
      request_id: requestId,
      ...(fields && { fields }),
    },
    headers: { ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }), ...refusal.headers },
  }
}

type Problem = Readonly<Record<string, unknown>>
type Fields = NonNullable<Refusal['fields']>

/** Schemas say in English what is wrong. What they have no message for, a form cannot send. */
const translateFields = (fields: Fields, language: Language): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [name, translateInputMessage(message, language) ?? message]),
  )

const firstOf = (fields: Fields | undefined): string | undefined => fields && Object.values(fields)[0]
