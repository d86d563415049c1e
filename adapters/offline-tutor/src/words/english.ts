import { tokenize, type Words } from '@app/domain'

export const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** "a", "a and b", "a, b and c". */
export const listed = (items: readonly string[]): string => new Intl.ListFormat('en-GB').format(items)

/** Sentences, without those that are empty. */
export const joined = (sentences: readonly string[]): string => sentences.filter(Boolean).join(' ')

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

export const describeNumber = (count: number): string => NUMBERS[count] ?? String(count)

const TO_YOU: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ i: 'you', "i'm": "you're", "i've": "you've", "i'd": "you'd", "i'll": "you'll" }),
  ...Object.entries({ me: 'you', my: 'your', mine: 'yours', myself: 'yourself' }),
])

const AFTER_I: ReadonlyMap<string, string> = new Map(Object.entries({ am: 'are', was: 'were' }))

/** The learner's words in the second person: "my trip" becomes "your trip". */
export function inSecondPerson(text: string): string {
  const words = tokenize(text)
  let result = ''
  let at = 0
  for (const [index, { norm, from, to }] of words.entries()) {
    const typed = text.slice(from, to)
    const turned = words[index - 1]?.norm === 'i' ? (AFTER_I.get(norm) ?? TO_YOU.get(norm)) : TO_YOU.get(norm)
    result += text.slice(at, from) + (isNumeral(words, index, text) ? typed : (turned ?? typed))
    at = to
  }
  return result + text.slice(at)
}

/** "World War I", "Calculus I and II": behind a capital, and not before what I do. */
function isNumeral(words: Words, index: number, text: string): boolean {
  const [before, word, behind] = [words[index - 1], words[index], words[index + 1]?.norm]
  if (!before || text.slice(word?.from, word?.to) !== 'I') return false
  return /^\p{Lu}/u.test(text[before.from] ?? '') && (behind === undefined || behind === 'and')
}
