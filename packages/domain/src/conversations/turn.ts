import type { MessageId } from '../shared/ids.ts'

export type Turn = {
  readonly id: MessageId
  readonly speaker: 'learner' | 'assistant'
  readonly text: string
  readonly at: Date
}

/** Characters of one message; a longer one is refused, not cut. */
export const LONGEST_MESSAGE = 4_000
/** The first message: a syllabus fits in. */
export const LONGEST_GOAL = 4_000
/** Messages of one conversation, both sides together. */
export const MOST_TURNS = 100
