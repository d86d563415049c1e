import type { Question } from '../../check/question.ts'
import { withoutAlike } from '../gates/alike.ts'

/** A question with its options: "Which of these is true?" may be asked of several things. */
export const wholeOf = (question: Question): string =>
  'options' in question
    ? [question.prompt, ...question.options.map(({ text }) => text).toSorted()].join(' / ')
    : question.prompt

/** The first of each that ask the same. Other numbers make another question. */
export const distinctQuestions = <T>(items: readonly T[], textOf: (item: T) => string): readonly T[] =>
  items.filter((item, index) => !items.slice(0, index).some((earlier) => areAlike(textOf(earlier), textOf(item))))

const areAlike = (one: string, other: string): boolean =>
  numbersOf(one) === numbersOf(other) && withoutAlike([one, other], (text) => text).length < 2

const numbersOf = (text: string): string => (text.match(/\p{N}+/gu) ?? []).join(' ')
