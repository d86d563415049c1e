import type { SearchFailure } from '@app/domain'
import { readBody } from './read-body.ts'
import { retryAfterMs } from './retry-after.ts'

/** What a source says of its own accord, in its own format. */
export type Refusal = Pick<SearchFailure, 'kind' | 'retryAfterMs'> & { readonly reason: string }

type ReadRefusal = (status: number, body: unknown) => Refusal | null

/** Errors are short: what is longer is a page for people. */
const MAX_ERROR_BYTES = 64 * 1024
const MAX_DETAIL_LENGTH = 300

/** A response that says no. */
export async function statusFailure(
  { host }: URL,
  response: Response,
  readRefusal: ReadRefusal = () => null,
): Promise<SearchFailure> {
  const { status, headers } = response
  const text = await readBody(response, MAX_ERROR_BYTES)
  const refusal = readRefusal(status, parsed(text))
  const pause = retryAfterMs(headers)
  const detail = `${host}: status ${status}`
  if (refusal) {
    const { kind, reason } = refusal
    return { kind, retryAfterMs: refusal.retryAfterMs ?? pause, detail: `${detail}, ${reason}` }
  }
  return { kind: kindOf(status), retryAfterMs: pause, detail }
}

/** 503 is busy or down for a while: Wikimedia and Stack Exchange slow clients down with it. */
const kindOf = (status: number): SearchFailure['kind'] => {
  if (status === 429 || status === 503) return 'limited'
  return status >= 500 || status === 408 ? 'unreachable' : 'refused'
}

/** A request that brought no response, or whose response broke off. */
export const networkFailure = ({ host }: URL, thrown: unknown): SearchFailure => ({
  kind: 'unreachable',
  retryAfterMs: null,
  detail: `${host}: ${causeOf(thrown)}`,
})

/** For a detail that is one short line, and holds none of `secrets`, however a source may quote it. */
export function makeRedact(secrets: readonly string[]): (failure: SearchFailure) => SearchFailure {
  const written = secrets.filter(Boolean).flatMap((secret) => [secret, encodeURIComponent(secret)])
  return (failure) => {
    const detail = written.reduce((text, secret) => text.replaceAll(secret, '…'), failure.detail)
    return { ...failure, detail: detail.replace(/\s+/g, ' ').slice(0, MAX_DETAIL_LENGTH) }
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
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
