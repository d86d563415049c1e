import { valueList } from '../words/phrases.ts'
import { normAt, type Words } from '../words/tokenize.ts'

/** A number at a place of a text, and how many words it takes. */
export type NumberMatch = { readonly value: number; readonly length: number }

const NUMERALS = valueList('number.values')

/** "2", "2-3" (the middle), "2 to 3", "one or two", "a couple of", "half an". Null where no number stands. */
export function numberAt(words: Words, index: number): NumberMatch | null {
  const first = normAt(words, index)
  if (first === 'a' || first === 'an') {
    const next = words[index + 1]?.norm
    const group = next === 'couple' || next === 'few' ? numberAt(words, index + 1) : null
    return group ? { value: group.value, length: group.length + 1 } : { value: 1, length: 1 }
  }
  const value = figure(first)
  if (value === null) return null
  const second = normAt(words, index + 1)
  if (first === 'forty' && second === 'five') return { value: 45, length: 2 }
  if (first === 'couple' && second === 'of') return { value, length: 2 }
  if (first === 'half' && (second === 'a' || second === 'an')) return { value, length: 2 }
  const upTo = second === 'to' || second === 'or' ? figure(normAt(words, index + 2)) : null
  return upTo === null ? { value, length: 1 } : { value: (value + upTo) / 2, length: 3 }
}

const FIGURES = /^\d{1,6}(?:[.,]\d{1,3})?$/

function figure(word: string): number | null {
  const [low = '', high] = word.split(/[–-]/)
  if (high !== undefined && FIGURES.test(low) && FIGURES.test(high)) return (read(low) + read(high)) / 2
  return FIGURES.test(word) ? read(word) : (NUMERALS.get(word) ?? null)
}

const read = (figures: string): number => Number(figures.replace(',', '.'))
