import { LESSON_GOALS } from '../cases/lesson-goals.ts'
import { runLessons, runPlanted } from '../play/run-lessons.ts'
import { figuresOfLessons, figuresOfPlanted } from '../score/figures-of-lessons.ts'
import { every, fileOf, offline, type Part, type Setup } from './parts.ts'
import { onlyMissing } from './results.ts'

/** How often a solver is right who has no key. */
const ACCURACIES = [0.9, 0.8]

const TAUGHT = LESSON_GOALS.filter(({ category }) => category === 'taught')

/** Plans that are written to the end: of subjects with lessons, of any other goal, and with a wrong key in every check. */
export async function lessonParts(setup: Setup): Promise<readonly Part[]> {
  const goals = every(LESSON_GOALS, setup.nth)
  const scores = await onlyMissing(fileOf(setup, 'lessons'), setup.version, goals, (missing) =>
    runLessons(missing, offline),
  )
  const parts: Part[] = (['taught', 'general'] as const).map((category) => {
    const those = scores.filter((score) => score.category === category)
    return {
      name: `lessons ${category}`,
      figures: figuresOfLessons(those),
      faults: those.flatMap(({ faults }) => faults),
    }
  })
  for (const accuracy of ACCURACIES) {
    const name = `lessons with wrong keys, solver right in ${100 * accuracy} %`
    const results = await onlyMissing(fileOf(setup, name), setup.version, every(TAUGHT, setup.nth), (missing) =>
      runPlanted(missing, offline, accuracy),
    )
    const faults = results.flatMap(({ id, leftAfterReport }) =>
      leftAfterReport.map((prompt) => `${id}: left: ${prompt}`),
    )
    parts.push({ name, figures: figuresOfPlanted(results), faults })
  }
  return parts
}
