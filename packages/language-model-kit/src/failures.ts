import { MINUTE, type ModelFailure, SECOND } from '@app/domain'

/** Refusals that pass: busy, too early, too often. Any other 4xx would come again. */
const TRANSIENT: readonly number[] = [408, 409, 425, 429]
const MAX_RETRY_AFTER = 10 * MINUTE

/** A call that brought no response, or whose response broke off. */
export function connectionFailure(thrown: unknown): Exclude<ModelFailure, { kind: 'model-stopped' }> {
  const cause = causeOf(thrown)
  const detail = `${oneLine(thrown instanceof Error ? thrown.message : thrown)}${cause && ` (${cause})`}`
  // how long Node's fetch itself waits for an answer: longer than most calls may take
  if (/^UND_ERR_(HEADERS|BODY)_TIMEOUT$/.test(cause)) return { kind: 'model-timeout', detail }
  return { kind: 'model-unavailable', retryAfterMs: null, detail }
}

/** A response that says no. */
export const refusalFailure = (status: number, detail: string, headers: Headers | undefined): ModelFailure =>
  status >= 400 && status < 500 && !TRANSIENT.includes(status)
    ? { kind: 'model-rejected', detail }
    : { kind: 'model-unavailable', retryAfterMs: retryAfterMs(headers), detail }

/** Seconds or a date. A date counts from the server's own clock, for ours may differ. */
function retryAfterMs(headers: Headers | undefined): number | null {
  const after = headers?.get('retry-after')?.trim()
  if (!after) return null
  const wait = /^\d+(\.\d+)?$/.test(after)
    ? Number(after) * SECOND
    : Date.parse(after) - (Date.parse(headers?.get('date') ?? '') || Date.now())
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), MAX_RETRY_AFTER)
}

/** `fetch failed` says nothing: the code or message of the innermost error does. */
export function causeOf(thrown: unknown): string {
  let cause = thrown
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause
  if (!(cause instanceof Error)) return ''
  if ('code' in cause && typeof cause.code === 'string') return cause.code
  return cause === thrown ? '' : cause.message
}

/** Of anything: some servers put a number where an SDK's types promise a text. */
export const oneLine = (text: unknown): string => String(text).replace(/\s+/g, ' ').trim()
