import { useState } from 'react'
import { isString, recordOf, stored } from '../../../../api/storage.ts'
import { newId } from '../../../../browser/new-id.ts'
import { type Answer, type Answers, answersFor, type Question } from './answers.ts'

type Attempt = {
  readonly id: string
  readonly answers: Answers
  /** It may have reached the server, whatever came back. */
  readonly isSent: boolean
}

const isAnswer = (value: unknown): value is Answer => isString(value) || (Array.isArray(value) && value.every(isString))

const entryOf = (name: string) =>
  stored<Attempt>('sessionStorage', `check:${name}`, (value) => {
    const { id, answers, isSent } = Object(value) as { readonly [name in keyof Attempt]?: unknown } // of unknown shape
    return isString(id) ? { id, answers: recordOf(isAnswer)(answers), isSent: isSent === true } : null
  })

const newAttempt = (answers: Answers = {}): Attempt => ({ id: newId(), answers, isSent: false })

/**
 * The answers of one attempt at the questions that have this name. They outlive a reload and a lost connection, until its result
 * is there.
 */
export function useAttempt(name: string, questions: readonly Question[]) {
  const entry = entryOf(name)
  const [attempt, setAttempt] = useState(() => entry.read() ?? newAttempt())
  const answers = answersFor(questions, attempt.answers)
  const keep = (next: Attempt) => {
    setAttempt(next)
    entry.write(next)
  }
  return {
    answers,
    // an attempt is marked once, as it was first sent: other answers are another one
    answer: (questionId: string, answer: Answer) =>
      keep({
        id: attempt.isSent ? newId() : attempt.id,
        answers: { ...answers, [questionId]: answer },
        isSent: false,
      }),
    /** Answers the attempt's id, which is the same until an answer changes. */
    send: (): string => {
      const isSame = Object.keys(answers).length === Object.keys(attempt.answers).length
      const sent = { id: attempt.isSent && !isSame ? newId() : attempt.id, answers, isSent: true }
      keep(sent)
      return sent.id
    },
    /** Its result is there. */
    end: entry.clear,
  }
}
