import { FUNCTION_WORDS } from '../../shared/function-words.ts'
import { languageOf } from '../../shared/language.ts'
import { languageName, languagesDue, languagesFor } from '../../shared/own-language.ts'
import { plain, wordsOf } from '../../shared/words.ts'
import type { Fault } from '../fault.ts'

/** Of a whole text, whose small words are many: related languages share some, so its confidence is lower. */
const SURE_OF_TEXT = 0.45
/** Letters below which nothing is said about a text's language; of a line of some words, only where its words leave no doubt. */
const ENOUGH_LETTERS = 60
const MIN_LETTERS = 20
const SURE_OF_LINE = 0.51

const WRONG_LANGUAGE: Fault = {
  code: 'wrong-language',
  words: 'Write in the language in which the learner states the goal.',
}

/** By their letters, and by what BCP 47 calls them. */
const SCRIPTS = {
  latin: { letters: /\p{Script=Latin}/gu, tags: ['Latn'] },
  han: { letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, tags: ['Hans', 'Hant', 'Jpan'] },
  hangul: { letters: /\p{Script=Hangul}/gu, tags: ['Kore'] },
  cyrillic: { letters: /\p{Script=Cyrillic}/gu, tags: ['Cyrl'] },
  arabic: { letters: /\p{Script=Arabic}/gu, tags: ['Arab'] },
  hebrew: { letters: /\p{Script=Hebrew}/gu, tags: ['Hebr'] },
  devanagari: { letters: /\p{Script=Devanagari}/gu, tags: ['Deva'] },
  greek: { letters: /\p{Script=Greek}/gu, tags: ['Grek'] },
  thai: { letters: /\p{Script=Thai}/gu, tags: ['Thai'] },
}

type Script = keyof typeof SCRIPTS
// keys of the record: `Object.entries` forgets their type
const NAMED_SCRIPTS = Object.entries(SCRIPTS) as [Script, (typeof SCRIPTS)[Script]][]

/** The script of nearly all of a text's letters, a sign of Chinese counting as three; null where none prevails. */
export function scriptOf(text: string): Script | null {
  const counts = NAMED_SCRIPTS.map(
    ([name, { letters }]) => [name, (text.match(letters)?.length ?? 0) * (name === 'han' ? 3 : 1)] as const,
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
function asksFor(tag: string, request: string): boolean {
  const said = plain(request)
  return (NAMES[tag] ?? '').split('|').some((name) => IN.some((word) => said.includes(` ${word} ${name} `)))
}

/** A text of so many words has at least so many different small ones of its language. */
const ENOUGH_WORDS = 60
const MIN_SMALL_WORDS = 5

/** Turkish is none of the languages that are known by their small words, but it has none of English. */
function lacksSmallWords(text: string, tag: string): boolean {
  const small: Readonly<Record<string, readonly string[]>> = FUNCTION_WORDS
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  if (words.length < ENOUGH_WORDS || scriptOf(text) !== 'latin') return false
  const known = new Set(small[tag] ?? words)
  return new Set(words.filter((word) => known.has(word))).size < MIN_SMALL_WORDS
}

/**
 * Whether a text is in the language, or at least the script, of what it answers. Only where both are sure: a false alarm
 * would take a good chapter from the learner. `own` is what the learner reads elsewhere: where `like` is too short to say a
 * language, it says it.
 */
export function checkLanguage(
  text: string,
  like: string,
  request: string,
  own: string | null = null,
): readonly Fault[] {
  const is = languageOf(text)
  if (lettersOf(text) < (is.confidence >= SURE_OF_LINE ? MIN_LETTERS : ENOUGH_LETTERS)) return []
  if (asksFor(is.tag, request)) return []
  const due = languagesDue(like, own)
  if (is.confidence >= SURE_OF_TEXT && due.length > 0) return due.includes(is.tag) ? [] : [wrongLanguage(due)]
  if (due.length > 0 && due.every((tag) => lacksSmallWords(text, tag))) return [wrongLanguage(due)]
  const [script, wanted] = [scriptOf(text), scriptOf(like)]
  const other = script !== null && wanted !== null && script !== wanted
  // a goal of a few Latin letters may be a name; who reads Russian elsewhere is answered in it
  return other && script !== ownScript(like, own) ? [WRONG_LANGUAGE] : []
}

const wrongLanguage = (due: readonly string[]): Fault => ({
  ...WRONG_LANGUAGE,
  words: `${WRONG_LANGUAGE.words} It is ${due.map((tag) => languageName(tag) ?? tag).join(' or ')}.`,
})

function ownScript(like: string, own: string | null): Script | null {
  if (own === null || !languagesFor(like, own).includes(own)) return null
  const { script = '' } = new Intl.Locale(own).maximize()
  return NAMED_SCRIPTS.find(([, { tags }]) => tags.includes(script))?.[0] ?? null
}

/** A sign of Chinese counts as three letters. */
const lettersOf = (text: string): number =>
  (text.match(/\p{L}/gu)?.length ?? 0) + 2 * (text.match(SCRIPTS.han.letters)?.length ?? 0)

/** A paragraph says its language from so many words on, or signs of a script without spaces. */
const MAX_PHRASE_LENGTH = 12
const MAX_PHRASE_IN_SIGNS_LENGTH = 20
const SURE = 0.6
/** Of a text: a quotation is shorter. */
const MAX_FOREIGN = 0.15
/** With more it is not kept. */
const MAX_FOREIGN_OF_KEPT = 0.5

/**
 * Whether a good part of a text is in another language than what it answers. Quoted lines are left out, and a plan that
 * names a language may be about it.
 */
export function checkLanguageOfParts(
  parts: readonly string[],
  like: string,
  longestPhrase = MAX_PHRASE_LENGTH,
): readonly Fault[] {
  const due = languagesDue(like, null)
  if (due.length === 0 || namesLanguage(like)) return []
  const own = parts.filter((part) => !/^\s*(?:>|\|| {4}|```)/.test(part))
  const length = (part: string): number => part.length * (scriptOf(part) === 'han' ? 3 : 1)
  const all = own.reduce((sum, part) => sum + length(part), 0)
  const foreign = own.filter((part) => {
    const { tokens, sign } = wordsOf(part)
    const is = languageOf(part)
    return (
      tokens.length > (sign ? MAX_PHRASE_IN_SIGNS_LENGTH : longestPhrase) &&
      is.confidence >= SURE &&
      !due.includes(is.tag)
    )
  })
  const share = foreign.reduce((sum, part) => sum + length(part), 0) / all
  if (!(share > MAX_FOREIGN)) return []
  return [share > MAX_FOREIGN_OF_KEPT ? wrongLanguage(due) : { ...wrongLanguage(due), isSoft: true }]
}

/** In signs and other scripts languages are called by these. */
const NAMES_IN_SIGNS =
  /[英德法西葡俄日韩韓汉漢中外][语語文]|английск|немецк|французск|испанск|итальянск|японск|китайск|язык|لغة|الإنجليزية|الألمانية|الفرنسية|अंग्रेज़ी|अंग्रेजी|भाषा|हिंदी|영어|독일어|일본어|중국어/u

function namesLanguage(text: string): boolean {
  const said = plain(text)
  return (
    NAMES_IN_SIGNS.test(text) ||
    Object.values(NAMES).some((names) => names.split('|').some((name) => said.includes(` ${name}`))) ||
    /\b(?:language|sprache|langue|idioma|lingua|taal|translat|literatur|poetry|poem)/iu.test(text)
  )
}
