import type { Suggestion } from '../words/prose.ts'

/** One chapter as it is known before anything about the learner is. */
export type Lesson = {
  /** 'start': for those who begin. 'early': not for the advanced. 'more': if time allows. 'far': for the ambitious. */
  readonly for: 'start' | 'early' | 'everyone' | 'more' | 'far'
  readonly title: string
  readonly summary: string
  /** Paragraphs. */
  readonly teach: string
  readonly practise: string
  /** Goes on after "You are ready when". */
  readonly ready: string
  /** Each begins with a verb. */
  readonly objectives: readonly string[]
  /** Four or more, each on another site. */
  readonly resources: readonly Suggestion[]
}
