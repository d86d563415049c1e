import type { Endpoint, InputOf, ReplyOf } from '@app/contract'
import * as z from 'zod/mini'
import { noteAnswer } from './offline-copies.ts'
import { ApiProblem, problemFrom } from './problem.ts'
import { readToken, tokenRefused, userChanged } from './session-token.ts'

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

/** A file, as it came. */
export const callFile = async <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<Blob> =>
  (await send(endpoint, input, { accept: '*/*' })).blob()

/** Holds an answer against the contract. Where that wants no body, any body is strange: the log-in page of a Wi-Fi is no success. */
export function replyOf<E extends Endpoint>(endpoint: E, status: number, body: unknown): ReplyOf<E> {
  const parsed = endpoint.reply.safeParse(body)
  if (!parsed.success || (endpoint.status === 204 && status !== 204)) {
    throw new ApiProblem({ status, code: 'unexpected-reply', message: '' }, { cause: parsed.error })
  }
  // the schema is the endpoint's own, whose output is what ReplyOf names; the generic hides that from the compiler
  return parsed.data as ReplyOf<E>
}

type SendOptions = {
  readonly signal?: AbortSignal | undefined
  readonly accept?: string | undefined
  /** Speaks for this session instead of the stored one. */
  readonly token?: string | undefined
  /** The last event that came, for a stream that goes on behind it. */
  readonly lastEventId?: string | null
}

/** Sends one call and answers the raw response of a success. `call` is what pages use; this is for streams. */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { signal, accept = 'application/json', token: given, lastEventId = null }: SendOptions = {},
): Promise<Response> {
  const token = endpoint.access === 'public' ? null : (given ?? readToken())
  const { url, body } = addressOf(endpoint, input)
  const headers: Record<string, string> = { Accept: accept }
  if (token !== null) headers.Authorization = `Bearer ${token}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (lastEventId !== null) headers['Last-Event-ID'] = lastEventId
  if (endpoint.readsTimeZone) headers['Time-Zone'] = Intl.DateTimeFormat().resolvedOptions().timeZone

  const request: RequestInit = { method: endpoint.method, headers }
  if (body !== undefined) request.body = body
  if (signal) request.signal = signal

  // known before, or not at all: a line that is lost on the way may have carried the call to its end
  const neverSent = !navigator.onLine
  const early = endpoint.method === 'GET' ? takePreloadedResponse(url, token) : undefined
  const response = await (early ?? fetch(url, request)).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new ApiProblem({ status: 0, code: 'network', message: '', extra: { neverSent } }, { cause })
  })
  if (response.ok) {
    if (endpoint.method === 'GET') noteAnswer(url, response.headers.get('Offline-Copy'))
    return response
  }

  if (response.status === 401 && endpoint.access !== 'public') tokenRefused(token)
  const problem = await problemOf(response)
  if (USER_CHANGED.includes(problem.code)) userChanged.send()
  throw problem
}

/** Refused because of who the user is by now: they choose a password first, or are no admin any more. The guards lead them on. */
const USER_CHANGED: readonly string[] = ['password-change-required', 'not-an-admin', 'forbidden']

/** Path parameters come out of the input; what is left is the query of a GET, the body of anything else. */
function addressOf(endpoint: Endpoint, input: Readonly<Record<string, unknown>>): { url: string; body?: string } {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined))
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return encodeURIComponent(String(value))
  })
  if (rest.size === 0) return { url: path }
  if (endpoint.method !== 'GET') return { url: path, body: JSON.stringify(Object.fromEntries(rest)) }
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]))
  return { url: `${path}?${query}` }
}

const problemOf = async (response: Response): Promise<ApiProblem> =>
  problemFrom(response.status, await response.json().catch(() => undefined))

declare global {
  var preloadedResponses: { readonly token: string; readonly answers: Map<string, Promise<Response>> } | undefined
}

/** What `public/first-paint.js` asked for before this script came. For one taker each, and only with the same token. */
export function takePreloadedResponse(url: string, token: string | null): Promise<Response> | undefined {
  const early = globalThis.preloadedResponses
  if (early === undefined || early.token !== token) return undefined
  const answer = early.answers.get(url)
  early.answers.delete(url)
  return answer
}
