import { normalised, type SafetyRoute, type Said, withoutFencedCode } from '@app/domain'
import { harmsReader } from './harms-reader.ts'
import type { Knowledge } from './knowledge.ts'
import { logit } from './linear-model.ts'
import { type Groups, groupsIn, matches, type Reach, sharedShields } from './match-rule.ts'
import { passagesOf } from './passages.ts'
import { bySentences, plainLesson, plainText, SENTENCE_GAP, unmaskedText } from './plain-text.ts'
import { SAFETY_RULES, type SafetyRule } from './rules.ts'
import type { KnownTerms, Language } from './term-index.ts'
import { readFeatures } from './text-features.ts'

/**
 * Logits that the weights need to decline by themselves. Messages are many, and most tell little by themselves ("I have never done it").
 * A suggestion of ours is no request, and the parts of a brief were judged when they were said: there only a rule declines.
 */
const MARGINS: Readonly<Partial<Record<Said, number>>> = { goal: 0, message: 0.3 }
/** Fewer have too few letters to weigh: "Go", "which ones?". There only a rule declines, too. */
const MIN_WORDS = 6
/** Logits, for each doubling of the passages: many are many chances to be mistaken. */
const OF_MANY = 0.4
const SURELY_HARMLESS = -0.75
const ENOUGH_WORDS = 4
/** Logits of a sentence of a lesson, which the weights have not learned from: requests that a rule finds have more. */
const HARMLESS_LESSON = 0.5
/** "Never mix bleach with acid". */
const WARNING = /^(?:never|niemals|nie|nunca|jamais|mai|nooit|никогда) /

/** In a learner's words only what stands right beside a finding speaks for it; a lesson has whole sentences for that. */
const BESIDE: Reach = { before: 6, after: 4 }
const AROUND: Reach = { before: 15, after: 12 }

const CRISIS_RULES = SAFETY_RULES.filter(({ route }) => route === 'crisis')
/** A model is no learner in need: that someone wants to die is a lesson's subject or a figure of speech, unless it says by what. */
const RULES_FOR_MODELS = SAFETY_RULES.filter(
  ({ route, all, asked }) => !asked && (route === 'unsafe' || all[0]?.includes('means')),
)

/** Between dollars or back quotes stands no prose: `$\nu$` is no word. */
const FORMULA_OR_CODE = /`[^`\n]{1,300}`|\$\$[^$]{1,2000}\$\$|\$(?=\S)[^$\n]{1,300}(?<=\S)\$(?!\d)/g

/**
 * What a text asks for: `crisis` for self-harm and suicide, `unsafe` for weapons, drugs, breaking in, hurting or exploiting people,
 * starving oneself. Rules find what is plainly said; weights that were learned from labelled wordings find much of the rest.
 */
export function routeText(known: Knowledge, text: string, said: Said): SafetyRoute {
  if (said === 'lesson') return isHarmful(known, text) ? 'unsafe' : 'ok'
  const { said: passages, last, sentences } = passagesOf(text)
  const routes = passages.flatMap((passage) => routesOf(known, passage, said, passages.length))
  if (last !== null && routesOf(known, last, said, sentences).includes('crisis')) routes.push('crisis')
  // words of several answers make no crisis: each was judged whole when it was said
  if (said !== 'brief' && routes.includes('crisis')) return 'crisis'
  return routes.includes('unsafe') ? 'unsafe' : 'ok'
}

function routesOf(known: Knowledge, passage: string, said: Said, ofMany: number): readonly SafetyRoute[] {
  const margin = (MARGINS[said] ?? Number.POSITIVE_INFINITY) + OF_MANY * Math.log2(ofMany)
  const readings = readingsOf(known.terms, passage).map((reading) => weigh(known, reading))
  return [...routesByRules(known.terms, readings), ...readings.map((reading) => routeByWeight(reading, margin))]
}

/** A text of a model's, which disguises nothing. A sentence that warns, or that the weights take for harmless, makes no lesson harmful. */
function isHarmful(known: Knowledge, text: string): boolean {
  const prose = withoutFencedCode(text).replace(FORMULA_OR_CODE, ' ')
  const reading = bySentences(prose, plainLesson)
  const isMet = (words: string): boolean => meets(RULES_FOR_MODELS, AROUND, groupsIn(known.terms, words))
  if (harmsReader(normalised(prose))) return true
  return isMet(reading) && isMet(reading.split(SENTENCE_GAP).filter(isSuspect(known)).join(SENTENCE_GAP))
}

const isSuspect =
  (known: Knowledge) =>
  (sentence: string): boolean => {
    const { length, unsafe, crisis } = weigh(known, sentence)
    return !WARNING.test(sentence) && !(length >= MIN_WORDS && Math.max(unsafe, crisis) < HARMLESS_LESSON)
  }

/** As it stands, without its disguises, and with its slips corrected. */
function readingsOf({ misspellings }: KnownTerms, text: string): readonly string[] {
  const unmasked = bySentences(text, unmaskedText)
  const corrected = unmasked.split(' ').map((word) => misspellings.get(word) ?? word)
  return [...new Set([bySentences(text, plainText), unmasked, corrected.join(' ')])]
}

function* routesByRules(known: KnownTerms, readings: readonly Weighed[]): Iterable<SafetyRoute> {
  if (readings.every(isSurelyHarmless)) return
  for (const { reading } of readings) {
    const languages = groupsIn(known, reading)
    if (meets(CRISIS_RULES, BESIDE, languages)) yield 'crisis'
    if (meets(RULES_FOR_MODELS, AROUND, languages)) yield 'unsafe'
  }
}

function meets(rules: readonly SafetyRule[], reach: Reach, languages: ReadonlyMap<Language, Groups>): boolean {
  const shared = sharedShields([...languages.values()])
  return [...languages].some(([{ verbFirst }, groups]) =>
    rules.some((rule) => {
      const read = rule.asked && rule.all.length === 1 ? new Map([...groups, ...shared]) : groups
      return matches(rule, read, verbFirst, reach)
    }),
  )
}

type Weighed = Readonly<ReturnType<typeof weigh>>

function weigh({ terms, unsafe, crisis }: Knowledge, reading: string) {
  const plain = reading.replaceAll(SENTENCE_GAP, ' ')
  const features = readFeatures(terms, plain)
  return {
    /** With the ends of its sentences, for the rules; the weights have learned to read without. */
    reading,
    /** Words; one of Chinese has some 1.3 signs, one of Japanese more, as kana spell it out. */
    length: lengthOf(plain),
    /** Logits. */
    ...{ unsafe: logit(unsafe, features), crisis: logit(crisis, features) },
  }
}

/** "k i l l": letters that say nothing as they stand; the reading without disguises has the word. */
const SPELLED_OUT = /(?<!\S)\p{L}(?: \p{L}){2,}(?!\S)/gu
/** Lone letters that are words: "I", "a", "и". In "who's" and "J. S." are none. */
const SHORT_WORDS = new Set('aeiouyавикосуя')

function lengthOf(plain: string): number {
  const count = (sign: RegExp): number => plain.match(sign)?.length ?? 0
  const signs = 0.75 * count(/\p{Script=Han}/gu) + 0.5 * count(/[\u3041-\u30FF]/g)
  const words = plain.replace(SPELLED_OUT, '').split(' ')
  return signs || words.filter((word) => SHORT_WORDS.has(word) || (word.length > 1 && /\p{L}/u.test(word))).length
}

/** The weights overrule a rule ("I cut myself in the kitchen"), but not where nothing else is said ("hang myself"). */
const isSurelyHarmless = ({ length, unsafe, crisis }: Weighed): boolean =>
  length >= ENOUGH_WORDS && Math.max(unsafe, crisis) < SURELY_HARMLESS

function routeByWeight({ length, unsafe, crisis }: Weighed, margin: number): SafetyRoute {
  if (length < MIN_WORDS || Math.max(unsafe, crisis) <= margin) return 'ok'
  return crisis > unsafe ? 'crisis' : 'unsafe'
}
