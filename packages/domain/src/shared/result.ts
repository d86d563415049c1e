/** What a rule or a use case answers: a value, or a refusal that the caller must deal with. A bug is a throw. */
export type Result<T, E> = Ok<T> | Err<E>
export type Ok<T> = { readonly ok: true; readonly value: T }
export type Err<E> = { readonly ok: false; readonly error: E }

export const ok = <const T>(value: T): Ok<T> => ({ ok: true, value })
export const err = <const E>(error: E): Err<E> => ({ ok: false, error })

/** Whether an answer, which may be no result at all, is a refusal. */
export const isErr = (answer: unknown): answer is Err<unknown> =>
  typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false
