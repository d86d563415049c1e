import type { Section } from '../../chapters/content.ts'
import type { ChapterTask } from '../task.ts'

/** A chapter whose objectives are settled: what all of its parts are written from. */
export type LessonTask = Omit<ChapterTask, 'kind' | 'objectives'> & { readonly objectives: readonly string[] }

/** What one objective needs. */
export type SectionTask = LessonTask & {
  readonly kind: 'section'
  /** Place of the objective that it teaches, from 0. */
  readonly place: number
}

/** What is to be remembered of a chapter, and what to do with it. */
export type RecapTask = LessonTask & {
  readonly kind: 'recap'
  readonly sections: readonly Pick<Section, 'heading' | 'body'>[]
}

/** Words that all sections of a chapter have together, more or less. */
const WORDS_IN_ALL = 1_050
const [FEWEST, MOST] = [200, 500]

/** How many words a section is asked for: a chapter of few objectives says more of each. */
export const wordsOfSection = ({ objectives }: Pick<LessonTask, 'objectives'>): number =>
  Math.min(MOST, Math.max(FEWEST, Math.round(WORDS_IN_ALL / Math.max(1, objectives.length))))
