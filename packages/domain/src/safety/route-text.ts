import { groupFindings, matches, type Reach, sharedShields } from './match-rule.ts'
import { correctSpelling, type Misspellings, makeMisspellings } from './misspelt.ts'
import { plainText, unmaskedText } from './plain-text.ts'
import { SAFETY_RULES, type SafetyRule } from './rules.ts'
import { findTerms, makeTermIndex, type TermIndex } from './term-index.ts'
import { ARABIC } from './words/arabic.ts'
import { CHINESE } from './words/chinese.ts'
import { ENGLISH } from './words/english.ts'
import { FRENCH } from './words/french.ts'
import { GERMAN } from './words/german.ts'
import { HINDI } from './words/hindi.ts'
import { JAPANESE } from './words/japanese.ts'
import { PORTUGUESE } from './words/portuguese.ts'
import { RUSSIAN } from './words/russian.ts'
import { SPANISH } from './words/spanish.ts'

/** `language`: of the words that it was found in, for an answer to a text that is too short to say its language. */
export type SafetyRoute = { readonly kind: 'ok' } | { readonly kind: 'unsafe' | 'crisis'; readonly language: string }

const LANGUAGES = [ENGLISH, GERMAN, FRENCH, SPANISH, PORTUGUESE, JAPANESE, CHINESE, RUSSIAN, ARABIC, HINDI]

/** Made when the first text comes, not at every start: it takes some 300 ms. */
let known: { readonly index: TermIndex; readonly misspellings: Misspellings } | null = null
const knownTerms = () => {
  known ??= { index: makeTermIndex(LANGUAGES), misspellings: makeMisspellings(LANGUAGES) }
  return known
}

/** In a learner's words only what stands right beside a finding speaks for it; a lesson has whole sentences for that. */
const BESIDE: Reach = { before: 6, after: 4 }
const AROUND: Reach = { before: 15, after: 12 }

/** A model is no learner in need: that somebody wants to die is a lesson's subject or a figure of speech, unless it says by what. */
const RULES_FOR_MODELS = SAFETY_RULES.filter(
  ({ route, all, asked }) => !asked && (route === 'unsafe' || all[0]?.includes('means')),
)

/**
 * What a text asks for: `crisis` for self-harm and suicide, `unsafe` for weapons, drugs, breaking in, hurting or exploiting
 * people, starving oneself. All of the text is read, in time by its length; a crisis comes before everything else.
 */
export const routeText = (text: string): SafetyRoute => routeBy(SAFETY_RULES, BESIDE, text)

/** Whether a text of a model's may not be shown. */
export const isUnsafe = (text: string): boolean => routeBy(RULES_FOR_MODELS, AROUND, text).kind !== 'ok'

function routeBy(rules: readonly SafetyRule[], reach: Reach, text: string): SafetyRoute {
  const plain = plainText(text)
  const unmasked = unmaskedText(text)
  let unsafe: SafetyRoute = { kind: 'ok' }
  for (const reading of new Set([plain, unmasked, correctSpelling(knownTerms().misspellings, unmasked)])) {
    const route = routePlain(reading, rules, reach)
    if (route.kind === 'crisis') return route
    if (unsafe.kind === 'ok') unsafe = route
  }
  return unsafe
}

function routePlain(plain: string, rules: readonly SafetyRule[], reach: Reach): SafetyRoute {
  let unsafe: SafetyRoute = { kind: 'ok' }
  const languages = groupFindings(findTerms(knownTerms().index, plain), LANGUAGES)
  const shared = sharedShields([...languages.values()])
  for (const [words, groups] of languages) {
    for (const rule of rules) {
      if (rule.route === 'unsafe' && unsafe.kind === 'unsafe') continue
      const read = rule.asked && rule.all.length === 1 ? new Map([...groups, ...shared]) : groups
      if (!matches(rule, read, words.verbFirst, reach)) continue
      const found = { kind: rule.route, language: words.language }
      if (rule.route === 'crisis') return found
      unsafe = found
    }
  }
  return unsafe
}
