import { COMMON_REFUSALS, type Endpoint, type endpoints, type RefusalOf } from '@app/contract'
import { snakeCase } from './wire.ts'

type Each<E> = E extends Endpoint ? RefusalOf<E> : never

/** Every code that an answer may carry: those of the endpoints and those that any of them may answer. */
export type RefusalCode = Each<(typeof endpoints)[keyof typeof endpoints]> | keyof typeof COMMON_REFUSALS

/** An answer that is not a success, before it is put into words. */
export type Refusal = {
  readonly code: RefusalCode
  readonly status: number
  /** Stands beside the words in the body: keys as the API spells them. */
  readonly extra?: Readonly<Record<string, unknown>>
  /** What is wrong with which input. */
  readonly fields?: Readonly<Record<string, string>>
  /** Names of the endpoint's inputs: what a refusal is about may be called differently from form to form. */
  readonly inputs?: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
}

/** Turns what a use case refused into an answer. */
export function refuse<E extends { readonly kind: string }>(error: E, { refusals, input }: Endpoint): Refusal {
  const { kind, ...rest } = error
  // the type of a handler lets through no kind that its endpoint does not name, but for `invalid-input`
  const [code, status] = [kind as RefusalCode, refusals[kind] ?? COMMON_REFUSALS['invalid-input']]
  const extra = Object.fromEntries(Object.entries(rest).map(([key, value]) => [snakeCase(key), value]))
  return { code, status, extra, inputs: Object.keys(input.shape) }
}
