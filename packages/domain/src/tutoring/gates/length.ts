import type { Fault } from '../fault.ts'
import { wordsOf } from './words.ts'

const MIN_WORDS = 80
/** Letters of as many words: of long words fewer are enough. A sign of a script without spaces counts as about three. */
const MIN_LETTERS = 420
const LETTERS_OF_A_SIGN = 3
/** A text of fewer different words, however long, says one thing again and again. */
const MIN_DIFFERENT = 35
const MAX_WORDS = 2_400
const MAX_SIGNS = 9_000

const TOO_SHORT: Fault = {
  code: 'too-short',
  words: 'Write an introduction of three to six paragraphs, 150 words at the least.',
}
const TOO_LONG: Fault = { code: 'too-long', words: 'Write a shorter introduction: six paragraphs at the most.' }
const FEW_WORDS: Fault = { code: 'repeats-itself', words: 'Say each thing once, in sentences that differ.' }

/** `text`: what a person sees, without code. Only what has letters counts as a word. */
export function checkLength(text: string): readonly Fault[] {
  const { tokens, sign } = wordsOf(text)
  const words = tokens.filter((token) => /\p{L}/u.test(token))
  const letters = words.join('').length * (sign ? LETTERS_OF_A_SIGN : 1)
  if (words.length > (sign ? MAX_SIGNS : MAX_WORDS)) return [TOO_LONG]
  if (letters < MIN_LETTERS && (sign || words.length < MIN_WORDS)) return [TOO_SHORT]
  return new Set(words).size < MIN_DIFFERENT ? [FEW_WORDS] : []
}
