import { vi } from 'vitest'

export type Answer = readonly [status: number, body: unknown]
type Handler = Answer | ((body: unknown) => Answer | Promise<Answer>)

/** What the server would answer, by 'METHOD /api/path'. What is not listed is not found. */
export type Answers = Readonly<Record<string, Handler>>

export const problem = (code: string, words: string, extra: object = {}) => ({
  ...extra,
  error: words,
  message: words,
  code,
  request_id: 'r',
})

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
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${path}`
    calls.push(call)
    const handler = current[call] ?? [404, problem('not-found', 'There is nothing here.')]
    const [status, reply] =
      typeof handler === 'function' ? await handler(typeof body === 'string' ? JSON.parse(body) : undefined) : handler
    return new Response(JSON.stringify(reply), { status })
  })
  return {
    count: (call: string): number => calls.filter((one) => one === call).length,
    answer: (changed: Answers): void => {
      current = { ...current, ...changed }
    },
  }
}
