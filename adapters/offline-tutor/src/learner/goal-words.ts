import { phrases } from '../words/phrases.ts'
import { tokenize, type Words } from '../words/tokenize.ts'
import { stripLeadIn } from './strip-lead-in.ts'

const NO_GOAL = phrases(
  `hi, hello, hey, hallo, hola, salut, bonjour, ciao, help, please, thanks, ok, okay, yes, no, idk, not sure, there, all, everyone, me, tutor, learn, learning,
  study, test, testing, start, begin, something, something new, anything, nothing, everything, what can you do, what can you teach, what do you offer,
  what can you do for me, what can you teach me, what do you do, what do you know, who are you, what are you, what is this, how does this work,
  how does it work, how do you work, can you help, can you help me, could you help me, i don't know, i do not know, do for me, you do, you work, you help, work,
  hm, hmm, um, hard to say, difficult to say, it depends, depends, i have not thought about that, i haven't thought about it, not thought about that, not thought about it, no idea, i think, think, anything else`,
)

/** Greetings, cries for help and the like, and no word besides. */
export function isNoGoal(words: Words): boolean {
  for (let index = 0, length = 0; index < words.length; index += length) {
    length = NO_GOAL.lengthAt(words, index)
    if (length === 0) return false
  }
  return true
}

/** The words of a goal that name what is to be learnt. */
export const goalWords = (goal: string): Words => stripLeadIn(tokenize(goal)).words
