import { plainWords } from '../words/learner-words.ts'
import { anything } from './anything.ts'
import { instrument } from './instrument.ts'
import { type Kind, type Subject, subjectNamed } from './kind.ts'
import { knownSubject } from './known-subject.ts'
import { phraseFor, UNNAMED } from './phrase.ts'

export type About = { readonly kind: Kind; readonly subject: Subject }

/** Every goal has a kind and a subject; those of which nothing is known are taken at their word. */
export function subjectOf(goal: string): About {
  const known = knownSubject(goal)
  if (known) return known
  const played = /^play(?:ing)? (the \p{L}[\p{L}-]+(?: \p{L}+)?)$/iu.exec(plainWords(goal, 60))?.[1]
  if (played) return { kind: instrument, subject: subjectNamed(played.toLowerCase()) }
  return { kind: anything, subject: subjectNamed(phraseFor(goal)) }
}

/** For a goal whose words we cannot use. */
export const UNNAMED_SUBJECT: Subject = subjectNamed(UNNAMED)

export const isUnnamed = (goal: string): boolean => subjectOf(goal).subject.name === UNNAMED
