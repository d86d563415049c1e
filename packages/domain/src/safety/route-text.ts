import { groupFindings, matches } from './match-rule.ts'
import { plainText, unmaskedText } from './plain-text.ts'
import { SAFETY_RULES, type SafetyRule } from './rules.ts'
import { findTerms, makeTermIndex } from './term-index.ts'
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
const INDEX = makeTermIndex(LANGUAGES)

/**
 * What a text asks for: `crisis` for self-harm and suicide, `unsafe` for weapons, drugs, breaking in, hurting or exploiting
 * people, starving oneself. All of the text is read, in time by its length; a crisis comes before everything else.
 */
export function routeText(text: string): SafetyRoute {
  const plain = plainText(text)
  const unmasked = unmaskedText(text)
  const first = routePlain(plain)
  if (first.kind === 'crisis' || unmasked === plain) return first
  const second = routePlain(unmasked)
  return second.kind === 'ok' ? first : second
}

/** A model is no learner in need: that somebody wants to die is a lesson's subject or a figure of speech, unless it says by what. */
const RULES_FOR_MODELS = SAFETY_RULES.filter(({ route, all }) => route === 'unsafe' || all[0]?.includes('means'))

/** Whether a text of a model's may not be shown. */
export function isUnsafe(text: string): boolean {
  const plain = plainText(text)
  const unmasked = unmaskedText(text)
  return [plain, ...(unmasked === plain ? [] : [unmasked])].some(
    (one) => routePlain(one, RULES_FOR_MODELS).kind !== 'ok',
  )
}

function routePlain(plain: string, rules: readonly SafetyRule[] = SAFETY_RULES): SafetyRoute {
  const findings = findTerms(INDEX, plain)
  const masks = findings.filter(({ group }) => group === 'harmless')
  let unsafe: SafetyRoute = { kind: 'ok' }
  for (const words of LANGUAGES) {
    const groups = groupFindings(findings, words, masks)
    for (const rule of rules) {
      if (rule.route === 'unsafe' && unsafe.kind === 'unsafe') continue
      if (!matches(rule, groups, words.verbFirst)) continue
      const route = { kind: rule.route, language: words.language }
      if (rule.route === 'crisis') return route
      unsafe = route
    }
  }
  return unsafe
}
