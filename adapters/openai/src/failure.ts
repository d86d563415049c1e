import { MINUTE, type ModelFailure, SECOND } from '@app/domain'
import { APIConnectionError, APIError } from 'openai'

/** The stream ended before the model did. */
export class AnswerCutOff extends Error {
  override readonly message = 'the answer broke off'
}

/** What vendors say when their filter takes offence at the prompt, or at what the model began to write. */
const FILTERED: readonly unknown[] = ['content_filter', 'content_policy_violation', 'invalid_prompt']

export const isFiltered = (thrown: unknown): boolean => thrown instanceof APIError && FILTERED.includes(thrown.code)

/** Refusals that pass: busy, too early, too often. Any other 4xx would come again. */
const PASSING: readonly number[] = [408, 409, 425, 429]
const LONGEST_RETRY_AFTER = 10 * MINUTE

export function explain(thrown: unknown): ModelFailure {
  if (thrown instanceof APIError && !(thrown instanceof APIConnectionError)) return explainRefusal(thrown)
  const cause = causeOf(thrown)
  const detail = `${oneLine(thrown instanceof Error ? thrown.message : String(thrown))}${cause && ` (${cause})`}`
  // how long Node's fetch itself waits for an answer: longer than most calls may take
  if (/^UND_ERR_(HEADERS|BODY)_TIMEOUT$/.test(cause)) return { kind: 'model-timeout', detail }
  return { kind: 'model-unavailable', retryAfterMs: null, detail }
}

function explainRefusal(refusal: APIError): ModelFailure {
  // an error inside a stream has no status, but some servers put one into its code
  const status = refusal.status ?? (Number(refusal.code) || 500)
  const code = refusal.code ?? refusal.type
  const detail = `${oneLine(refusal.message)}${code ? ` (${oneLine(code)})` : ''}`
  // 429 as well, but an empty account does not fill by waiting
  const broke = refusal.code === 'insufficient_quota'
  if (status >= 400 && status < 500 && (broke || !PASSING.includes(status))) return { kind: 'model-rejected', detail }
  return { kind: 'model-unavailable', retryAfterMs: retryAfterMs(refusal.headers), detail }
}

/** Seconds or a date. A date counts from the server's own clock, for ours may differ. */
function retryAfterMs(headers: Headers | undefined): number | null {
  const after = headers?.get('retry-after')?.trim()
  if (!after) return null
  const wait = /^\d+(\.\d+)?$/.test(after)
    ? Number(after) * SECOND
    : Date.parse(after) - (Date.parse(headers?.get('date') ?? '') || Date.now())
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), LONGEST_RETRY_AFTER)
}

/** `fetch failed` says nothing: what lies at the bottom of it does. */
function causeOf(thrown: unknown): string {
  let cause = thrown
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause
  if (!(cause instanceof Error)) return ''
  if ('code' in cause && typeof cause.code === 'string') return cause.code
  return cause === thrown ? '' : cause.message
}

// some servers put a number into `code`, whatever the SDK's types say
const oneLine = (text: unknown): string => String(text).replace(/\s+/g, ' ')
