import { languageOf, tokenize } from '@app/domain'
import { wordList, wordSet } from './phrases.ts'

/** Invisible characters that turn the direction of what follows. */
const DIRECTION = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const BREAKS = /[\s\p{Cc}\p{Surrogate}]/u
const NOT_PLAIN = /[^\p{L}\p{M}\p{N}\p{Join_Control}'’&+#.,/%?-]/gu
const WORDS_OR_NUMBERS = /[\p{L}\p{N}]/u

/** At most so many characters are read for a phrase that is to be shown. */
const MAX_QUOTE_LENGTH = 1_000

/** The words of a text between its spaces. Addresses never come back from us: viewers make links of bare ones too. */
const shownWords = (text: string): readonly string[] =>
  text
    .slice(0, MAX_QUOTE_LENGTH)
    .replace(DIRECTION, '')
    .split(BREAKS)
    .filter((word) => word !== '')
    .map((word) => withoutAddress(word).replace(NOT_PLAIN, ' '))

function withoutAddress(word: string): string {
  const lower = word.toLowerCase()
  if (lower.includes('://') || lower.includes('www.')) return 'a link'
  return lower.includes('@') ? 'an address' : word
}

/**
 * Words of the learner for the middle of a sentence of ours: only letters, figures and the marks that join them. Right-to-left
 * words are kept from turning the English around them.
 */
export function plainWords(text: string, maxLength: number): string {
  const words = bareWords(text, maxLength)
  return RIGHT_TO_LEFT.test(words) ? `\u2068${words}\u2069` : words
}

/** The same, with an ellipsis where the text goes on. */
export function quotedWords(text: string, maxLength: number): string {
  const words = plainWords(text, maxLength)
  return bareWords(text, maxLength) === bareWords(text, MAX_QUOTE_LENGTH) ? words : words.replace(/\u2069?$/u, '…$&')
}

/** The same for a search, where nothing invisible may be in it. Cut between words. */
export function bareWords(text: string, maxLength: number): string {
  const words = shownWords(text)
    .flatMap((word) => word.split(' '))
    .filter((word) => WORDS_OR_NUMBERS.test(word))
  const start = words.findIndex((word) => !isNumbering(word))
  const chosen: string[] = []
  let length = 0
  for (const word of words.slice(Math.max(start, 0))) {
    length += word.length + 1
    if (length - 1 > maxLength) break
    chosen.push(word)
  }
  while (chosen.length < words.length && DANGLING.has(chosen.at(-1)?.toLowerCase() ?? '')) chosen.pop()
  const [only = ''] = words
  return trimmed(chosen.length === 0 ? [...only].slice(0, maxLength / 2).join('') : chosen.join(' '))
}

/** "1." and "2)" before a goal belong to a list. */
const isNumbering = (word: string): boolean => word.length <= 3 && word.endsWith('.') && !Number.isNaN(Number(word))

/** Words on which no phrase may end. */
const DANGLING = wordSet('a an the of for to in on at by and or with my your from as is are that which so but')

/** Without marks at its ends, but with those of "C++". */
const trimmed = (text: string): string =>
  text.replace(/^[^\p{L}\p{N}]+/u, '').replace(/(?<![^\p{L}\p{M}\p{N}+#])[^\p{L}\p{M}\p{N}+#]+$/u, '')

const UNSEARCHED = wordList('learner-words.unsearched')

/** The few words of a text that are worth searching for: a search with many words finds nothing. */
export const searchWords = (text: string, maxWords: number): string =>
  bareWords(text, 60)
    .split(/[ ,?/%]/u)
    .filter((word) => word !== '' && !UNSEARCHED.has(word.toLowerCase()))
    .slice(0, maxWords)
    .join(' ')

export const hasLetters = (text: string): boolean => /\p{L}/u.test(text)

const OTHER_SCRIPT = /[^\p{Script=Latin}\p{M}\p{N}\p{P}\p{S}\p{Z}\p{C}]/u
const SMALL_WORDS = wordList('learner-words.small-words')

/** Below it a text is too short to say its language. */
const LIKELY = 0.35

/** Another script, two small words of another language (one alone may be a name), or what is surely no English. */
export function looksForeign(text: string, least = LIKELY): boolean {
  const words = tokenize(text)
  if (OTHER_SCRIPT.test(text) || words.filter(({ norm }) => SMALL_WORDS.has(norm)).length >= 2) return true
  const { tag, confidence } = languageOf(text)
  // "C++" is no French
  return words.length > 1 && tag !== 'en' && confidence >= least
}
