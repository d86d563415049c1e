import type { ModelFailure } from '@app/domain'
import { connectionFailure, oneLine, refusalFailure } from '@app/language-model-kit'
import { APIConnectionError, APIError } from 'openai'

/** The stream ended before the model did. */
export class AnswerCutOff extends Error {
  override readonly message = 'the answer broke off'
}

/** What vendors say when their filter takes offence at the prompt, or at what the model began to write. */
const FILTERED: readonly unknown[] = ['content_filter', 'content_policy_violation', 'invalid_prompt']

export const isFiltered = (thrown: unknown): boolean => thrown instanceof APIError && FILTERED.includes(thrown.code)

export function toFailure(thrown: unknown): ModelFailure {
  if (!(thrown instanceof APIError) || thrown instanceof APIConnectionError) return connectionFailure(thrown)
  // an error inside a stream has no status, but some servers put one into its code
  const status = thrown.status ?? (Number(thrown.code) || 500)
  const code = thrown.code ?? thrown.type
  const detail = `${oneLine(thrown.message)}${code ? ` (${oneLine(code)})` : ''}`
  // 429 as well, but an empty account does not fill by waiting
  if (status >= 400 && status < 500 && thrown.code === 'insufficient_quota') return { kind: 'model-rejected', detail }
  return refusalFailure(status, detail, thrown.headers)
}
