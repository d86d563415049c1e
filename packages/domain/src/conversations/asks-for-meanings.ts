import { ambiguousGoal } from './ambiguous-goal.ts'
import { clausesOf } from './clauses.ts'
import { bareWords } from './spoken.ts'
import { type FactContext, isFactless, latestWords } from './stated-facts.ts'
import { languageOfAsking } from './words/meaning-words.ts'

/**
 * Whether a learner who was asked which meaning a goal has is to hear the meanings first. `only`: they say nothing else, so that no
 * model need read it; `besides`: they ask something else as well. One who says nothing twice is left in peace.
 */
export function asksForMeanings({ turns, brief, asked }: FactContext): 'only' | 'besides' | null {
  if (asked !== 'meaning' || ambiguousGoal(brief.goal) === null) return null
  const words = latestWords(turns)
  const clauses = clausesOf(words)
  const isAsking = (clause: string): boolean => languageOfAsking(clause) !== null
  const saysNothing = (clause: string): boolean => isFactless(clause) || wordsOf(clause) === 1
  if (clauses.some(isAsking))
    return clauses.every((clause) => isAsking(clause) || saysNothing(clause)) ? 'only' : 'besides'
  if (ENDS_IN_QUESTION.test(words)) return isFactless(words) || wordsOf(words) <= 2 ? 'only' : 'besides'
  const isFirst = turns.filter(({ speaker }) => speaker === 'assistant').length === 1
  return isFirst && isFactless(words) ? 'only' : null
}

/** Also one that brings a number along: what it says is kept. */
const ENDS_IN_QUESTION = /[?？؟]\s*$/u

const wordsOf = (text: string): number => bareWords(text).split(' ').length
