import { at, listOf } from '@app/resource-kit'

/** No excerpt is longer, and the last words of an abstract are the least of use. */
const MAX_WORDS = 120

/** The beginning of an abstract, which comes as a list of places for each word, and not as a text. */
export function abstractOf(work: unknown): string {
  const index = at(work, 'abstract_inverted_index')
  if (typeof index !== 'object' || index === null) return ''
  const words: string[] = []
  for (const [word, places] of Object.entries(index)) {
    for (const place of listOf(places)) {
      if (typeof place === 'number' && Number.isInteger(place) && place >= 0 && place < MAX_WORDS) words[place] = word
    }
  }
  return words.filter(Boolean).join(' ')
}
