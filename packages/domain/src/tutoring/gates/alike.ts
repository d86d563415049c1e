import { overlap } from './shingles.ts'
import { wordsOf } from './words.ts'

const ALIKE = 0.8

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
  const rest = tokens.filter((token) => !/^(?:\p{N}+|i{1,3}|iv|v)$/u.test(token))
  return { tokens: rest.length === 0 ? tokens : rest, sign }
}
