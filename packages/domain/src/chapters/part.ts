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

export const OPENING_PART = 'opening'

/** `place` is that of its objective, from 0. */
export const sectionPart = (place: number): string => `section-${place + 1}`

/** Whether nothing that is written later can make it unfit: an opening or a section. */
export const isShownPart = (name: string): boolean => name === OPENING_PART || name.startsWith('section-')
