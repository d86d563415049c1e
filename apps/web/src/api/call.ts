import type { Endpoint, InputOf, ReplyOf } from '@app/contract'
import * as z from 'zod/mini'
import { ApiProblem } from './problem.ts'
import { send } from './send.ts'

// schemas would otherwise try to compile themselves, which the content security policy forbids and reports
z.config({ jitless: true })

/** Makes one call of the contract. Throws an `ApiProblem` on every refusal, on a lost connection and on a strange reply. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  signal?: AbortSignal,
): Promise<ReplyOf<E>> {
  const response = await send(endpoint, input, { signal })
  const body: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined)
  return replyOf(endpoint, response.status, body)
}

/** Holds an answer against the contract. Where that wants no body, any body is strange: the log-in page of a Wi-Fi is no success. */
export function replyOf<E extends Endpoint>(endpoint: E, status: number, body: unknown): ReplyOf<E> {
  const parsed = endpoint.reply.safeParse(body)
  if (!parsed.success || (endpoint.status === 204 && status !== 204)) {
    throw new ApiProblem({ status, code: 'unexpected-reply', message: '' }, { cause: parsed.error })
  }
  // the schema is the endpoint's own, whose output is what ReplyOf names; the generic hides that from the compiler
  return parsed.data as ReplyOf<E>
}
