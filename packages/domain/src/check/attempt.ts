import type { ChapterId } from '../shared/index.ts'
import type { Question } from './question.ts'
import { type Answers, askedOf, isIn, type Marks, type Score, scoreOf, setsOf } from './score.ts'

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
 * Those of the version and the set that the answers are about: one device shows them while another shows others. The answers stay with
 * theirs.
 */
export function questionsFor({ versions }: CheckToMark, answers: Answers): readonly Question[] {
  const sets = versions.flatMap(setsOf)
  return sets.find((set) => isIn(set, answers)) ?? sets[0] ?? []
}

/** What came of an answer. `key`: ids of options, or a text. Only one who has answered may see it. */
export type QuestionResult = {
  readonly questionId: string
  readonly right: boolean
  readonly key: string | readonly string[]
  readonly explanation: string
  /** Why options that were chosen are wrong, as far as that is known. */
  readonly feedback: Feedback
  /** The id of the section to read again. */
  readonly section?: string | undefined
  /** Of `multiple`: how many of those that were chosen are right, and how many are not. */
  readonly rightOptions?: number
  readonly wrongOptions?: number
}

export type Feedback = readonly { readonly option: string; readonly text: string }[]

/** The misconceptions behind options that are wrong. `chosen`: of these alone. */
export const feedbackOf = (question: Question, chosen?: readonly unknown[]): Feedback =>
  ('options' in question ? question.options : []).flatMap(({ id, misconception }) =>
    misconception !== undefined && (chosen?.includes(id) ?? true) ? [{ option: id, text: misconception }] : [],
  )

/** Ids of options, in their right order where there is one; else a text. */
export const shownKey = (question: Question): QuestionResult['key'] =>
  question.kind === 'number' ? `${question.key} ${question.unit}`.trim() : question.key

export type CheckResult = Score & { readonly results: readonly QuestionResult[] }

/** Of the questions as they are now: one that went void is left out. The results are of those that the attempt marked. */
export const resultOf = (
  questions: readonly Question[],
  { answers, marks }: Pick<CheckAttempt, 'answers' | 'marks'>,
): CheckResult => ({
  ...scoreOf(questions, marks),
  results: askedOf(questions.filter(({ id }) => Object.hasOwn(marks, id))).map((question) => {
    const { id: questionId, explanation, section } = question
    const right = marks[questionId] === true
    const said = Object.hasOwn(answers, questionId) ? [answers[questionId]].flat() : []
    return {
      ...{ questionId, right, key: shownKey(question), explanation, section },
      feedback: feedbackOf(question, said),
      ...(question.kind === 'multiple' && countChosen(question, said)),
    }
  }),
})

function countChosen({ options, key }: Extract<Question, { kind: 'multiple' }>, said: readonly unknown[]) {
  const chosen = options.filter(({ id }) => said.includes(id))
  const rightOptions = chosen.filter(({ id }) => key.includes(id)).length
  return { rightOptions, wrongOptions: chosen.length - rightOptions }
}
