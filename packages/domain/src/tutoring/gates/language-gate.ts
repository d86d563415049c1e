import { FUNCTION_WORDS } from '../../shared/function-words.ts'
import { languageOf } from '../../shared/language.ts'
import type { Fault } from '../fault.ts'
import { plain } from './words.ts'

/** Of a few words of the learner's. One small word alone makes 0.5: "El Niño" is no Spanish. */
const SURE = 0.6
/** Of a whole text, whose small words are many: related languages share some, so its confidence is lower. */
const SURE_OF_TEXT = 0.45
/** Letters below which nothing is said about a text's language. */
const ENOUGH_LETTERS = 60

const WRONG_LANGUAGE: Fault = {
  code: 'wrong-language',
  words: 'Write in the language in which the learner states the goal.',
}

const SCRIPTS = {
  latin: /\p{Script=Latin}/gu,
  han: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  hangul: /\p{Script=Hangul}/gu,
  cyrillic: /\p{Script=Cyrillic}/gu,
  arabic: /\p{Script=Arabic}/gu,
  hebrew: /\p{Script=Hebrew}/gu,
  devanagari: /\p{Script=Devanagari}/gu,
  greek: /\p{Script=Greek}/gu,
  thai: /\p{Script=Thai}/gu,
} as const

/** The script of nearly all of a text's letters, a sign of Chinese counting as three; null where none prevails. */
export function scriptOf(text: string): keyof typeof SCRIPTS | null {
  const counts = Object.entries(SCRIPTS).map(
    // keys of the record: `Object.entries` forgets their type
    ([name, letters]) =>
      [name as keyof typeof SCRIPTS, (text.match(letters)?.length ?? 0) * (name === 'han' ? 3 : 1)] as const,
  )
  const all = counts.reduce((sum, [, count]) => sum + count, 0)
  return counts.find(([, count]) => count > 0 && count >= 0.65 * all)?.[0] ?? null
}

/** What the languages are called in one another, behind words for "in": a learner may ask for a plan in another than they write. */
const NAMES: Readonly<Record<string, string>> = {
  en: 'english|englisch|anglais|ingles|inglese|engels|английском',
  de: 'german|deutsch|allemand|aleman|alemao|tedesco|duits|немецком',
  fr: 'french|franzosisch|francais|frances|francese|frans|французском',
  es: 'spanish|spanisch|espagnol|espanol|espanhol|spagnolo|spaans|испанском',
  pt: 'portuguese|portugiesisch|portugais|portugues|portoghese|portugees|португальском',
  it: 'italian|italienisch|italien|italiano|italiaans|итальянском',
  nl: 'dutch|niederlandisch|neerlandais|neerlandes|olandese|nederlands',
  ru: 'russian|russisch|russe|ruso|russo|русском',
  ja: 'japanese|japanisch|japonais|japones|giapponese',
  zh: 'chinese|chinesisch|chinois|chino|chines|cinese|mandarin',
  ar: 'arabic|arabisch|arabe|arabo',
  hi: 'hindi',
}
const IN = ['in', 'auf', 'en', 'em', 'op', 'на']

/** Whether `wish` asks for that language: "with everything in German". */
function asksFor(tag: string, wish: string): boolean {
  const said = plain(wish)
  return (NAMES[tag] ?? '').split('|').some((name) => IN.some((word) => said.includes(` ${word} ${name} `)))
}

/** A text of so many words has at least so many different small ones of its language. */
const ENOUGH_WORDS = 60
const FEWEST_SMALL_WORDS = 5

/** Turkish is none of the languages that are known by their small words, but it has none of English. */
function lacksSmallWords(text: string, tag: string): boolean {
  const small: Readonly<Record<string, readonly string[]>> = FUNCTION_WORDS
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  if (words.length < ENOUGH_WORDS || scriptOf(text) !== 'latin') return false
  const known = new Set(small[tag] ?? words)
  return new Set(words.filter((word) => known.has(word))).size < FEWEST_SMALL_WORDS
}

/**
 * Whether a text is in the language, or at least the script, of what it answers. Only where both are sure: a false alarm
 * would take a good chapter from the learner.
 */
export function checkLanguage(text: string, like: string, wish: string): readonly Fault[] {
  if ((text.match(/\p{L}/gu)?.length ?? 0) < ENOUGH_LETTERS) return []
  const [is, should] = [languageOf(text), languageOf(like)]
  if (asksFor(is.tag, wish)) return []
  if (is.confidence >= SURE_OF_TEXT && should.confidence >= SURE && is.tag !== should.tag) return [WRONG_LANGUAGE]
  if (should.confidence >= SURE && lacksSmallWords(text, should.tag)) return [WRONG_LANGUAGE]
  const [script, wanted] = [scriptOf(text), scriptOf(like)]
  return script !== null && wanted !== null && script !== wanted ? [WRONG_LANGUAGE] : []
}
