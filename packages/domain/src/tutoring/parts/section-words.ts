import { setValue } from '../../brief/brief.ts'
import type { Level } from '../../brief/slots.ts'
import type { LessonTask, SectionTask } from '../task.ts'

/** Of a chapter's time, what is for reading it; the rest is for its exercises, its practice and its check. */
const READING = 0.3
/** Words a minute at which a lesson is read: the better the subject is known, the faster. */
const SPEED: Readonly<Record<Level, number>> = { new: 120, some: 140, comfortable: 160, expert: 180 }
const [MIN_IN_ALL, MAX_IN_ALL] = [900, 4_500]
/** Of a chapter for which no time was promised, as in a plan that an earlier version made. */
const USUAL_IN_ALL = 1_050
/** Of a section, unless its chapter has hardly any. */
const USUAL = 520
const MIN_SECTIONS = 3
export const MAX_SECTIONS = 8
const [FEWEST, MOST] = [150, 900]
/** Share of the words that a section was asked for below which it is unfit, however it is explained; more than that are not needed. */
const LEAST = 0.4
const [LEAST_IN_ALL, MAX_NEEDED] = [84, 200]

/** Shares of the former section's words that a shorter and a deeper one are asked for. */
const SHORTER = 0.7
const DEEPER = 1.25
/** A deeper one is not asked for more, unless the former one has more. */
const MAX_DEEPER = 1_100
/** Above the least that a section needs: what a shorter one is asked for, and what it takes to be made shorter at all. */
const SOME_ROOM = 1.1
const ENOUGH_ROOM = 1.25

type Promised = Pick<LessonTask, 'brief' | 'minutes' | 'objectives'>

const within = (least: number, words: number, most: number): number =>
  Math.round(Math.min(most, Math.max(least, words)))

/** Words that all sections of a chapter have together, more or less: so many that what it promises is kept. */
export const wordsOfChapter = ({ brief, minutes = null }: Promised): number =>
  minutes === null
    ? USUAL_IN_ALL
    : within(MIN_IN_ALL, READING * minutes * SPEED[setValue(brief, 'level') ?? 'some'], MAX_IN_ALL)

/** How many sections a chapter is asked for: one for each objective at least. */
export const sectionsOfChapter = (task: Promised): number =>
  within(Math.max(MIN_SECTIONS, task.objectives.length), wordsOfChapter(task) / USUAL, MAX_SECTIONS)

/** Words of each section, by the shares that they have of the chapter's. */
export function wordsByShare(task: Promised, shares: readonly number[]): readonly number[] {
  const all = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => within(FEWEST, (wordsOfChapter(task) * share) / all, MOST))
}

/** How many words a section is asked for. */
export function wordsOfSection({
  blueprint,
  place,
  rewrite,
}: Pick<SectionTask, 'blueprint' | 'place' | 'rewrite'>): number {
  const usual = blueprint.sections[place]?.words ?? FEWEST
  const former = rewrite?.sectionWords[place]
  if (former === undefined) return usual
  if (rewrite?.how === 'shorter') return Math.round(Math.max(SOME_ROOM * leastOf(former), SHORTER * former))
  if (rewrite?.how === 'deeper' || rewrite?.how === 'more-examples')
    return Math.round(Math.max(FEWEST, former, Math.min(MAX_DEEPER, DEEPER * former)))
  return Math.max(FEWEST, former)
}

const leastOf = (usual: number): number => within(LEAST_IN_ALL, LEAST * usual, MAX_NEEDED)

/** Fewer words say nothing. `isPrepared`: the text was written before anyone asked for so many. */
export const leastWords = (
  { blueprint, place }: Pick<SectionTask, 'blueprint' | 'place'>,
  isPrepared: boolean,
): number => (isPrepared ? LEAST_IN_ALL : leastOf(blueprint.sections[place]?.words ?? FEWEST))

/** Whether each section can lose words and still say enough. */
export const canBeShorter = (sectionWords: readonly number[]): boolean =>
  sectionWords.length > 0 && sectionWords.every((words) => words >= ENOUGH_ROOM * leastOf(words))
