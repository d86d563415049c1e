import { keyAt, type Terms, terms } from './time-words.ts'
import type { Words } from './tokenize.ts'

/** A number at a place of a text, and how many words it takes. */
export type NumberMatch = { readonly value: number; readonly length: number }

const NUMBERS = terms('numbers')
const ARTICLES = terms('articles')
const RANGE = terms('range')
const BETWEEN = terms('between')
export const AND: Terms = terms('and')

/** "2", "2-3" and "2 to 3" (the middle), "one or two", "a couple of", "half an". Null where no number stands. */
export function numberAt(words: Words, index: number): NumberMatch | null {
  const between = BETWEEN.lengthAt(words, index)
  if (between > 0) return upTo(words, index, between, AND)
  const first = plainNumber(words, index)
  if (!first) return ARTICLES.at(words, index)
  return upTo(words, index, 0, RANGE) ?? first
}

function upTo(words: Words, from: number, skipped: number, joining: Terms): NumberMatch | null {
  const low = plainNumber(words, from + skipped)
  if (!low) return null
  const at = from + skipped + low.length
  const joined = joining.lengthAt(words, at)
  // "2 - 3"
  const isDash =
    joining === RANGE && words[at - 1]?.ends === ',' && (words[at]?.from ?? 0) - (words[at - 1]?.to ?? 0) === 3
  const high = joined > 0 || isDash ? plainNumber(words, at + joined) : null
  if (!high || (isDash && high.value <= low.value)) return null
  return { value: (low.value + high.value) / 2, length: skipped + low.length + joined + high.length }
}

const FIGURES = /^\d{1,6}(?:[.,]\d{1,3})?$/
const THOUSANDS = /^\d{1,3}[.,]\d{3}$/

function plainNumber(words: Words, index: number): NumberMatch | null {
  const key = keyAt(words, index)
  const [low = '', high] = key.split(/[–-]/)
  if (high !== undefined && FIGURES.test(low) && FIGURES.test(high))
    return { value: (read(low) + read(high)) / 2, length: 1 }
  if (!FIGURES.test(key)) return NUMBERS.at(words, index)
  // "1/2 hour"
  if (key === '1' && keyAt(words, index + 1) === 'per' && keyAt(words, index + 2) === '2')
    return { value: 0.5, length: 3 }
  return { value: read(key), length: 1 }
}

const read = (figures: string): number =>
  Number(THOUSANDS.test(figures) ? figures.replace(/[.,]/, '') : figures.replace(',', '.'))

/** A number of units at a place: "3 weeks", "a couple of the months". */
export function countAt(
  words: Words,
  from: number,
  units: Terms,
): { readonly count: number; readonly value: number; readonly to: number } | null {
  const number = numberAt(words, from)
  const unit = number ? units.at(words, from + number.length) : null
  return number && unit ? { count: number.value, value: unit.value, to: from + number.length + unit.length } : null
}
