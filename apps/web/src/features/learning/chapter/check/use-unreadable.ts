import type { CheckQuestion } from '@app/contract'
import { useState } from 'react'
import { isProblem } from '../../../../api/problem.ts'
import { type Answers, isUnreadable } from './answers.ts'

/** Which fields hold no number, until they change. `goTo`: takes the focus to the question with that number. */
export function useUnreadable(questions: readonly CheckQuestion[], goTo: (number: number) => void) {
  const [ids, setIds] = useState<readonly string[]>([])
  const show = (isFound: (question: CheckQuestion) => boolean): boolean => {
    const found = questions.filter(isFound)
    setIds(found.map(({ id }) => id))
    if (found[0]) goTo(questions.indexOf(found[0]) + 1)
    return found.length > 0
  }
  return {
    has: (id: string): boolean => ids.includes(id),
    forget: (id: string): void => setIds(ids.filter((one) => one !== id)),
    /** Before anything is sent. */
    find: (answers: Answers): boolean => show((question) => isUnreadable(question, answers[question.id])),
    /** Those that the server could not read either. */
    showRefused: (error: unknown): void => {
      const refused = isProblem(error, 'answer-unreadable') ? error.extra.question_ids : []
      show(({ id }) => Array.isArray(refused) && refused.includes(id))
    },
  }
}
