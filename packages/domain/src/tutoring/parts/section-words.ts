import type { LessonTask, SectionTask } from '../task.ts'

/** Words that all sections of a chapter have together, more or less. */
const WORDS_IN_ALL = 1_050
const [FEWEST, MOST] = [200, 500]
/** Share of the usual words below which a section is unfit, however it is explained. */
const LEAST = 0.4

/** Shares of the former section's words that a shorter and a deeper one are asked for. */
const SHORTER = 0.7
const DEEPER = 1.25
/** A deeper one is not asked for more. */
const MAX_DEEPER = 700
/** Above the least that a section needs: what a shorter one is asked for, and what it takes to be made shorter at all. */
const SOME_ROOM = 1.1
const ENOUGH_ROOM = 1.25

type Section = Pick<SectionTask, 'objectives' | 'rewrite'> & { readonly place?: number }

/** A chapter of few objectives says more of each. */
const usualWords = ({ objectives }: Pick<LessonTask, 'objectives'>): number =>
  Math.min(MOST, Math.max(FEWEST, Math.round(WORDS_IN_ALL / Math.max(1, objectives.length))))

export const leastWords = (task: Pick<LessonTask, 'objectives'>): number => LEAST * usualWords(task)

/** How many words a section is asked for. */
export function wordsOfSection(task: Section): number {
  const usual = usualWords(task)
  const former = formerWords(task)
  if (former === undefined) return usual
  if (task.rewrite?.how === 'shorter') return Math.round(Math.max(SOME_ROOM * leastWords(task), SHORTER * former))
  if (task.rewrite?.how === 'deeper' || task.rewrite?.how === 'more-examples')
    return Math.round(Math.max(usual, former, Math.min(MAX_DEEPER, DEEPER * former)))
  return usual
}

/** Of the section that its learner has of the same objective. */
export const formerWords = ({ rewrite, place = 0 }: Section): number | undefined => rewrite?.sectionWords[place]

/** Whether each section can lose words and still say enough. */
export const canBeShorter = (sectionWords: readonly number[], task: Pick<LessonTask, 'objectives'>): boolean =>
  sectionWords.length > 0 && sectionWords.every((words) => words >= ENOUGH_ROOM * leastWords(task))
