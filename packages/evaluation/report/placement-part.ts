import { LESSON_GOALS } from '../cases/lesson-goals.ts'
import { runPlacement } from '../play/run-placement.ts'
import { figuresOfPlacement, levelsOff } from '../score/figures-of-placement.ts'
import { every, fileOf, offline, type Part, type Setup } from './parts.ts'
import { onlyMissing } from './results.ts'

/** The five questions about a level, for each goal of the lessons. */
export async function placementPart(setup: Setup): Promise<Part> {
  const goals = every(
    LESSON_GOALS.filter(({ id }) => id.endsWith('/new')),
    setup.nth,
  )
  const scores = await onlyMissing(fileOf(setup, 'placement'), setup.version, goals, (missing) =>
    runPlacement(missing, offline),
  )
  const faults = scores.flatMap(({ id, questions, placings }) => [
    ...questions.filter(({ agreed }) => agreed !== true).map(({ prompt }) => `${id}: key: ${prompt}`),
    ...placings
      .filter((one) => (one.but === 'nothing' ? levelsOff(one) !== 0 : Math.abs(levelsOff(one)) > 1))
      .map(({ level, but, found }) => `${id}: ${level}, but ${but}: ${found}`),
  ])
  return { name: 'placement', figures: figuresOfPlacement(scores), faults }
}
