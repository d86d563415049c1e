import type { ChapterCheck, ReplyOf, takeCheck } from '@app/contract'

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

/** A number without a digit. What else is none, only the server knows. */
export const isUnreadable = ({ kind }: Question, answer: Answer | undefined): boolean =>
  kind === 'number' && isAnswered(answer) && !/\p{N}/u.test(String(answer))

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

/** With one element moved by a place; null at the ends. */
export function moved(order: readonly string[], id: string, to: number): string[] | null {
  if (to < 0 || to >= order.length) return null
  const others = order.filter((one) => one !== id)
  return [...others.slice(0, to), id, ...others.slice(to)]
}
