import type { Suggestion } from '../words/prose.ts'

/** One chapter as it is written before anything about the learner is known. */
export type Lesson = {
  /** 'start': for those who begin. 'early': not for the advanced. 'more': if time allows. 'far': for the ambitious. */
  readonly for: 'start' | 'early' | 'everyone' | 'more' | 'far'
  readonly title: string
  readonly summary: string
  /** What the chapter teaches, in paragraphs. */
  readonly teach: string
  /** Each begins with a verb. */
  readonly objectives: readonly string[]
  /** Four or more, each on another site. */
  readonly resources: readonly Suggestion[]
}
