import { MINUTE, type ModelFailure, SECOND } from '@app/domain'

/** The server said no. */
export class Refusal extends Error {
  readonly status: number
  readonly headers: Headers
  constructor(status: number, words: string, headers: Headers) {
    super(words)
    this.status = status
    this.headers = headers
  }
}

export class PromptTooLong extends Error {
  constructor(numCtx: number) {
    super(`the prompt leaves no room for an answer: raise OLLAMA_NUM_CTX above ${numCtx}`)
  }
}

export class CannotComplete extends Error {
  constructor(model: string) {
    super(`${model} does not write answers: set OLLAMA_MODEL to one that does, such as qwen3:8b`)
  }
}

/** What several versions say to a prompt that does not fit, now that they may not cut it. */
const TOO_LONG = /context (?:length|size|window)|exceed_context/i

/** It cannot think, or not in the way that it was told to. */
export const refusesThinking = (thrown: unknown): boolean =>
  thrown instanceof Refusal && thrown.status === 400 && /think/i.test(thrown.message)

/** Refusals that pass: busy, too early, too often. Any other 4xx would come again. */
const PASSING: readonly number[] = [408, 409, 425, 429]
const LONGEST_RETRY_AFTER = 10 * MINUTE

export function explain(thrown: unknown, model: string): ModelFailure {
  if (thrown instanceof Refusal) return explainRefusal(thrown, model)
  const cause = causeOf(thrown)
  const detail = `${thrown instanceof Error ? thrown.message : String(thrown)}${cause && ` (${cause})`}`
  if (thrown instanceof PromptTooLong || thrown instanceof CannotComplete || cause === 'ERR_INVALID_URL')
    return { kind: 'model-rejected', detail }
  // how long Node's fetch itself waits for an answer: longer than most calls may take
  if (/^UND_ERR_(HEADERS|BODY)_TIMEOUT$/.test(cause)) return { kind: 'model-timeout', detail }
  return { kind: 'model-unavailable', retryAfterMs: null, detail }
}

function explainRefusal({ status, message, headers }: Refusal, model: string): ModelFailure {
  const detail = `${status} ${message.replace(/\s+/g, ' ').trim()}`
  if (status === 404) return { kind: 'model-rejected', detail: `not there: run "ollama pull ${model}" (${detail})` }
  if (status === 400 && TOO_LONG.test(message)) {
    return { kind: 'model-rejected', detail: `the prompt does not fit: raise OLLAMA_NUM_CTX (${detail})` }
  }
  if (status < 500 && !PASSING.includes(status)) return { kind: 'model-rejected', detail }
  return { kind: 'model-unavailable', retryAfterMs: retryAfterMs(headers), detail }
}

/** Ollama sends none, a proxy in front of it may. A date counts from the server's own clock, for ours may differ. */
function retryAfterMs(headers: Headers): number | null {
  const after = headers.get('retry-after')?.trim()
  if (!after) return null
  const wait = /^\d+(\.\d+)?$/.test(after)
    ? Number(after) * SECOND
    : Date.parse(after) - (Date.parse(headers.get('date') ?? '') || Date.now())
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
