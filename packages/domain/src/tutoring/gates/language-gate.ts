import { languageName, plain } from '../../shared/index.ts'
import { type Fault, hard } from '../fault.ts'
import type { LanguageDetector } from '../language-detector.ts'

/** Letters below which nothing is said about a text: a term may be all that is Latin in it. */
const ENOUGH_LETTERS = 60
const MIN_LETTERS = 20
/** Characters that are judged together: a text may change its language in the middle. */
const CHUNK = 300
/** Of a text: a quotation is shorter. */
const MAX_FOREIGN = 0.15
/** With more it is not kept. */
const MAX_FOREIGN_OF_KEPT = 0.5

const WRONG_LANGUAGE = hard('wrong-language', 'Write in the language in which the learner states the goal.')

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

/** How the language of a model's texts is judged. */
export type LanguageGating = {
  /** The only language that the tutor writes, which is not judged; null where it writes any. */
  readonly writes: string | null
  /** Unset: only scripts are judged. */
  readonly languages?: LanguageDetector | undefined
}

type Answering = {
  /** What the learner writes, as the brief names it. Unset, of the brief of an earlier version: what `like` is in. */
  readonly language?: string | undefined
  /** What the text answers: the learner's words, or the plan that they agreed to. */
  readonly like: string
}

/**
 * Whether a text, or a good part of it, is in another language, or at least another script, than what it answers. Only where that is
 * plain: a false alarm would take a good chapter from the learner. A plan that names a language may be about it, or wanted in it.
 */
export function checkLanguage(
  text: string,
  { language, like }: Answering,
  { writes, languages }: LanguageGating,
): readonly Fault[] {
  if (writes !== null || lettersOf(text) < (scriptOf(text) === 'latin' ? ENOUGH_LETTERS : MIN_LETTERS)) return []
  const due = language ?? languages?.detect(like) ?? null
  // Serbian has two, and a goal of a few Latin letters may be a name
  const wanted = [due && scriptNamed(due), scriptOf(like)].filter((script) => script !== null)
  const isForeign = (chunk: string): boolean => {
    const script = scriptOf(chunk)
    const is = languages?.detect(chunk, due) ?? null
    if (is !== null && isNamed(is, like, due)) return false
    if (script !== null && wanted.length > 0 && !wanted.includes(script)) return true
    return due !== null && is !== null && is !== due && script === scriptNamed(due)
  }
  const chunks = chunksOf(text)
  const share = chunks.filter(isForeign).length / chunks.length
  if (share <= MAX_FOREIGN) return []
  const name = due && languageName(due)
  const fault = name ? { ...WRONG_LANGUAGE, words: `${WRONG_LANGUAGE.words} It is ${name}.` } : WRONG_LANGUAGE
  return [share > MAX_FOREIGN_OF_KEPT ? fault : { ...fault, isSoft: true }]
}

/** Of the same length, and none shorter than one unless the text is. */
function chunksOf(text: string): readonly string[] {
  const count = Math.max(1, Math.floor(text.length / CHUNK))
  const length = Math.ceil(text.length / count)
  return Array.from({ length: count }, (_, at) => text.slice(at * length, (at + 1) * length))
}

function scriptNamed(language: string): Script | null {
  const { script = '' } = new Intl.Locale(language).maximize()
  return NAMED_SCRIPTS.find(([, { tags }]) => tags.includes(script))?.[0] ?? null
}

/** Whether a text names a language, in itself or in English. An ending may differ: "auf Spanisch" is "spanische" elsewhere. */
function isNamed(language: string, text: string, own: string | null): boolean {
  const words = plain(text).split(' ')
  return [own ?? 'en', 'en'].some((locale) => {
    const name = plain(new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? '').trim()
    const stem = name.slice(0, Math.max(4, name.length - 2))
    return stem.length < 4 ? plain(text).includes(` ${name} `) : words.some((word) => word.startsWith(stem))
  })
}

/** A sign of Chinese counts as three letters. */
const lettersOf = (text: string): number =>
  (text.match(/\p{L}/gu)?.length ?? 0) + 2 * (text.match(SCRIPTS.han.letters)?.length ?? 0)
