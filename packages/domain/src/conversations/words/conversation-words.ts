import type { Topic } from '../../brief/brief.ts'
import type { ValueWords } from './value-words.ts'

/** What code says in a conversation, in one language. Learners' words go between these, never into them. */
export type ConversationWords = OwnWords & { readonly language: string; readonly values: ValueWords }

export type OwnWords = {
  /** Leads up to the summary. */
  readonly intro: string
  readonly names: Readonly<Record<Topic | 'goal', string>>
  /** What "no" to the question about the level means. */
  readonly newcomer: string
  /** Stands for what the learner did not say; names itself as an assumption. */
  readonly assumed: Readonly<Record<Topic, string>>
  /** Asks for the yes. The English one holds the specification's phrases; in other languages the state alone decides. */
  readonly closing: string
  /** Said when a model, or its vendor's filter, declines to answer. */
  readonly cannotAnswer: string
  readonly questions: Readonly<Record<Topic | 'change', string>>
  /** Answers to the questions, in the first person, that fit any goal; each at most 40 characters. `suggestedFact` knows their values by their place. */
  readonly answers: Readonly<Record<Topic, readonly string[]>>
}
