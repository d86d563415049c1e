import { FUNCTION_WORDS } from './function-words.ts'
import { languageOf } from './language.ts'
import { wordsIn } from './word-list.ts'

/** Of a few words of the learner's. One small word alone makes 0.5: "El Niño" is no Spanish. */
const SURE = 0.6
/** Below it a text is too short to say its language. */
const LIKELY = 0.35

/** Languages that `languageOf` knows from others. */
const RECOGNISED: ReadonlySet<string> = new Set([
  ...Object.keys(FUNCTION_WORDS),
  ...wordsIn('ja zh ko ru uk ar hi el he th'),
])

const NAMES = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/** The English name of a BCP 47 primary language; null for what is none, or has none. */
export function languageName(tag: string): string | null {
  return /^(?!mul|zxx|und)[a-z]{2,3}$/.test(tag) ? (NAMES.of(tag) ?? null) : null
}

/**
 * What a learner may be answered in, the likeliest first; empty where nothing tells. Their words decide; `own`, the primary
 * language that they read elsewhere, counts where the words are too few to say it.
 */
export function languagesFor(words: string, own: string | null): readonly string[] {
  const { tag, confidence } = languageOf(words)
  // a few signs are Japanese as well as Chinese
  const either = tag === 'zh' && own === 'ja' && confidence < 1
  if (confidence >= SURE && !either) return [tag]
  const likely = confidence >= LIKELY ? [tag] : []
  if (own === null || languageName(own) === null) return likely
  return either ? [own, tag] : [...likely, own]
}

/** The same, for who refuses another: empty where what was said is not sure to be in one of them, or cannot be determined. */
export function languagesDue(words: string, own: string | null): readonly string[] {
  if (languageOf(words).confidence >= SURE) return languagesFor(words, own)
  // no English goal has an umlaut: the learner's browser speaks another language than they do here
  const isOther = own === 'en' && /[À-ÖØ-öø-ɏ]/u.test(words)
  return own === null || !RECOGNISED.has(own) || isOther ? [] : languagesFor(words, own)
}
