import { APIError } from 'openai'

/** What a server takes, as far as it has shown. */
export type Abilities = {
  /** The strictest `response_format`. */
  readonly format: 'json_schema' | 'json_object' | 'text'
  /** Its models read the schema; otherwise it is part of the prompt's words too. */
  readonly readsSchema: boolean
  readonly tokensParameter: 'max_completion_tokens' | 'max_tokens'
  readonly countsStreamed: boolean
  readonly takesEffort: boolean
  readonly takesVerbosity: boolean
  readonly takesIdentifier: boolean
  /** The part of the reasoning allowance that it grants: less where its context is small. */
  readonly reasoningPart: 1 | 0.25 | 0
}

export const EVERYTHING: Abilities = {
  format: 'json_schema',
  readsSchema: true,
  tokensParameter: 'max_completion_tokens',
  countsStreamed: true,
  takesEffort: true,
  takesVerbosity: true,
  takesIdentifier: true,
  reasoningPart: 1,
}

/** A call that asks for more tokens than the model has, in the words of several servers. */
const TOO_MANY_TOKENS =
  /too (?:large|many|long)|at most \d+ (?:completion )?tokens|maximum context|context (?:length|size|window)/i

/** What is left after this refusal, or null when it has another cause. Each step takes something away, so they end. */
export function withLess(can: Abilities, refusal: unknown): Abilities | null {
  // 422 is what servers made with FastAPI say
  if (!(refusal instanceof APIError) || (refusal.status !== 400 && refusal.status !== 422)) return null
  const words = `${refusal.param} ${refusal.message}`
  if (can.reasoningPart > 0 && TOO_MANY_TOKENS.test(words))
    return { ...can, reasoningPart: can.reasoningPart === 1 ? 0.25 : 0 }
  const less: Abilities = {
    ...can,
    countsStreamed: can.countsStreamed && !/stream_options|include_usage/.test(words),
    takesEffort: can.takesEffort && !words.includes('reasoning_effort'),
    takesVerbosity: can.takesVerbosity && !words.includes('verbosity'),
    takesIdentifier: can.takesIdentifier && !words.includes('safety_identifier'),
  }
  if (Object.keys(EVERYTHING).some((name) => Reflect.get(less, name) !== Reflect.get(can, name))) return less
  if (can.tokensParameter === 'max_completion_tokens' && words.includes('max_completion_tokens')) {
    return { ...can, tokensParameter: 'max_tokens' }
  }
  if (can.format !== 'text' && /response[_ ]?format|json_schema|json_object|guided|grammar/i.test(words)) {
    return { ...can, format: can.format === 'json_schema' ? 'json_object' : 'text' }
  }
  return null
}
