import { FUNCTION_WORDS, type LatinLanguage } from './function-words.ts'
import { wellFormed } from './text.ts'

/** `tag` is a BCP 47 primary language, or `und` where the text does not say; `confidence` lies between 0 and 1. */
export type DetectedLanguage = { readonly tag: string; readonly confidence: number }

/** Characters that are looked at: a text says its language early, and it may come from anywhere. */
const MAX_LOOK_LENGTH = 20_000
/** From so many words on, a count is no accident. */
const ENOUGH_WORDS = 4

const UNDETERMINED: DetectedLanguage = { tag: 'und', confidence: 0 }

/** A sign of Chinese says about as much as three letters, so scripts are compared by what they say. */
const SCRIPTS = [
  { name: 'latin', letters: /\p{Script=Latin}/gu, weight: 1 },
  { name: 'han', letters: /\p{Script=Han}/gu, weight: 3 },
  { name: 'kana', letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, weight: 2 },
  { name: 'ko', letters: /\p{Script=Hangul}/gu, weight: 2 },
  { name: 'cyrillic', letters: /\p{Script=Cyrillic}/gu, weight: 1 },
  { name: 'arabic', letters: /\p{Script=Arabic}/gu, weight: 1.5 },
  { name: 'hi', letters: /\p{Script=Devanagari}/gu, weight: 1.2 },
  { name: 'el', letters: /\p{Script=Greek}/gu, weight: 1 },
  { name: 'he', letters: /\p{Script=Hebrew}/gu, weight: 1.5 },
  { name: 'th', letters: /\p{Script=Thai}/gu, weight: 1.2 },
] as const

type Script = (typeof SCRIPTS)[number]['name']

/** What a text is written in: by script, and where several languages share one, by their letters and small words. */
export function languageOf(text: string): DetectedLanguage {
  const looked = wellFormed(text.slice(0, MAX_LOOK_LENGTH)).normalize('NFKC').toLowerCase()
  const share = shareOfScripts(looked)
  const japanese = share.kana > 0 && share.kana + share.han > share.latin
  if (japanese && share.kana * 8 >= share.han) return sure('ja', share.kana + share.han)
  const [script, most] = largest(share)
  if (most === 0) return UNDETERMINED
  if (script === 'latin') return latinLanguage(looked, most)
  if (script === 'han') return sure('zh', looked.length < 5 ? most * 0.6 : most)
  if (script === 'kana') return sure('ja', most)
  if (script === 'cyrillic') return sure(/[іїєґ]/u.test(looked) ? 'uk' : 'ru', most)
  if (script === 'arabic') return sure(/[ٹڈڑے]/u.test(looked) ? 'ur' : /[پچژگ]/u.test(looked) ? 'fa' : 'ar', most)
  return sure(script, most)
}

/** Some text of another script is usual: names, terms and code stay as they are. */
const sure = (tag: string, share: number): DetectedLanguage => ({ tag, confidence: Math.min(1, share * 1.2) })

function shareOfScripts(text: string): Record<Script, number> {
  const counts = SCRIPTS.map(
    ({ name, letters, weight }) => [name, (text.match(letters)?.length ?? 0) * weight] as const,
  )
  const all = counts.reduce((sum, [, count]) => sum + count, 0)
  const shares = counts.map(([name, count]) => [name, all === 0 ? 0 : count / all])
  return Object.fromEntries(shares) as Record<Script, number>
}

function latinLanguage(text: string, share: number): DetectedLanguage {
  const score: Record<string, number> = {}
  let words = 0
  let known = 0
  const said = new Set<string>()
  for (const [word] of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    words += 1
    const languages = LANGUAGES_OF_WORD.get(word)
    if (!languages) continue
    known += 1
    said.add(word)
    for (const language of languages) score[language] = (score[language] ?? 0) + 1 / languages.length
  }
  const [tag, best] = largest(score)
  if (known === 0 || best < 0.5) return UNDETERMINED
  const others = Object.values(score).reduce((sum, value) => sum + value, 0) - best
  const ahead = (best - others / 2) / best
  // a text of a language that is not known here holds few of these words, and only by accident
  const dense = Math.min(1, (known / words) * 5)
  // "ve" is English in "I've", and Turkish for "and": one word again and again says no more than once
  const own = [...said].filter((word) => LANGUAGES_OF_WORD.get(word)?.some((language) => language === tag))
  const evidence = own.length > 1 ? best : Math.min(1, best)
  const confidence = share * Math.max(0, ahead) * dense * Math.min(1, evidence / ENOUGH_WORDS + 0.25)
  return { tag, confidence: Math.min(1, confidence) }
}

const LANGUAGES_OF_WORD: ReadonlyMap<string, readonly LatinLanguage[]> = languagesOfWord()

function languagesOfWord(): Map<string, LatinLanguage[]> {
  const found = new Map<string, LatinLanguage[]>()
  for (const [language, words] of Object.entries(FUNCTION_WORDS)) {
    for (const word of new Set(words)) {
      // keys of the record: `Object.entries` forgets their type
      found.set(word, [...(found.get(word) ?? []), language as LatinLanguage])
    }
  }
  return found
}

const largest = <Name extends string>(counts: Readonly<Record<Name, number>>): readonly [Name, number] =>
  // keys of the record: `Object.entries` forgets their type
  (Object.entries(counts) as [Name, number][]).reduce(
    (most, entry) => (entry[1] > most[1] ? entry : most),
    ['und' as Name, 0],
  )
