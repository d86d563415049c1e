import type { ChapterContent, NoCheck } from '../chapters/content.ts'
import { type QuestionResult, shownKey } from './attempt.ts'
import type { Option, Question } from './question.ts'
import { askedOf, bestOf, type Marks, nextSet, type Score } from './score.ts'

/** A question as it is asked: without all that says its key. */
export type ShownQuestion = Pick<Question, 'id' | 'kind' | 'prompt' | 'objective'> & {
  readonly options?: readonly Option[]
  readonly unit?: string
}

/** Whether its learner has reported it, and it still counts; once it was solved again why, for who has answered it. */
type AskedQuestion = ShownQuestion & {
  readonly isReported: boolean
  readonly held?: Pick<QuestionResult, 'key' | 'explanation'>
}

export type ShownCheck = {
  readonly questions: readonly AskedQuestion[]
  /** Ids of those that their learner has reported and that went void, of both sets. */
  readonly refuted: readonly string[]
  /** Of all attempts so far; null before the first. */
  readonly best: Score | null
}

/** Names each part that is shown: one that is added to a question stays hidden. */
export const showQuestion = (question: Question): ShownQuestion => {
  const { id, kind, prompt, objective } = question
  return {
    ...{ id, kind, prompt, objective },
    ...('options' in question && { options: question.options.map(({ id, text }) => ({ id, text })) }),
    ...('unit' in question && { unit: question.unit }),
  }
}

/** Of the personal export. */
export const questionData = (question: Question): ShownQuestion & Pick<Question, 'reported'> => ({
  ...showQuestion(question),
  ...(question.reported !== undefined && { reported: question.reported }),
})

/**
 * What the next attempt is about; `attempts` in the order in which they were taken. Null where none of the questions is asked any more,
 * or what is stored of them is damaged.
 */
export function showCheck(questions: readonly Question[] | null, attempts: readonly Marks[]): ShownCheck | null {
  if (!questions) return null
  const asked = nextSet(questions, attempts)
  if (asked.length === 0) return null
  const refuted = questions.filter((question) => question.isVoid && question.reported !== undefined)
  const shown = asked.map((question) => ({
    ...showQuestion(question),
    isReported: question.reported !== undefined,
    ...(question.keyHeld &&
      attempts.some((marks) => Object.hasOwn(marks, question.id)) && {
        held: { key: shownKey(question), explanation: question.explanation },
      }),
  }))
  return { questions: shown, refuted: refuted.map(({ id }) => id), best: bestOf(questions, attempts) }
}

/** What keeps a check from being shown that may be there, or still come. */
export type CheckAbsence = NoCheck | 'damaged' | 'pending'

/**
 * Why a chapter that can be read has no check: it is still being written, what is stored of its questions is damaged, all of them went
 * void, or none came of writing it. Null where that is not known.
 */
export const whyNoCheck = (
  questions: readonly Question[] | null,
  content: ChapterContent | null,
): CheckAbsence | null => {
  if (!questions) return 'damaged'
  if (askedOf(questions).length > 0) return null
  if (content?.isCheckPending) return 'pending'
  return questions.length > 0 ? 'refuted' : (content?.noCheck ?? null)
}
