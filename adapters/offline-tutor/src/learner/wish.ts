import { knownSubject } from '../kinds/known-subject.ts'
import { isNoWish } from '../kinds/phrase.ts'
import { asActivity, isGoalVerb, saidBack } from '../words/english.ts'
import { hasLetters } from '../words/learner-words.ts'
import { either } from '../words/pattern.ts'
import { type Wish, withoutLeadIn } from './lead-in.ts'

/** What a message asks to learn, what for, and what else it says. */
export type WishAndMore = { readonly goal: string; readonly purpose: string; readonly more: readonly string[] }

/** Finds the sentence that names the wish; the others tell more about it. */
export function findWish(text: string): WishAndMore {
  const sentences = text
    .split(/(?<=[.!?…。])\s+|\n+|;\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
  const wishes = sentences.map((sentence) => ({ wish: withoutLeadIn(sentence), known: knownSubject(sentence) }))
  const chosen =
    wishes.find(({ wish, known }) => wish.led && known) ??
    wishes.find(({ known }) => known) ??
    wishes.find(({ wish }) => wish.led) ??
    wishes.find(({ wish }) => hasLetters(wish.text))
  if (!chosen || isNoWish(chosen.wish.text)) return { goal: '', purpose: '', more: [] }
  const more = sentences.filter((_, index) => wishes[index] !== chosen).filter(tellsMore)
  return { ...splitPurpose(asGoal(chosen.wish)), more }
}

const POLITE = new RegExp(
  `^${either(
    'please|thanks?|thank you|hi|hello|hey|help me|is that possible|what do you think|(?:can|could|would) you help',
    '(?:where|how) (?:do|should) i start',
  )}(?!\\p{L})`,
  'iu',
)

const tellsMore = (sentence: string): boolean =>
  sentence.split(/\s+/).length >= 3 && !sentence.endsWith('?') && !POLITE.test(sentence)

const LONGEST_GOAL = 140
const NOT_A_VERB = /^(?:the|an?|my|our|your|some|more|all|i|we|be|it|this|that|\w+ing)$/iu
const HOW = /^how (?:does (?<one>.+) (?<verb>\p{L}+)|do (?!i |we |you )(?<many>.+))$/iu

/** As a phrase: "bake bread" becomes "baking bread", so that it stands the same wherever it is shown. */
function asGoal({ text, verbFollows, foreign }: Wish): string {
  const short = text.length > LONGEST_GOAL ? text.slice(0, LONGEST_GOAL).replace(/\s+\S*$/u, '') : text
  const { one, verb, many } = HOW.exec(short)?.groups ?? {}
  if (one || many) return `how ${many ?? `${one} ${verb}s`}`
  const first = /^[a-z]+(?=[ ,]|$)/iu.exec(short)?.[0] ?? ''
  const isVerb = first !== '' && (isGoalVerb(first) || (verbFollows && !NOT_A_VERB.test(first)))
  return isVerb && !foreign ? asActivity(short) : short
}

const NO_PURPOSE = either('free|me|myself|us|it|that|beginners?|advanced|be|the first time|a while|now|dummies')
const WHAT_FOR = either('for|in order to|to|so that|so|because|since|as', 'para|für|pour|per')
const PURPOSE = new RegExp(`^[\\s,]*${WHAT_FOR}\\s+(?!${NO_PURPOSE}(?!\\p{L}))(?<purpose>\\S.{2,})$`, 'isu')
const FINITE = /\b(?:i|is|am|are|was|were|has|it|we|he|she|they)\b(?!['’])/iu
const MOST_WORDS_BEFORE = 6

/** "Spanish for my trip" is Spanish, for a trip: only where the goal is known without its purpose. */
function splitPurpose(goal: string): { readonly goal: string; readonly purpose: string } {
  const known = knownSubject(goal)
  if (!known) return splitAtComma(goal)
  const [before, named, behind] = [goal.slice(0, known.from), goal.slice(0, known.to), goal.slice(known.to)]
  // "I am a nurse and would love to understand statistics" tells more than a goal should
  const told = FINITE.test(before) || before.split(' ').length > MOST_WORDS_BEFORE
  const purpose = PURPOSE.exec(behind)?.groups?.purpose
  if (purpose) return { goal: told ? known.subject.name : named, purpose }
  // "my English is bad and I need it for work"
  if (FINITE.test(behind)) return { goal: told ? known.subject.name : named, purpose: lastPurpose(behind) }
  return { goal: told ? known.subject.name : goal, purpose: '' }
}

/** Of an unknown goal only so much is sure: behind a comma and "to" stands what it is for. */
function splitAtComma(goal: string): { readonly goal: string; readonly purpose: string } {
  const at = /, (?:in order )?to /iu.exec(goal)
  return at ? { goal: goal.slice(0, at.index), purpose: goal.slice(at.index + at[0].length) } : { goal, purpose: '' }
}

const lastPurpose = (text: string): string => /\bfor (?<purpose>[^,.;]{3,60})$/iu.exec(text)?.groups?.purpose ?? ''

/** How a goal is shown: about the learner, with a capital. */
export const shownGoal = (goal: string): string =>
  saidBack(/\p{Ll}/u.test(goal) || goal.length < 6 ? goal : goal.toLowerCase()).replace(/^\p{Ll}/u, (letter) =>
    letter.toUpperCase(),
  )
