import { type LanguageDetector, MIN_COMPARABLE, MIN_DETECTABLE } from '../../src/tutoring/language-detector.ts'

/** The languages that tests speak, by a few words or by their letters. */
const SIGNS: readonly (readonly [language: string, signs: RegExp])[] = [
  ['en', /\b(?:the|and|you|is|of)\b/gi],
  ['de', /\b(?:der|die|das|und|du|ist)\b/gi],
  ['fr', /\b(?:le|les|et|vous|est|des)\b/gi],
  ['es', /\b(?:el|los|y|en|una|con)\b/gi],
  ['pt', /\b(?:os|e|em|uma|com|não)\b/gi],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
]

/** Takes a text to be in the language of which it has most; in the expected one where it has half as much of that. */
export const makeMemoryLanguageDetector = (): LanguageDetector => ({
  detect: (text, expected = null) => {
    if (text.length < MIN_DETECTABLE) return null
    const counts = new Map(SIGNS.map(([language, signs]) => [language, text.match(signs)?.length ?? 0]))
    const [best = null, most = 0] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? []
    if (most === 0) return null
    const mayBe = expected !== null && (counts.get(expected) ?? most) * 2 >= most
    return mayBe ? expected : best
  },
  likelier: (text, ...both) => {
    if (text.length < MIN_COMPARABLE) return null
    const counts = SIGNS.filter(([language]) => both.includes(language)).map(
      ([language, signs]) => [language, text.match(signs)?.length ?? 0] as const,
    )
    const [best] = counts.toSorted(([, one], [, other]) => other - one)
    return best && best[1] > 0 ? best[0] : null
  },
})
