import { APIError } from 'openai'

/** What a server takes, as far as it has shown. */
export type Abilities = {
  /** The strictest `response_format`. */
  readonly format: 'json_schema' | 'json_object' | 'text'
  /** Its models read the schema; otherwise it is part of the prompt's words too. */
  readonly readsSchema: boolean
  readonly tokensParameter: 'max_completion_tokens' | 'max_tokens'
  readonly countsStreamed: boolean
  /** Its model thinks before it answers. */
  readonly thinks: boolean
}

export const EVERYTHING: Abilities = {
  format: 'json_schema',
  readsSchema: true,
  tokensParameter: 'max_completion_tokens',
  countsStreamed: true,
  thinks: false,
}

/** What is left after this refusal, or null when it has another cause. Each step takes something away, so they end. */
export function withLess(can: Abilities, refusal: unknown): Abilities | null {
  // 422 is what servers made with FastAPI say
  if (!(refusal instanceof APIError) || (refusal.status !== 400 && refusal.status !== 422)) return null
  const words = `${refusal.param} ${refusal.message}`
  if (can.countsStreamed && /stream_options|include_usage/.test(words)) return { ...can, countsStreamed: false }
  if (can.tokensParameter === 'max_completion_tokens' && words.includes('max_completion_tokens')) {
    return { ...can, tokensParameter: 'max_tokens' }
  }
  if (can.format !== 'text' && /response[_ ]?format|json_schema|json_object|guided|grammar/i.test(words)) {
    return { ...can, format: can.format === 'json_schema' ? 'json_object' : 'text' }
  }
  return null
}
