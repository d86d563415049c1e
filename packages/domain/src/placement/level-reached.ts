import type { Level } from '../brief/slots.ts'
import type { Question } from '../check/question.ts'
import { askedOf, type Marks, scoreOf } from '../check/score.ts'

/** What each question of a placement asks about, from the first hours of learning to mastery, and the level that it takes. */
export const STEPS = [
  { level: 'some', words: 'what everyone meets in the first hours' },
  { level: 'some', words: 'what one uses every time after some weeks' },
  { level: 'comfortable', words: 'what one needs to work at it without help' },
  { level: 'comfortable', words: 'what one understands after a year or more of practice' },
  { level: 'expert', words: 'what only long and deep experience teaches' },
] as const satisfies readonly { readonly level: Level; readonly words: string }[]

/** From 0. */
export const stepOf = ({ objective }: Pick<Question, 'objective'>): number =>
  STEPS.findIndex(({ words }) => words === objective)

/** From the highest: the share of right answers that a level takes, in percent, among them one to a question as hard as it is. */
const LEVELS_REACHED = [
  { level: 'expert', percent: 80 },
  { level: 'comfortable', percent: 60 },
  { level: 'some', percent: 40 },
] as const satisfies readonly { readonly level: Level; readonly percent: number }[]

/** Another right answer never lowers it, and what was left out is wrong. */
export function levelReached(questions: readonly Question[], marks: Marks): Level {
  const { right, of } = scoreOf(questions, marks)
  const steps = askedOf(questions).flatMap((question) => (marks[question.id] === true ? [stepOf(question)] : []))
  const hardest = Math.max(-1, ...steps)
  const reached = LEVELS_REACHED.find(
    ({ level, percent }) =>
      right > 0 && right * 100 >= of * percent && hardest >= STEPS.findIndex((step) => step.level === level),
  )
  return reached?.level ?? 'new'
}

/** Five at most: as many steps as there are questions for, the easiest first. */
export function inRisingOrder(questions: readonly Question[]): readonly Question[] {
  const rankOf = (question: Question): number =>
    questions.filter((other) => stepOf(other) === stepOf(question)).indexOf(question)
  return questions
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .slice(0, STEPS.length)
    .toSorted((one, other) => stepOf(one) - stepOf(other))
}
