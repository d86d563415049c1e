import { err, ok, type Result, SECOND, type SearchFailure } from '@app/domain'
import { retryAfterMs } from './pauses.ts'
import { readAtMost } from './read-at-most.ts'
import { makeTurns } from './turns.ts'

export type FetchJson = (address: URL, signal?: AbortSignal) => Promise<Result<unknown, SearchFailure>>

/** What a source says of its own accord, in its own format. */
export type Refusal = Pick<SearchFailure, 'kind' | 'retryAfterMs'> & { readonly reason: string }

export type FetchJsonOptions = {
  /** See `makeUserAgent`. */
  readonly userAgent: string
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** A key that goes with a request, in its address or its headers: no failure's detail ever holds it. */
  readonly secret?: string
  /** Over headers and body; waiting for earlier requests is not counted. */
  readonly timeoutMs?: number
  /** Where a source says in a refusal's body what its status does not. Null: the status says it. */
  readonly readRefusal?: ((status: number, body: unknown) => Refusal | null) | undefined
}

const TIMEOUT_MS = 5 * SECOND
const MAX_REDIRECTS = 3
/** Far more than ten results take, after inflating. */
const MAX_BYTES = 2 * 1024 * 1024
/** Errors are short: what is longer is a page for people. */
const MAX_ERROR_BYTES = 64 * 1024
const MAX_DETAIL_LENGTH = 300

/** GET requests for JSON: one after the other, bounded in time and size, never beyond the address's own origin. Never throws. */
export function makeFetchJson(options: FetchJsonOptions): FetchJson {
  const { userAgent, headers, secret = '', timeoutMs = TIMEOUT_MS, readRefusal = () => null } = options
  const turns = makeTurns({ gapMs: 0 })
  const written = secret === '' ? [] : [secret, encodeURIComponent(secret)]

  /** One short line, without the secret, however a source may quote it. */
  const failure = ({ host }: URL, kind: SearchFailure['kind'], text: string, retryAfterMs: number | null = null) => {
    const detail = written.reduce((line, one) => line.replaceAll(one, '…'), `${host}: ${text}`)
    return err({ kind, retryAfterMs, detail: detail.replace(/\s+/g, ' ').slice(0, MAX_DETAIL_LENGTH) })
  }

  const ask = async (address: URL, signal: AbortSignal): Promise<Result<unknown, SearchFailure>> => {
    try {
      const response = await follow(address, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        redirect: 'manual',
        headers: { ...headers, accept: 'application/json', 'accept-encoding': 'gzip', 'user-agent': userAgent },
      })
      if (!response) return failure(address, 'malformed', 'it redirects to somewhere else')
      const { status, ok: isGood } = response
      const { bytes, isCut } = await readAtMost(response.body ?? [], isGood ? MAX_BYTES : MAX_ERROR_BYTES)
      const body = isCut ? undefined : parsed(bytes)
      if (!isGood) {
        const refusal = readRefusal(status, body ?? null) ?? { kind: kindOf(status), retryAfterMs: null, reason: '' }
        const text = [`status ${status}`, refusal.reason].filter(Boolean).join(', ')
        return failure(address, refusal.kind, text, refusal.retryAfterMs ?? retryAfterMs(response.headers))
      }
      if (body !== undefined) return ok(body)
      return failure(address, 'malformed', isCut ? 'the answer is too long' : 'the answer is not JSON')
    } catch (thrown) {
      return failure(address, 'unreachable', causeOf(thrown))
    }
  }

  return async (address, signal = new AbortController().signal) =>
    // not the source's fault: it was never asked
    (await turns('', () => ask(address, signal), signal)) ??
    err({ kind: 'limited', retryAfterMs: 0, detail: 'earlier requests took too long' })
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

/** 503 is busy or down for a while: Wikimedia and Stack Exchange slow clients down with it. */
const kindOf = (status: number): SearchFailure['kind'] => {
  if (status === 429 || status === 503) return 'limited'
  return status >= 500 || status === 408 ? 'unreachable' : 'refused'
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** `fetch failed` says nothing: the code or message of the innermost error does. */
function causeOf(thrown: unknown): string {
  let cause = thrown
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause
  if (!(cause instanceof Error)) return 'failed'
  if (cause.name === 'TimeoutError') return 'no whole answer in time'
  if (cause.name === 'AbortError') return 'given up'
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message
}
