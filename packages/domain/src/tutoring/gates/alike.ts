import { stemOf } from './content-words.ts'
import { overlap } from './shingles.ts'
import { wordsOf } from './words.ts'

const ALIKE = 0.8
const NUMBER = /^(?:\p{N}+|i{1,3}|iv|v)$/u
const PART = /^(?:part|lesson|unit|step|chapter|section|teil|kapitel|partie|parte|часть)$/u
const NUMBER_WORD =
  /^(?:one|two|three|four|five|six|seven|eight|first|second|third|eins|zwei|drei|vier|un|deux|trois|uno|dos|tres)$/u

/** Whether two titles or objectives say the same: punctuation, invisible characters, accents and numbers aside. */
function areAlike(one: string, other: string): boolean {
  const [first, second] = [withoutNumbers(one), withoutNumbers(other)]
  return first.tokens.join(' ') === second.tokens.join(' ') || overlap(first, second) >= ALIKE
}

/** The first of each that are alike. Few are compared: a plan or a chapter has twelve at most. */
export const withoutAlike = <T>(items: readonly T[], textOf: (item: T) => string): readonly T[] =>
  items.filter((item, index) => !items.slice(0, index).some((earlier) => areAlike(textOf(earlier), textOf(item))))

/** A text of numbers alone keeps them: they are all that it says. */
function withoutNumbers(text: string): ReturnType<typeof wordsOf> {
  const { tokens, sign } = wordsOf(text)
  const rest = tokens
    .filter((token, index) => !NUMBER.test(token) && !(NUMBER_WORD.test(token) && PART.test(tokens[index - 1] ?? '')))
    .map((token) => (sign ? token : stemOf(token)))
  return { tokens: rest.length === 0 ? tokens : rest, sign }
}
