import { contentWords, makeVocabulary, stemOf, wordsOf } from '../shared/index.ts'
import type { BriefSlots } from './slots.ts'

/** Whether a text has all words of another, one behind the other, in whichever number: "music theories" mentions "theory". */
export function mentions(text: string, item: string): boolean {
  const wanted = wordsOf(item).tokens.map(formOf).join(' ')
  return wanted !== '' && ` ${wordsOf(text).tokens.map(formOf).join(' ')} `.includes(` ${wanted} `)
}

/** Whether a text mentions another, or holds the words that it is about in any order and form. */
export function isNamedIn(text: string, item: string): boolean {
  const words = contentWords(item)
  return mentions(text, item) || (words.length > 0 && words.every(makeVocabulary(text).has))
}

const MIN_LENGTH = 4

/** A word without what tells one from many. */
function formOf(token: string): string {
  if (!/^[a-zß]+$/.test(token)) return token.length > MIN_LENGTH ? stemOf(token) : token
  const form = token.endsWith('ies') ? `${token.slice(0, -3)}y` : token.replace(/(?:es|en|s|n|e)$/, '')
  return form.length < MIN_LENGTH ? token : form
}

/** The first text that must be in a plan and names what must not be; null where there is none. */
export const contradiction = ({ mustHave, skip }: Pick<BriefSlots, 'mustHave' | 'skip'>): string | null =>
  mustHave.find((wanted) => skip.some((unwanted) => mentions(wanted, unwanted))) ?? null
