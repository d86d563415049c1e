import { texts } from 'virtual:texts/learning/chapter/check'
import { type ChapterCheck, chapterCheck, type ReplyOf, type takeCheck } from '@app/contract'
import { useState } from 'react'
import * as z from 'zod/mini'
import { explain } from '../../../api/problem.ts'
import { stored } from '../../../api/storage.ts'
import { newId } from '../../../browser/new-id.ts'

/** Of a check or of a placement, whose questions have no objective. */
export type Question = Omit<ChapterCheck['questions'][number], 'objective'> & { readonly objective?: string }

/** The id of an option, ids of options, or what was typed. */
export type Answer = string | string[]
/** By the ids of questions. */
export type Answers = Readonly<Record<string, Answer>>

/** One attempt, and what came of it. */
export type Marked = {
  /** As they were asked: one that went void since is gone from the chapter. */
  readonly questions: ChapterCheck['questions']
  readonly answers: Answers
  readonly result: ReplyOf<typeof takeCheck>
}

/** An order that no one has changed is none: questions are never shown in the right one. */
export const isAnswered = (answer: Answer | undefined): answer is Answer =>
  answer !== undefined && (typeof answer === 'string' ? answer.trim() !== '' : answer.length > 0)

/** The numbers of the questions that have none, from 1. */
export const unansweredIn = (questions: readonly Question[], answers: Answers): readonly number[] =>
  questions.flatMap(({ id }, index) => (isAnswered(answers[id]) ? [] : [index + 1]))

/** What of stored answers these questions can still have: some may be gone, or asked anew. */
export const answersFor = (questions: readonly Question[], kept: Answers): Answers =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const answer = kept[question.id]
      return isAnswered(answer) && isPossible(question, answer) ? [[question.id, answer]] : []
    }),
  )

function isPossible({ kind, options = [] }: Question, answer: Answer): boolean {
  const isOption = (id: string) => options.some((option) => option.id === id)
  if (typeof answer === 'string') {
    return kind === 'single' ? isOption(answer) : kind === 'number' || kind === 'short'
  }
  const isWhole = kind === 'order' && new Set(answer).size === options.length
  return (kind === 'multiple' || isWhole) && answer.every(isOption)
}

export const answerSchema = z.union([z.string(), z.array(z.string())])
/** `isSent`: it may have reached the server, whatever came back. */
const attemptSchema = z.object({ id: z.string(), answers: z.record(z.string(), answerSchema), isSent: z.boolean() })

type Attempt = z.infer<typeof attemptSchema>

const entryOf = (name: string) =>
  stored('sessionStorage', `check:${name}`, (value) => attemptSchema.safeParse(value).data ?? null)

const askedSchema = chapterCheck.shape.questions

/**
 * Those that this attempt asks, for as long as it lasts: once it has reached the server, that shows the next set, whatever came back.
 * Void ones are left out.
 */
export function useAskedQuestions(name: string, next: ChapterCheck['questions']) {
  const entry = stored('sessionStorage', `asked:${name}`, (value) => askedSchema.safeParse(value).data ?? null)
  const [asked, setAsked] = useState(() => entry.read() ?? next)
  const isOther = asked.length > 0 && !next.some(({ id }) => asked.some((one) => one.id === id))
  return {
    questions: isOther ? asked : next,
    keep: () => entry.write(isOther ? asked : next),
    forget: entry.clear,
    /** Another attempt begins. */
    renew: (): void => {
      entry.clear()
      setAsked(next)
    },
  }
}

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

/** Why an attempt was not marked. */
export const notMarked = (error: unknown): string =>
  explain(
    error,
    { failed: texts.failed, unreachable: texts.unreachable },
    { 'no-check': () => texts.changed, 'answer-unfit': () => texts.changed },
  )
