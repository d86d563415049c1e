import { normAt, quoteOf, splitClauses } from '@app/domain'
import { matchSubject } from '../subjects/match-subject.ts'
import { phraseList, skipPhrases } from '../words/phrases.ts'

const MEANT = phraseList('corrected-goal.meant')

/**
 * "I actually mean sourdough": another goal, in the middle of the questions, and what else the message says. Only of subjects that
 * the tutor teaches: "I mean a few chords" is an answer. Null where there is none.
 */
export function correctedGoal(text: string): { readonly goal: string; readonly rest: string } | null {
  const clauses = splitClauses(text)
  for (const clause of clauses) {
    const { words, asks } = clause
    const goal = words.slice(skipPhrases(MEANT, words))
    const isMeant = words.slice(0, -goal.length).some((_, place) => /^mean[ts]?$/.test(normAt(words, place)))
    if (asks || !isMeant || !matchSubject(goal)) continue
    // "no" stands before it
    const others = clauses.filter((one) => one !== clause && skipPhrases(MEANT, one.words) < one.words.length)
    return {
      goal: quoteOf(text, goal),
      rest: others.map((one) => `${quoteOf(text, one.words)}${one.asks ? '?' : '.'}`).join(' '),
    }
  }
  return null
}
