import type { Option } from '../../check/question.ts'
import { comparable } from '../../check/same-text.ts'
import { shuffledUnless } from '../../shared/shuffle.ts'

const LETTERS = 'ABCDEFGHIJ'
export const MAX_OPTIONS = LETTERS.length

/** "B", "b)", "(2)". */
const MARK = /^\(?([a-j]|\d{1,2})[).:]?$/i
/** "B) The yeast", "2. The yeast". */
const MARKED = /^\(?([a-j]|\d{1,2})[).:]\s+(\S.*)$/is

const placeOf = (mark: string): number => (/\d/.test(mark) ? Number(mark) - 1 : LETTERS.indexOf(mark.toUpperCase()))

/** Options without the letters or numbers that all of them have in front. */
export function withoutMarks(texts: readonly string[]): readonly string[] {
  const marked = texts.map((text) => MARKED.exec(text))
  return marked.every((match, place) => match && placeOf(match[1] ?? '') === place)
    ? marked.map((match) => match?.[2] ?? '')
    : texts
}

/** The place of the option that is meant by its words, its letter or its number; -1 where none is. */
function optionIn(said: string, options: readonly string[], askedFor: 'words' | 'letters'): number {
  const letter = askedFor === 'letters' && /^[a-j]$/i.test(said.trim()) ? placeOf(said.trim()) : -1
  if (letter >= 0 && letter < options.length) return letter
  const equal = placeOfText(said, options)
  if (equal >= 0) return equal
  const [, mark] = MARK.exec(said.trim()) ?? []
  const place = mark === undefined ? -1 : placeOf(mark)
  if (place >= 0 && place < options.length) return place
  const [, marked = '', words = ''] = MARKED.exec(said.trim()) ?? []
  const named = placeOfText(words, options)
  return named < 0 && placeOf(marked) < options.length && words !== '' ? placeOf(marked) : named
}

const placeOfText = (said: string, options: readonly string[]): number => {
  const same = options.indexOf(said.trim())
  if (same >= 0) return same
  const wanted = comparable(said)
  return wanted === '' ? -1 : options.findIndex((option) => comparable(option) === wanted)
}

/**
 * All that is meant. One text may hold several: "A, C", "A → B → C". None where anything in it is no option. `askedFor`: what "C" is
 * where an option says just that, as of chords.
 */
export function optionsIn(
  said: readonly string[],
  options: readonly string[],
  askedFor: 'words' | 'letters' = 'words',
): readonly number[] {
  const whole = said.map((text) => optionIn(text, options, askedFor))
  if (said.length !== 1 || (whole[0] ?? -1) >= 0) return whole.includes(-1) ? [] : whole
  const parts = (said[0] ?? '').split(/[,;>→\n]|->/).filter((part) => part.trim() !== '')
  const places = parts.map((part) => optionIn(part.trim(), options, askedFor))
  return places.includes(-1) ? [] : places
}

/** In the order in which they are shown for good, with ids that say no more than that order. `places`: where each one now stands. */
export function showOptions(texts: readonly string[], seed: string, isRight: (order: readonly number[]) => boolean) {
  const places = texts.map((_, place) => place)
  // what is to be put in order must not stand in it
  const order = shuffledUnless(places, seed, isRight)
  const options = order.map((place, index): Option => ({ id: idAt(index), text: texts[place] ?? '' }))
  return { options, idOf: (place: number): string => idAt(order.indexOf(place)) }
}

const idAt = (index: number): string => (LETTERS[index] ?? `${index}`).toLowerCase()
