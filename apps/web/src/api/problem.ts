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

/** What is wrong with which input, for a form to show beside its fields. */
export const fieldsOf = (error: unknown): Readonly<Record<string, string>> => {
  const fields = isProblem(error) ? error.extra.fields : undefined
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(Object.entries(fields).filter((entry) => typeof entry[1] === 'string'))
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
