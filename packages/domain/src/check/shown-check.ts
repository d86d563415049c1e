import type { Option, Question } from './question.ts'
import { askedOf, bestOf, type Marks, type Score } from './score.ts'

/** A question as it is asked: without all that says its key. */
export type ShownQuestion = Pick<Question, 'id' | 'kind' | 'prompt' | 'objective'> & {
  readonly options?: readonly Option[]
  readonly unit?: string
}

export type ShownCheck = {
  readonly questions: readonly ShownQuestion[]
  /** Of all attempts so far; null before the first. */
  readonly best: Score | null
}

/** Names each part that is shown: one that is added to a question stays hidden. */
const showQuestion = (question: Question): ShownQuestion => {
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

/** Null where none of the questions is asked any more. */
export function showCheck(questions: readonly Question[], attempts: readonly Marks[]): ShownCheck | null {
  const asked = askedOf(questions)
  return asked.length === 0 ? null : { questions: asked.map(showQuestion), best: bestOf(questions, attempts) }
}
