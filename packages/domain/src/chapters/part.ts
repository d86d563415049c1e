import type { ChapterId } from '../shared/ids.ts'

/**
 * A piece of a chapter that a model wrote and that was found fit, kept until the whole chapter is: a crash repeats only the call
 * in flight.
 */
export type ChapterPart = {
  readonly chapterId: ChapterId
  /** Unique in its chapter. */
  readonly name: string
  /** What was asked for, as JSON: asked again for the same, it is not asked again of a model. */
  readonly task: unknown
  readonly made: unknown
  readonly model: string
  readonly at: Date
}
