import { texts } from 'virtual:texts/api'
import type { COMMON_REFUSALS, Endpoint, RefusalOf } from '@app/contract'

/** Codes that no server sends: not reached, a reply outside the contract, a stream without its end, no session. */
export type OwnCode = 'network' | 'unexpected-reply' | 'stream-dropped' | 'token-missing'

export type Contract = typeof import('@app/contract')
type RefusalCode = { [Name in keyof Contract]: Contract[Name] extends Endpoint ? RefusalOf<Contract[Name]> : never }

/** Every code that the contract declares, and ours: a misspelt one does not compile. */
export type ProblemCode = RefusalCode[keyof Contract] | keyof typeof COMMON_REFUSALS | OwnCode | `http-${number}`

type ProblemParts = {
  readonly status: number
  readonly code: ProblemCode
  /** The server's sentence for a person; empty where it sent none. */
  readonly message: string
  readonly extra?: Readonly<Record<string, unknown>>
}

/** Every call that does not succeed throws one of these, or the `AbortError` of the caller's own signal. */
export class ApiProblem extends Error {
  readonly status: number
  readonly code: ProblemCode
  /** What a refusal carries beside its text, such as `missing` or `retry_after`. */
  readonly extra: Readonly<Record<string, unknown>>

  constructor({ status, code, message, extra = {} }: ProblemParts, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ApiProblem'
    this.status = status
    this.code = code
    this.extra = extra
  }
}

export const isProblem = (error: unknown, code?: ProblemCode): error is ApiProblem =>
  error instanceof ApiProblem && (code === undefined || error.code === code)

/** There is nothing at an address: the server says so, or refuses the address itself, and will again. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 404 || error.status === 400)

/** What is wrong with which input, for a form to show beside its fields. */
export const fieldsOf = (error: unknown): Readonly<Record<string, string>> => {
  const fields = isProblem(error) ? error.extra.fields : undefined
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(Object.entries(fields).filter((entry) => typeof entry[1] === 'string'))
}

/** Why words were declined, in their own language, as Markdown; null for any other problem. */
export function declinedReply(error: unknown): string | null {
  const reply = isProblem(error, 'words-declined') ? error.extra.reply : null
  return typeof reply === 'string' ? reply : null
}

/** Reads the body of a refusal, wherever it came from. */
export function problemFrom(status: number, body: unknown): ApiProblem {
  const known = typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {}
  const { error, message, code, ...extra } = known
  const words = [error, message].find((text) => typeof text === 'string' && text !== '')
  return new ApiProblem({
    status,
    // a newer server may send others, and a proxy in front of it none: nothing here compares with those
    code: (typeof code === 'string' ? code : `http-${status}`) as ProblemCode,
    message: typeof words === 'string' ? words : '',
    extra,
  })
}

/** The words that the specification names for a call, and those for a lost connection where it has some. */
type Fallback = string | { readonly failed: string; readonly unreachable: string }

/** The server's `error`, else its `message`, else the fallback, whichever endpoint it was. */
export function messageOf(error: unknown, fallback: Fallback): string {
  const { failed, unreachable } = typeof fallback === 'string' ? { failed: fallback, unreachable: fallback } : fallback
  if (!(error instanceof ApiProblem)) return failed
  return error.code === 'network' ? unreachable : error.message || failed
}

/** For `useForm`: the same, and what is wrong with which input. */
export const refusalOf = (fallback: Fallback) => (problem: unknown) =>
  [messageOf(problem, fallback), fieldsOf(problem)] as const

/** What to say of refusals of which a page knows more than the server says. */
type OwnWords = { readonly [Code in ProblemCode]?: (problem: ApiProblem) => string }

/** Words of ours for these refusals; for any other problem as `messageOf`. */
export function explain(error: unknown, fallback: Fallback, own: OwnWords): string {
  const words = error instanceof ApiProblem ? own[error.code]?.(error) : undefined
  return words ?? messageOf(error, fallback)
}

/** What stands in front of a server that is away answers with one of these in its place. */
const AWAY = [502, 503, 504]

/** Whether a call surely never left this machine: then nothing can have come of it. */
export const wasNeverSent = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'network' && error.extra.neverSent === true

/** Why there was no proper answer, to stand beside the specification's words; null where no one knows. */
export function describeCause(error: unknown): string | null {
  if (!(error instanceof ApiProblem)) return null
  if (wasNeverSent(error)) return texts.offline
  const away = error.code === 'network' || (error.message === '' && AWAY.includes(error.status))
  return away ? texts.unreachable : null
}
