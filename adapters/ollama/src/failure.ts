import type { ModelFailure } from '@app/domain'
import { causeOf, connectionFailure, oneLine, refusalFailure } from '@app/language-model-kit'

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

/** The model cannot think, or not as the request asks. */
export const refusesThinking = (thrown: unknown): boolean =>
  thrown instanceof Refusal && thrown.status === 400 && /think/i.test(thrown.message)

export function toFailure(thrown: unknown, model: string): ModelFailure {
  if (thrown instanceof Refusal) return explainRefusal(thrown, model)
  if (thrown instanceof PromptTooLong || thrown instanceof CannotComplete)
    return { kind: 'model-rejected', detail: thrown.message }
  const failure = connectionFailure(thrown)
  return causeOf(thrown) === 'ERR_INVALID_URL' ? { kind: 'model-rejected', detail: failure.detail } : failure
}

function explainRefusal({ status, message, headers }: Refusal, model: string): ModelFailure {
  const detail = `${status} ${oneLine(message)}`
  if (status === 404) return { kind: 'model-rejected', detail: `not there: run "ollama pull ${model}" (${detail})` }
  if (status === 400 && TOO_LONG.test(message)) {
    return { kind: 'model-rejected', detail: `the prompt does not fit: raise OLLAMA_NUM_CTX (${detail})` }
  }
  return refusalFailure(status, detail, headers)
}
