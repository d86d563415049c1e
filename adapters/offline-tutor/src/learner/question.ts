import { type Clause, phrases } from '@app/domain'
import { phraseList, skipPhrases } from '../words/phrases.ts'

const OPENERS = phraseList('question.openers')
const LEADS = phrases('hm, well, but, and, so, ok, okay, sorry, oh, um, wait, first, i wonder, just curious')
/** Without a question mark only these are surely no statements. */
const ALWAYS = phraseList('question.always')
/** "How about two hours a week?" suggests; it does not ask. */
const SUGGESTIONS = phraseList('question.suggestions')

/** True when a clause asks the tutor something. */
export function isQuestion({ words, asks }: Clause): boolean {
  const from = skipPhrases(LEADS, words)
  if (SUGGESTIONS.lengthAt(words, from) > 0) return false
  return asks ? OPENERS.lengthAt(words, from) > 0 : ALWAYS.lengthAt(words, from) > 1
}
