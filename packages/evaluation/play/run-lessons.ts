import type { LanguageModel } from '@app/domain'
import type { LessonGoal } from '../cases/lesson-goals.ts'
import { makePlantingTutor } from '../models/planting-tutor.ts'
import { type LessonScore, scoreLessons } from '../score/score-lessons.ts'
import { inParallel } from './in-parallel.ts'
import { playGoal } from './play-goal.ts'

const AT_ONCE = 4
const ALL = Number.POSITIVE_INFINITY

/** Every plan to its last chapter. */
export const runLessons = (goals: readonly LessonGoal[], model: () => LanguageModel): Promise<readonly LessonScore[]> =>
  inParallel(AT_ONCE, goals, async (goal) => scoreLessons(goal, await playGoal(goal, model(), ALL)))

/** What became of the wrong keys of one plan, one of them in every check and some in what is asked anew. */
export type PlantedScore = {
  readonly id: string
  /** Keys that a solver was to come to. */
  readonly wrong: number
  readonly right: number
  /** Questions that a learner gets with a wrong key. */
  readonly left: readonly string[]
  /** Once each of those was reported, to the same solver. */
  readonly leftAfterReport: readonly string[]
  readonly rightKept: number
}

export const runPlanted = (
  goals: readonly LessonGoal[],
  model: () => LanguageModel,
  accuracy: number,
): Promise<readonly PlantedScore[]> =>
  inParallel(AT_ONCE, goals, async (goal) => {
    const planting = makePlantingTutor(model(), { accuracy, seed: goal.id })
    let asked = planting.counts()
    const { chapters, voided } = await playGoal(goal, planting.model, ALL, () => {
      asked = planting.counts()
      return planting.isWrong
    })
    const questions = chapters.flatMap((chapter) => chapter.questions)
    const left = questions.filter(planting.isWrong)
    return {
      ...{ id: goal.id, ...asked },
      left: left.map(({ prompt }) => prompt),
      leftAfterReport: left.filter(({ id }) => !voided.includes(id)).map(({ prompt }) => prompt),
      rightKept: questions.length - left.length,
    }
  })
