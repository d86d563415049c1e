import { useState } from 'react'
import * as z from 'zod/mini'
import { stored } from '../../../../api/storage.ts'
import { newId } from '../../../../browser/new-id.ts'
import { type Answer, answersFor, type Question } from './answers.ts'

const answer = z.union([z.string(), z.array(z.string())])
/** `isSent`: it may have reached the server, whatever came back. */
const attemptSchema = z.object({ id: z.string(), answers: z.record(z.string(), answer), isSent: z.boolean() })

type Attempt = z.infer<typeof attemptSchema>

const entryOf = (name: string) =>
  stored('sessionStorage', `check:${name}`, (value) => attemptSchema.safeParse(value).data ?? null)

/**
 * The answers of one attempt at the questions that have this name. They outlive a reload and a lost connection, until its result
 * is there.
 */
export function useAttempt(name: string, questions: readonly Question[]) {
  const entry = entryOf(name)
  const [attempt, setAttempt] = useState(() => entry.read() ?? { id: newId(), answers: {}, isSent: false })
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
