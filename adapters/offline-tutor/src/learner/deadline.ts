import { quoteOf, timeItems, tokenize, type Words } from '@app/domain'

const DAYS_OF_MONTH = 30.4

const deadlineOf = (words: Words) => timeItems(words).find((item) => item.kind === 'deadline') ?? null

/** Weeks until the learner wants to be ready, where the text counts them: "in 3 months". Null for less than one. */
export function weeksLeft(text: string): number | null {
  const when = deadlineOf(tokenize(text))?.when
  const weeks = when?.kind === 'span' ? (when.days + when.months * DAYS_OF_MONTH) / 7 : 0
  return weeks < 1 ? null : Math.round(weeks)
}

/** Whether a deadline is so near that it is a time to spend: "in 40 minutes". */
export const isAtHand = (text: string): boolean => {
  const when = deadlineOf(tokenize(text))?.when
  return when?.kind === 'span' && when.minutes !== null
}

/** The learner's own words for a date to be ready by. */
export function deadlineIn(text: string): string | null {
  const words = tokenize(text)
  const deadline = deadlineOf(words)
  return deadline ? quoteOf(text, words.slice(deadline.from, deadline.to)) : null
}
