import { factsOfOpening } from '../learner/facts.ts'
import { goalWords, isNoGoal } from '../learner/goal-words.ts'
import { capitalised, inSecondPerson } from '../words/english.ts'
import { bareWords, hasLetters, quotedWords, searchWords } from '../words/learner-words.ts'
import { matchSubject } from './match-subject.ts'
import type { Subject } from './subject.ts'

/** What a goal is about: a subject that the tutor teaches, or null and the learner's own words. */
export type About = {
  readonly subject: Subject | null
  /** For the middle of a sentence: "the guitar", "“befriend crows”", "your goal". */
  readonly name: string
  /** For a heading: "Befriend crows". */
  readonly title: string
  /** What to search for. */
  readonly search: string
}

/** What a goal without usable words is called. */
export const UNNAMED = 'your goal'

const MAX_NAME_LENGTH = 60

export function aboutGoal(goal: string): About {
  // a whole first message, where no reply has read it yet
  const read = factsOfOpening(goal).goal || goal
  const words = goalWords(read)
  const subject = matchSubject(words)?.subject ?? null
  if (subject) return { subject, name: subject.name, title: capitalised(subject.name), search: subject.name }
  const quote = read.slice(words[0]?.from, words.at(-1)?.to)
  const name = inSecondPerson(quotedWords(quote, MAX_NAME_LENGTH))
  if (!hasLetters(name) || isNoGoal(words)) {
    return { subject, name: UNNAMED, title: capitalised(UNNAMED), search: 'learning' }
  }
  const search = searchWords(quote, 4) || bareWords(quote, 30) || 'learning'
  return { subject, name: `“${name}”`, title: capitalised(name), search }
}

export const isUnnamed = (goal: string): boolean => aboutGoal(goal).name === UNNAMED
