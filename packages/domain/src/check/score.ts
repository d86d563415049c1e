import { err, ok, type Result, tidy } from '../shared/index.ts'
import { gradeAnswer, MAX_ANSWER_LENGTH } from './grade-answer.ts'
import type { Question } from './question.ts'

/** What came in, by the ids of questions. */
export type Answers = Readonly<Record<string, unknown>>

/** Which questions were asked in an attempt, by their ids, and whether the answer was right. */
export type Marks = Readonly<Record<string, boolean>>

/** Of the questions that count: `right` is at most `of`. `passed` may rest on void ones as well: see `scoreOf`. */
export type Score = { readonly right: number; readonly of: number; readonly passed: boolean }

/** Percent of the questions that count. */
export const PASSED_FROM = 80

/** Void ones are asked no more. */
export const askedOf = (questions: readonly Question[]): readonly Question[] =>
  questions.filter(({ isVoid }) => !isVoid)

/** The answers to what is asked, as text that can be saved. */
export const answersTo = (questions: readonly Question[], answers: Answers): Answers =>
  Object.fromEntries(
    askedOf(questions).flatMap(({ id }) => {
      const answer = Object.hasOwn(answers, id) ? answers[id] : undefined
      return answer === undefined ? [] : [[id, typeof answer === 'string' ? tidy(answer) : answer]]
    }),
  )

/** `questionIds`: of the fields that hold no number. */
type UnfitAnswers =
  | { readonly kind: 'answer-unfit' }
  | { readonly kind: 'answer-unreadable'; readonly questionIds: readonly string[] }

/** Marks each question that is asked. A question that went void meanwhile may still be answered: it does not count. */
export function markAnswers(questions: readonly Question[], answers: Answers): Result<Marks, UnfitAnswers> {
  if (Object.values(answers).some((one) => typeof one === 'string' && one.length > MAX_ANSWER_LENGTH))
    return err({ kind: 'answer-unfit' })
  const known = new Set(questions.map(({ id }) => id))
  if (Object.keys(answers).some((id) => !known.has(id))) return err({ kind: 'answer-unfit' })
  const marks: [string, boolean][] = []
  const unreadable: string[] = []
  for (const question of askedOf(questions)) {
    const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined
    const graded = gradeAnswer(question, answer)
    if (graded.ok) marks.push([question.id, graded.value])
    else if (graded.error.kind === 'answer-unfit') return err({ kind: 'answer-unfit' })
    else unreadable.push(question.id)
  }
  if (unreadable.length > 0) return err({ kind: 'answer-unreadable', questionIds: unreadable })
  return ok(Object.fromEntries(marks))
}

/**
 * Always of the questions as they are now: one that goes void changes the scores of all attempts. It never takes a passed check away:
 * towards passing, void questions that were answered right still count.
 */
export function scoreOf(questions: readonly Question[], marks: Marks): Score {
  const isRight = ({ id }: Question): boolean => Object.hasOwn(marks, id) && marks[id] === true
  const asked = askedOf(questions)
  const right = asked.filter(isRight).length
  const of = asked.length
  const credited = questions.filter((question) => question.isVoid && isRight(question)).length
  return { right, of, passed: of > 0 && (right + credited) * 100 >= (of + credited) * PASSED_FROM }
}

/** The two sets of a version's questions; one where there is no second. */
export const setsOf = (questions: readonly Question[]): readonly (readonly Question[])[] =>
  [1, 2].map((set) => questions.filter((question) => (question.set ?? 1) === set)).filter((set) => set.length > 0)

/** Those that answers to a set are about: all of it, also where some are left out. Only one that is named alone is asked alone, as in help. */
export function askedIn(set: readonly Question[], answers: Answers): readonly Question[] {
  const named = set.filter(({ id }) => Object.hasOwn(answers, id))
  return named.length === 1 ? named : set
}

/** Whether answers or marks are about these questions. */
export const isIn = (questions: readonly Question[], said: Answers | Marks): boolean =>
  questions.some(({ id }) => Object.hasOwn(said, id))

/** Whether an attempt was about all that a set asks by now: one at a question alone neither scores nor takes its turn. */
const isTaken = (set: readonly Question[], marks: Marks): boolean =>
  askedOf(set).length > 0 && askedOf(set).every(({ id }) => Object.hasOwn(marks, id))

/** The set of the next attempt: not that of the last one, where the other still asks anything. `attempts`: in the order in which they were taken. */
export function nextSet(questions: readonly Question[], attempts: readonly Marks[]): readonly Question[] {
  const sets = setsOf(askedOf(questions))
  const last = attempts.findLast((marks) => sets.some((set) => isTaken(set, marks))) ?? {}
  return sets.find((set) => !isTaken(set, last)) ?? sets[0] ?? []
}

/** The best of all attempts, passed if one was; null without one at these questions: a chapter that is written anew has others. */
export const bestOf = (questions: readonly Question[], attempts: readonly Marks[]): Score | null =>
  setsOf(questions)
    .flatMap((set) => attempts.filter((marks) => isTaken(set, marks)).map((marks) => scoreOf(set, marks)))
    .reduce<Score | null>((best, score) => {
      const { right, of } = best && best.right * score.of >= score.right * best.of ? best : score
      return { right, of, passed: score.passed || best?.passed === true }
    }, null)
