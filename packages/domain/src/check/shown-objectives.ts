import type { Question } from './question.ts'
import { askedOf, type Marks } from './score.ts'

/**
 * Objectives that the learner has shown to hold: a question about each was answered right. The questions of all versions of a chapter
 * count, but none that went void.
 */
export const shownObjectives = (
  versions: readonly (readonly Question[])[],
  attempts: readonly Marks[],
): readonly string[] => {
  const isRight = ({ id }: Question): boolean =>
    attempts.some((marks) => Object.hasOwn(marks, id) && marks[id] === true)
  const right = versions.flatMap(askedOf).filter(isRight)
  return [...new Set(right.map(({ objective }) => objective))].toSorted()
}
