import type { Question } from '../../check/question.ts'

/** A question with its options: "Which of these is true?" may be asked of several things. */
export const wholeOf = (question: Question): string =>
  'options' in question
    ? [question.prompt, ...question.options.map(({ text }) => text).toSorted()].join(' / ')
    : question.prompt
