import { wordsOf } from '../../shared/words.ts'
import type { Fault } from '../fault.ts'

const MIN_WORDS = 80
/** Of long words fewer are enough. A sign of a script without spaces counts as about three. */
const LETTERS_OF_A_WORD = 5.25
const LETTERS_OF_A_SIGN = 3
/** A text of fewer different words, however long, says one thing again and again. */
const MIN_DIFFERENT = 35
const MAX_WORDS = 2_400
const MAX_SIGNS = 9_000

const TOO_SHORT: Fault = {
  code: 'too-short',
  words: 'Write more: say what, why and how, in whole sentences.',
}
const TOO_LONG: Fault = { code: 'too-long', words: 'Write less: what is needed, and nothing twice.' }
const FEW_WORDS: Fault = { code: 'repeats-itself', words: 'Say each thing once, in sentences that differ.' }

/** Of a text that a person sees, without code: in words, whatever its script. */
export function lengthInWords(text: string): number {
  const { tokens, sign } = wordsOf(text)
  const words = tokens.filter((token) => /\p{L}/u.test(token))
  return sign ? Math.round((words.length * LETTERS_OF_A_SIGN) / LETTERS_OF_A_WORD) : words.length
}

/** `text`: what a person sees, without code. Only what has letters counts as a word. `least`: words that it needs. */
export function checkLength(text: string, least = MIN_WORDS): readonly Fault[] {
  const { tokens, sign } = wordsOf(text)
  const words = tokens.filter((token) => /\p{L}/u.test(token))
  const letters = words.join('').length * (sign ? LETTERS_OF_A_SIGN : 1)
  if (words.length > (sign ? MAX_SIGNS : MAX_WORDS)) return [TOO_LONG]
  if (letters < least * LETTERS_OF_A_WORD && (sign || words.length < least)) return [TOO_SHORT]
  return new Set(words).size < MIN_DIFFERENT ? [FEW_WORDS] : []
}
