import { knownSubject } from '../kinds/known-subject.ts'

const NOT_BUT = /\bnot (?:\p{L}+ ){0,3}?\p{L}+,? but (?<goal>.+)$/iu
const SWITCH = /\bswitch(?:ing)? (?:\p{L}+ )?to (?<goal>.+)$/iu
const AFTER_ALL = /\b(?:instead|rather|after all|actually|changed my mind)\b/iu
const LEARNS = /\b(?:want|like|love|prefer|let['’]?s|learn|learning|study|goal)\b/iu
const FOCUSES = /\b(?:focus|especially|mainly)\b/iu
const IN_PLACE_OF = /\b(?:instead of|rather than) .*$/iu
const BEFORE = /^[\s,.!]*(?:no|sorry|hm+)?[\s,.!]+/iu
const FEW_WORDS = 4

/** A goal that replaces the first: only when the learner says so, and only one that is known for sure. */
export function newGoal(text: string): string | null {
  const swap = (NOT_BUT.exec(text) ?? SWITCH.exec(text))?.groups?.goal
  const words = (swap ?? text).replace(IN_PLACE_OF, '').replace(AFTER_ALL, ' ').replace(BEFORE, '')
  if (FOCUSES.test(text) || knownSubject(words) === null) return null
  const few = words.trim().split(/\s+/).length <= FEW_WORDS
  return swap !== undefined || (AFTER_ALL.test(text) && (few || LEARNS.test(text))) ? words : null
}
