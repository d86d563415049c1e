import { translateInputMessage } from '@app/contract/input-messages'
import type { Language } from '@app/domain'
import type { Refusal, RefusalCode } from '../refusal.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import type { ErrorMessages } from './error-messages.ts'
import { es } from './es.ts'

const MESSAGES: Readonly<Record<Language, ErrorMessages>> = { en, de, es }

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
  'answer-unfit': { field: ['answers'] },
  'answer-unreadable': { field: ['answers'] },
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
  const text = MESSAGES[language][refusal.code]
  const extra = refusal.extra ?? {}
  const about = field.find((name) => refusal.inputs?.includes(name))
  const given = refusal.fields && translateFields(refusal.fields, language)
  const words = firstOf(given) ?? (typeof text === 'string' ? text : text(extra))
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
