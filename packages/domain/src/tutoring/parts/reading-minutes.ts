import { wordsOf } from '../../shared/words.ts'

/** A lesson is read slowly: it is to be understood. Code and formulas count as well. */
const WORDS_A_MINUTE = 150
const SIGNS_A_MINUTE = 300

/** Whole minutes, at least 1. */
export function readingMinutes(text: string): number {
  const { tokens, sign } = wordsOf(text)
  return Math.max(1, Math.round(tokens.length / (sign ? SIGNS_A_MINUTE : WORDS_A_MINUTE)))
}
