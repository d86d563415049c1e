import type { Grade } from '../learner/grade.ts'
import type { Lesson } from '../lessons/lesson.ts'
import type { Phrases } from '../words/phrases.ts'

/** A subject that the tutor has lessons of its own for. */
export type Subject = {
  /** For the middle of a sentence: "Spanish", "the guitar". */
  readonly name: string
  /** Words that name it. */
  readonly heads: Phrases
  /**
   * Words that may stand beside them without making it another subject. Any other word does: "bass guitar" is not the
   * guitar, and a wrong lesson is worse than an honest "I have none".
   */
  readonly beside: ReadonlySet<string>
  readonly welcome: string
  readonly asksLevel: string
  readonly asksFocus: string
  /** What is assumed when the learner names no focus. */
  readonly usualFocus: string
  readonly planTitle: Readonly<Record<Grade, string>>
  /** What the learner can do at the end: goes on after "you'll ". */
  readonly outcome: string
  /**
   * Where many have mastered something close to it: only a level that names one of these words skips the basics. Someone who
   * programs daily may never have met a neuron.
   */
  readonly field?: Phrases
  readonly lessons: readonly Lesson[]
}
