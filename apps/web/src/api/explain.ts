import type { Endpoint, RefusalOf } from '@app/contract'
import { ApiProblem, type ProblemCode } from './problem.ts'

/** In place of words of ours for these refusals: the server's own sentence, or the fallback where it sent none. */
export const served = <Code extends ProblemCode>(...codes: readonly Code[]) =>
  Object.fromEntries(codes.map((code) => [code, 'served'])) as Readonly<Record<Code, 'served'>> // a key for each code

/** What every endpoint that sets a password may answer. */
export const newPasswordRefusals = served(
  'passwords-differ',
  'password-too-short',
  'password-too-long',
  'password-too-common',
  'password-unusable',
  'hasher-busy',
)

/** What every endpoint that has a model work may answer. */
export const budgetRefusals = served('daily-budget-spent', 'daily-budget-reserved', 'daily-allowance-spent')

/** What is said of each refusal that the endpoint declares: a new one does not compile until it is dealt with. */
type Words<E extends Endpoint> = {
  readonly [Code in RefusalOf<E>]: 'served' | ((problem: ApiProblem) => string)
}

/** `explain<typeof login>(error, 'Login failed', served('account-disabled', …))`: only the type of the endpoint is needed. */
export function explain<E extends Endpoint>(
  error: unknown,
  fallback: Fallback,
  ...[words]: [RefusalOf<E>] extends [never] ? [] : [words: Words<E>]
): string {
  const known: Readonly<Record<string, Words<Endpoint>[string]>> = words ?? {}
  const own = error instanceof ApiProblem ? known[error.code] : undefined
  return error instanceof ApiProblem && typeof own === 'function' ? own(error) : messageOf(error, fallback)
}

/** The words that the specification names for a call, and those for a lost connection where it has some. */
export type Fallback = string | { readonly failed: string; readonly unreachable: string }

/** The server's `error`, else its `message`, else the fallback, whichever endpoint it was. */
export function messageOf(error: unknown, fallback: Fallback): string {
  const { failed, unreachable } = typeof fallback === 'string' ? { failed: fallback, unreachable: fallback } : fallback
  if (!(error instanceof ApiProblem)) return failed
  return error.code === 'network' ? unreachable : error.message || failed
}
