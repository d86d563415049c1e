import type { COMMON_REFUSALS, Endpoint } from '@app/contract'
import { vi } from 'vitest'
import type * as z from 'zod/mini'
import type { Contract, ProblemCode } from '../problem.ts'

export type Answer = readonly [status: number, body: unknown]
/** A response as it is, for a stream. */
type Handler = Answer | ((body: unknown, signal: AbortSignal | null) => Answer | Response | Promise<Answer>)

/** What the server would answer, by 'METHOD /api/path'. What is not listed is not found. */
export type Answers = Readonly<Record<string, Handler>>

/** The status that the contract gives a code, at any of its endpoints. */
type StatusOf<Code extends ProblemCode> =
  | (Code extends keyof typeof COMMON_REFUSALS ? (typeof COMMON_REFUSALS)[Code] : never)
  | {
      [Name in keyof Contract]: Contract[Name] extends Endpoint
        ? Code extends keyof Contract[Name]['refusals']
          ? Contract[Name]['refusals'][Code]
          : never
        : never
    }[keyof Contract]

/** A refusal as the server sends it: a code that no endpoint declares, or another status than its own, does not compile. */
export const refusal = <Code extends ProblemCode>(
  status: StatusOf<NoInfer<Code>>,
  code: Code,
  words: string,
  extra: object = {},
): Answer => [status as number, { ...extra, error: words, message: words, code, request_id: 'r' }]

/** What the endpoint answers when all is well: what its schema does not know does not compile. */
export const reply = <E extends Endpoint>({ status }: E, body: z.input<E['reply']>): Answer => [status, body]

/** What the browser throws when there is no answer. */
export const unreachable = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'))

/** An answer that takes its time. */
export function lateAnswer() {
  let arrive: (answer: Answer) => void = () => undefined
  const promise = new Promise<Answer>((resolve) => {
    arrive = resolve
  })
  return { handler: () => promise, arrive: (...answer: Answer) => arrive(answer) }
}

/** Stands in for the server until `vi.unstubAllGlobals`. Answers the list of calls so far; `answer` changes its mind. */
export function fakeServer(answers: Answers) {
  let current = answers
  const calls: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body, signal = null }: RequestInit = {}) => {
    const call = `${method} ${path}`
    calls.push(call)
    const handler = current[call] ?? refusal(404, 'not-found', 'There is nothing here.')
    const sent = typeof body === 'string' ? JSON.parse(body) : undefined
    const answer = typeof handler === 'function' ? await handler(sent, signal) : handler
    if (answer instanceof Response) return answer
    const [status, reply] = answer
    return new Response(JSON.stringify(reply), { status })
  })
  return {
    count: (call: string): number => calls.filter((one) => one === call).length,
    answer: (changed: Answers): void => {
      current = { ...current, ...changed }
    },
  }
}
