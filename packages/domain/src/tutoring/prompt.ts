import type { ObjectShape } from './json-shape.ts'

export type PromptMessage = { readonly role: 'system' | 'user' | 'assistant'; readonly content: string }

/** A task in words, for a model that answers in JSON. */
export type Prompt = {
  /** A short name of the answer's shape: letters and underscores. */
  readonly name: string
  readonly messages: readonly PromptMessage[]
  readonly shape: ObjectShape
  /** Tokens that a good answer never exceeds: bounds cost and runaway answers. */
  readonly maxTokens: number
}
