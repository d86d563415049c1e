import type { LessonTask } from '../task.ts'

/** Words that all sections of a chapter have together, more or less. */
const WORDS_IN_ALL = 1_050
const [FEWEST, MOST] = [200, 500]

/** How many words a section is asked for: a chapter of few objectives says more of each. */
export const wordsOfSection = ({ objectives }: Pick<LessonTask, 'objectives'>): number =>
  Math.min(MOST, Math.max(FEWEST, Math.round(WORDS_IN_ALL / Math.max(1, objectives.length))))
