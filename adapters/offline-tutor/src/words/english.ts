import { type Word, wordsIn } from './tokenize.ts'

export const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** "a", "a and b", "a, b and c". */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

export const inWords = (count: number): string => NUMBERS[count] ?? String(count)

const TO_YOU: ReadonlyMap<string, string> = new Map([
  ['i', 'you'],
  ["i'm", "you're"],
  ["i've", "you've"],
  ["i'd", "you'd"],
  ["i'll", "you'll"],
  ['me', 'you'],
  ['my', 'your'],
  ['mine', 'yours'],
  ['myself', 'yourself'],
])

const AFTER_I: ReadonlyMap<string, string> = new Map([
  ['am', 'are'],
  ['was', 'were'],
])

/** The learner's words said back to them: "my trip" becomes "your trip". */
export function saidBack(text: string): string {
  const words = wordsIn(text)
  let said = ''
  let at = 0
  for (const [index, { is, from, to }] of words.entries()) {
    const typed = text.slice(from, to)
    const turned = words[index - 1]?.is === 'i' ? (AFTER_I.get(is) ?? TO_YOU.get(is)) : TO_YOU.get(is)
    said += text.slice(at, from) + (isNumeral(words, index, text) ? typed : (turned ?? typed))
    at = to
  }
  return said + text.slice(at)
}

/** "World War I", "Calculus I and II": behind a capital, and not before what I do. */
function isNumeral(words: readonly Word[], index: number, text: string): boolean {
  const [before, word, behind] = [words[index - 1], words[index], words[index + 1]?.is]
  if (!before || text.slice(word?.from, word?.to) !== 'I') return false
  return /^\p{Lu}/u.test(text[before.from] ?? '') && (behind === undefined || behind === 'and')
}
