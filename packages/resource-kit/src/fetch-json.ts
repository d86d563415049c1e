import { err, ok, type Result, SECOND, type SearchFailure } from '@app/domain'
import { readBody } from './read-body.ts'
import { makeRedact, networkFailure, type Refusal, statusFailure } from './search-failures.ts'
import { makeSerialQueue } from './serial-queue.ts'

export type FetchJson = (address: URL, signal?: AbortSignal) => Promise<Result<unknown, SearchFailure>>

export type FetchJsonOptions = {
  /** See `makeUserAgent`. */
  readonly userAgent: string
  readonly headers?: Readonly<Record<string, string>>
  /** Keys that go with a request, in its address or its headers: no failure's detail ever holds one. */
  readonly secrets?: readonly string[]
  /** Over headers and body; waiting for earlier requests is not counted. */
  readonly timeoutMs?: number
  /** Where a source says in a refusal's body what its status does not. Null: the status says it. */
  readonly readRefusal?: (status: number, body: unknown) => Refusal | null
}

const TIMEOUT_MS = 5 * SECOND
const MAX_REDIRECTS = 3

/** GET requests for JSON: one after the other, bounded in time and size, never beyond the address's own origin. Never throws. */
export function makeFetchJson(options: FetchJsonOptions): FetchJson {
  const queue = makeSerialQueue()
  const redact = makeRedact(options.secrets ?? [])
  return async (address, signal = new AbortController().signal) => {
    const leave = await queue.enter(signal)
    // not the source's fault: it was never asked
    if (!leave) return err({ kind: 'limited', retryAfterMs: 0, detail: 'earlier requests took too long' })
    try {
      const answer = await fetchOnce(address, AbortSignal.any([signal, timeoutOf(options)]), options)
      return answer.ok ? answer : err(redact(answer.error))
    } catch (thrown) {
      return err(redact(networkFailure(address, thrown)))
    } finally {
      leave()
    }
  }
}

const timeoutOf = ({ timeoutMs = TIMEOUT_MS }: FetchJsonOptions): AbortSignal => AbortSignal.timeout(timeoutMs)

async function fetchOnce(
  address: URL,
  signal: AbortSignal,
  { userAgent, headers, readRefusal }: FetchJsonOptions,
): Promise<Result<unknown, SearchFailure>> {
  const response = await follow(address, {
    signal,
    redirect: 'manual',
    headers: { ...headers, accept: 'application/json', 'accept-encoding': 'gzip', 'user-agent': userAgent },
  })
  if (!response) return malformed(address, 'it redirects to somewhere else')
  if (!response.ok) return err(await statusFailure(address, response, readRefusal))
  const text = await readBody(response)
  if (text === null) return malformed(address, 'the answer is too long')
  try {
    const body: unknown = JSON.parse(text)
    return ok(body)
  } catch {
    return malformed(address, 'the answer is not JSON')
  }
}

/** Null: the way leads to another origin, which must not get to see a key, or nowhere. */
async function follow(address: URL, init: RequestInit): Promise<Response | null> {
  let target = address
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await fetch(target.href, init)
    if (response.status < 300 || response.status > 399) return response
    await response.body?.cancel()
    const next = URL.parse(response.headers.get('location') ?? '', target.href)
    if (next?.origin !== address.origin) return null
    target = next
  }
  return null
}

const malformed = (address: URL, detail: string) =>
  err({ kind: 'malformed', retryAfterMs: null, detail: `${address.host}: ${detail}` } as const)
