import type { ChapterId, MessageId } from '../shared/index.ts'

/** What a learner asks about: a section, words of one, a question of the check, or an exercise. */
export type HelpAbout =
  | { readonly kind: 'section'; readonly sectionId: string }
  | { readonly kind: 'quote'; readonly sectionId: string; readonly quote: string }
  | { readonly kind: 'question'; readonly questionId: string }
  /** `exercise`: its place, from 0. `isUnfolded`: they have its solution before them. */
  | { readonly kind: 'exercise'; readonly exercise: number; readonly isUnfolded?: boolean }

/**
 * What the tutor does: `hint` and `explain` speak about an open and a closed item; `twin` shows another item with its solution; `alone`
 * gives a fresh one to be answered without help; `end` offers review; `answer` is about the lesson itself.
 */
export type HelpStep = 'hint' | 'twin' | 'alone' | 'end' | 'explain' | 'answer'

export type HelpReply = {
  readonly id: MessageId
  /** Markdown without links. */
  readonly text: string
  readonly step: HelpStep
  /** The question that was shown with its solution, or that is to be answered alone. */
  readonly questionId?: string | undefined
  readonly at: Date
}

/** A learner's message in a chapter, and the tutor's reply to it; null until there is one. */
export type HelpTurn = {
  readonly chapterId: ChapterId
  /** Chosen by the client, unique in its chapter: sent again, it is the same message. */
  readonly id: MessageId
  /** Number of the chapter's version that it was asked in. */
  readonly version: number
  readonly about: HelpAbout
  readonly message: string
  readonly at: Date
  readonly reply: HelpReply | null
}
