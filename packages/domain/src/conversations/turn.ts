import type { MessageId } from '../shared/index.ts'

export type Turn = {
  readonly id: MessageId
  readonly speaker: 'learner' | 'assistant'
  readonly text: string
  readonly at: Date
}

/** Characters of one message; a longer one is refused, not cut. */
export const MAX_MESSAGE_LENGTH = 4_000
/** Messages of one conversation, both sides together. */
export const MAX_TURNS = 100
