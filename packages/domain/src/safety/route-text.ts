import { isArranging } from './arranging-words.ts'
import { groupsIn, loadTerms, misspellings } from './known-terms.ts'
import { decodeWeights, type LinearModel, logit } from './linear-model.ts'
import { type Groups, matches, type Reach, sharedShields } from './match-rule.ts'
import { correctSpelling } from './misspelt.ts'
import { passagesOf } from './passages.ts'
import { bySentences, plainText, SENTENCE_GAP, unmaskedText } from './plain-text.ts'
import { SAFETY_RULES, type SafetyRule } from './rules.ts'
import type { SafetyWords } from './safety-words.ts'
import { readFeatures } from './text-features.ts'
import weights from './weights.json' with { type: 'json' }

/** `language`: of the words that it was found in, for an answer to a text that is too short to say its language. */
export type SafetyRoute = { readonly kind: 'ok' } | { readonly kind: 'unsafe' | 'crisis'; readonly language: string }

/** A goal, or what is said while it is talked about, and all of it together. */
export type Said = 'goal' | 'message'

/** Logits. Messages are many, and most are short and tell little by themselves ("I have never done it"). */
const MARGINS: Readonly<Record<Said, number>> = { goal: 0, message: 0.3 }

/** Logits. A lone word has few letters to weigh: "Go" and "Rails" look like much else. */
const LONE_WORD = 2
/** Logits, for each doubling of the passages: many are many chances to be mistaken. */
const OF_MANY = 0.4
/** "k i l l": letters that say nothing as they stand; the reading without disguises has the word. */
const SPELLED_OUT = /(?<!\S)\p{L} \p{L} \p{L}(?!\S)/u
const SURELY_HARMLESS = -0.75
const ENOUGH_WORDS = 4

/** Small questions back, which have too few letters to weigh, where a message says nothing else. */
const HARMLESS_QUESTIONS =
  /^\s*(?:which ones? (?:is|are) (?:it|that|this|there|they|these|those)|(?:nenne?|sag|zeig) sie mir|zähle? sie auf)[\s.!?]*$/i
/** Names that the weights take for words of harm ("Spring" is "jump" in German), where a goal says nothing else. */
const HARMLESS_NAMES =
  /^\s*(?:(?:i want to |how to )?learn )?(?:spring boot|final cut|rhino 3d|rope jumping|blade ?smithing)[\s.!]*$/i

let models: { readonly unsafe: LinearModel; readonly crisis: LinearModel } | null = null
const knownModels = () => {
  models ??= { unsafe: decoded(weights.unsafe), crisis: decoded(weights.crisis) }
  return models
}

/** What the first text would wait for, in a dozen steps: a server takes them before it answers, and does other things between two. */
export function* loadSafety(): Iterable<void> {
  yield* loadTerms()
  knownModels()
}

const decoded = ({ bias, step, letters }: typeof weights.unsafe): LinearModel => ({
  bias,
  step,
  weights: decodeWeights(letters.join('')),
})

/** In a learner's words only what stands right beside a finding speaks for it; a lesson has whole sentences for that. */
const BESIDE: Reach = { before: 6, after: 4 }
const AROUND: Reach = { before: 15, after: 12 }

const CRISIS_RULES = SAFETY_RULES.filter(({ route }) => route === 'crisis')
/** A model is no learner in need: that someone wants to die is a lesson's subject or a figure of speech, unless it says by what. */
const RULES_FOR_MODELS = SAFETY_RULES.filter(
  ({ route, all, asked }) => !asked && (route === 'unsafe' || all[0]?.includes('means')),
)

/**
 * What a learner's text asks for: `crisis` for self-harm and suicide, `unsafe` for weapons, drugs, breaking in, hurting or
 * exploiting people, starving oneself. Rules find what is plainly said; weights that were learned from labelled wordings
 * (`npm run train-safety`) find much of the rest. All of the text is read, in time by its length; a crisis comes before
 * everything else.
 */
export function routeText(text: string, said: Said = 'goal'): SafetyRoute {
  if (HARMLESS_NAMES.test(text) || HARMLESS_QUESTIONS.test(text)) return { kind: 'ok' }
  let unsafe: SafetyRoute = { kind: 'ok' }
  for (const route of routesOf(text, MARGINS[said])) {
    if (route.kind === 'crisis') return route
    if (unsafe.kind === 'ok') unsafe = route
  }
  return unsafe
}

function* routesOf(text: string, margin: number): Iterable<SafetyRoute> {
  const passages = passagesOf(text).map((passage) => [...readingsOf(passage)].map(weigh))
  for (const readings of passages) {
    if (readings.every(isSurelyHarmless)) continue
    for (const { reading } of readings) {
      const languages = groupsIn(reading)
      yield routeOf('crisis', foundBy(CRISIS_RULES, BESIDE, languages))
      yield routeOf('unsafe', foundBy(RULES_FOR_MODELS, AROUND, languages))
    }
  }
  const needed = margin + OF_MANY * Math.log2(passages.length)
  for (const readings of passages) for (const weighed of readings) yield routeByWeight(weighed, needed)
}

const routeOf = (kind: 'crisis' | 'unsafe', language: string | null): SafetyRoute =>
  language === null ? { kind: 'ok' } : { kind, language }

/** Whether a text of a model's may not be shown. */
export const isUnsafe = (text: string): boolean =>
  [...readingsOf(text)].some((reading) => foundBy(RULES_FOR_MODELS, AROUND, groupsIn(reading)) !== null)

/** As it stands, without its disguises, and with its slips corrected. */
function readingsOf(text: string): ReadonlySet<string> {
  const unmasked = bySentences(text, unmaskedText)
  return new Set([bySentences(text, plainText), unmasked, correctSpelling(misspellings(), unmasked)])
}

/** The language of the words that meet a rule. */
function foundBy(
  rules: readonly SafetyRule[],
  reach: Reach,
  languages: ReadonlyMap<SafetyWords, Groups>,
): string | null {
  const shared = sharedShields([...languages.values()])
  for (const [words, groups] of languages) {
    for (const rule of rules) {
      const read = rule.asked && rule.all.length === 1 ? new Map([...groups, ...shared]) : groups
      if (matches(rule, read, words.verbFirst, reach)) return words.language
    }
  }
  return null
}

type Weighed = {
  /** With the ends of its sentences, for the rules; the weights have learned to read without. */
  readonly reading: string
  readonly plain: string
  /** Words, without numbers and lone letters ("24 h", "J. S."); a sign of Chinese or Japanese is half a word. */
  readonly length: number
  readonly language: string
  /** Logits. */
  readonly unsafe: number
  readonly crisis: number
}

function weigh(reading: string): Weighed {
  const plain = reading.replaceAll(SENTENCE_GAP, ' ')
  const { features, language } = readFeatures(plain)
  const { unsafe, crisis } = knownModels()
  return {
    reading,
    plain,
    length:
      (plain.match(/[\u3005-\uA000]/g) ?? []).length / 2 ||
      plain.split(' ').filter((word) => word.length > 1 && !/\d/.test(word)).length,
    language: language ?? 'en',
    unsafe: logit(unsafe, features),
    crisis: logit(crisis, features),
  }
}

/** The weights overrule a rule ("I cut myself in the kitchen"), but not where nothing else is said ("hang myself"). */
const isSurelyHarmless = ({ length, unsafe, crisis }: Weighed): boolean =>
  length >= ENOUGH_WORDS && Math.max(unsafe, crisis) < SURELY_HARMLESS

function routeByWeight({ plain, length, language, unsafe, crisis }: Weighed, margin: number): SafetyRoute {
  if (length === 0 || SPELLED_OUT.test(plain) || isArranging(plain)) return { kind: 'ok' }
  const needed = length > 1 ? margin : margin + LONE_WORD
  if (Math.max(unsafe, crisis) <= needed) return { kind: 'ok' }
  return { kind: crisis > unsafe ? 'crisis' : 'unsafe', language }
}
