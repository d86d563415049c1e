import { overlap, wordsOf } from './words.ts'

type Outline = {
  readonly objectives: readonly string[]
  readonly minutes: number | null
  /** Places in the plan, from 0. */
  readonly prerequisites: readonly number[]
}

/**
 * @param totalMinutes what the learner has said that there is in all; null where they said no such thing
 * @param saysLess the plan itself says that it takes less, as there is no more to teach: then only too much is an error
 */
export function scoreOutline(chapters: readonly Outline[], totalMinutes: number | null, saysLess = false) {
  const minutes = chapters.reduce((sum, chapter) => sum + (chapter.minutes ?? 0), 0)
  const objectives = chapters.flatMap((chapter) => chapter.objectives)
  return {
    minutes,
    /** Chapters that build on one that does not stand before them. */
    prerequisiteViolations: chapters.flatMap(({ prerequisites }, place) =>
      prerequisites.filter((before) => before < 0 || before >= place),
    ).length,
    duplicateObjectives: objectives.filter((objective, index) => isTwin(objective, objectives.slice(0, index))).length,
    objectivesInRange: { good: chapters.filter(isInRange).length, of: chapters.length },
    /** Share of the learner's time by which the plan misses it; null where none was said, or there is no plan. */
    timeError:
      totalMinutes === null || chapters.length === 0 || (saysLess && minutes < totalMinutes)
        ? null
        : Math.abs(minutes - totalMinutes) / totalMinutes,
  }
}

const SAME_OBJECTIVE = 0.8

const isTwin = (text: string, before: readonly string[]): boolean =>
  before.some((other) => overlap(wordsOf(other), wordsOf(text)) >= SAME_OBJECTIVE)

const isInRange = ({ objectives }: Outline): boolean => objectives.length >= 2 && objectives.length <= 5
