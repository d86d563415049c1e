import type { ChapterId } from '../shared/index.ts'
import type { Question } from './question.ts'
import { type Answers, askedOf, type Marks, type Score, scoreOf } from './score.ts'

/** One try at a chapter's check. */
export type CheckAttempt = {
  readonly chapterId: ChapterId
  /** Chosen by the client, unique in its chapter: sent again, it is the same try. */
  readonly id: string
  /** To the questions that were asked. */
  readonly answers: Answers
  readonly marks: Marks
  readonly at: Date
}

/** The questions of a chapter with their keys: none of them leaves but with a result. */
export type CheckToMark = {
  /** Its chapter can be read. */
  readonly isOpen: boolean
  /** Of the version that is shown, then of the others in their order: none where the chapter cannot be read. */
  readonly versions: readonly (readonly Question[])[]
}

/**
 * Those of the version that the answers are about: it is read on one device while another shows a new one. The answers stay with
 * their version.
 */
export const questionsFor = ({ versions }: CheckToMark, answers: Answers): readonly Question[] =>
  versions.find((questions) => questions.some(({ id }) => Object.hasOwn(answers, id))) ?? versions[0] ?? []

/** What came of an answer. `key`: ids of options, or a text. Only one who has answered may see it. */
export type QuestionResult = {
  readonly questionId: string
  readonly right: boolean
  readonly key: string | readonly string[]
  readonly explanation: string
}

/** Ids of options, in their right order where there is one; else a text. */
export const shownKey = (question: Question): QuestionResult['key'] =>
  question.kind === 'number' ? `${question.key} ${question.unit}`.trim() : question.key

export type CheckResult = Score & { readonly results: readonly QuestionResult[] }

/** Of the questions as they are now: one that went void is left out. */
export const resultOf = (questions: readonly Question[], { marks }: Pick<CheckAttempt, 'marks'>): CheckResult => ({
  ...scoreOf(questions, marks),
  results: askedOf(questions).map((question) => ({
    questionId: question.id,
    right: Object.hasOwn(marks, question.id) && marks[question.id] === true,
    key: shownKey(question),
    explanation: question.explanation,
  })),
})
