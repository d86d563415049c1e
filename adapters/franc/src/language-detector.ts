import { type LanguageDetector, MIN_COMPARABLE, MIN_DETECTABLE } from '@app/domain'
import { francAll } from 'franc-min'

/**
 * What a language scores at least, of 1 for the likeliest, in a text that may well be in it: of 3,000 pieces of 300 characters of good
 * lessons, all that score less are Spanish and Portuguese passages in lessons about these.
 */
const MAY_BE = 0.95

/** Knows 82 languages, the greatest. Of another one, and of an expected script, nothing can be said; a script of one language says it. */
export const makeLanguageDetector = (): LanguageDetector => ({
  detect: (text, expected = null) => {
    if (text.length < MIN_DETECTABLE) return null
    const scores = scoresOf(text)
    const best = scores[0]?.language
    if (best === undefined || best === 'und') return null
    const own = scores.find(({ language }) => language === expected)
    const mayBe = own ? own.score >= MAY_BE : scores.length > 1
    return expected !== null && mayBe ? expected : best
  },
  // the likeliest comes first
  likelier: (text, ...both) =>
    text.length < MIN_COMPARABLE
      ? null
      : (scoresOf(text).find(({ language }) => both.some((one) => one === language))?.language ?? null),
})

const scoresOf = (text: string) =>
  francAll(text, { minLength: MIN_COMPARABLE }).map(([code, score]) => ({
    language: Intl.getCanonicalLocales(code)[0],
    score,
  }))
