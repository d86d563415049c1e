import { type Known, knownSubject } from '../kinds/subject-of.ts'
import { asActivity, isGoalVerb, saidBack } from '../words/english.ts'
import { hasLetters } from '../words/learner-words.ts'
import { type Wish, withoutLeadIn } from './lead-in.ts'

/** What a message asks to learn, and what else it says. */
export type WishAndMore = { readonly goal: string; readonly purpose: string; readonly more: readonly string[] }

const LONGEST_GOAL = 140
const PURPOSE =
  /^[\s,]*(?:for|in order to|to|so that|so|because|since|as)\s+(?!(?:free|me|myself|us|it|that|beginners?|advanced|be|the first time|a while|now|dummies)\b)(?<purpose>\S.{2,})$/isu
const POLITE =
  /^(?:please|thanks?|thank you|can you help|could you help|help me|is that possible|what do you think|where (?:do|should) i start|how (?:do|should) i start)\b/iu

/** Finds the sentence that names the wish; the others tell more about it. */
export function findWish(text: string): WishAndMore {
  const sentences = text
    .split(/(?<=[.!?…。])\s+|\n+|;\s+/u)
    .map((sentence) => sentence.trim())
    .filter(hasLetters)
  const wishes = sentences.map((sentence) => ({ wish: withoutLeadIn(sentence), known: knownSubject(sentence) }))
  const chosen =
    wishes.find(({ wish, known }) => wish.led && known) ??
    wishes.find(({ known }) => known) ??
    wishes.find(({ wish }) => wish.led) ??
    wishes[0]
  if (!chosen) return { goal: '', purpose: '', more: [] }
  const more = sentences.filter((_, index) => wishes[index] !== chosen).filter(tellsMore)
  const { goal, purpose } = splitPurpose(asGoal(chosen.wish))
  return { goal, purpose, more }
}

const tellsMore = (sentence: string): boolean =>
  sentence.split(/\s+/).length >= 3 && !sentence.endsWith('?') && !POLITE.test(sentence)

/** As a phrase: "bake bread" becomes "baking bread", so that it stands the same wherever it is shown. */
function asGoal({ text, verbFollows, foreign }: Wish): string {
  const short = text.length > LONGEST_GOAL ? text.slice(0, LONGEST_GOAL).replace(/\s+\S*$/u, '') : text
  const first = /^[a-z]+(?=[ ,]|$)/iu.exec(short)?.[0] ?? ''
  const isVerb = first !== '' && (isGoalVerb(first) || (verbFollows && !NOT_A_VERB.test(first)))
  return isVerb && !foreign ? asActivity(short) : short
}

const NOT_A_VERB = /^(?:the|an?|my|our|your|some|more|all|i|we|be|it|this|that|\w+ing)$/iu

/** "Spanish for my trip" is Spanish, for a trip: only where the goal is known without its purpose. */
function splitPurpose(goal: string): { readonly goal: string; readonly purpose: string } {
  const known: Known | null = knownSubject(goal)
  if (!known) return { goal, purpose: '' }
  const purpose = PURPOSE.exec(goal.slice(known.to))?.groups?.purpose
  return purpose ? { goal: goal.slice(0, known.to), purpose } : { goal, purpose: '' }
}

/** How a goal is shown: about the learner, with a capital. */
export const shownGoal = (goal: string): string => saidBack(goal).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
