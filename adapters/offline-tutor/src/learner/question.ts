import type { Clause } from '../words/clauses.ts'
import { phrases, skipPhrases } from '../words/phrases.ts'

const OPENERS = phrases(
  `why, what, how, when, where, who, which, whose, can you, could you, would you, will you, do you, did you, are you, does, is it, is that, is this,
  is there, should i, do i, must i, can i, could i, may i, will i, would it, you mean, do people, what's, who's, how's, is`,
  `warum, wieso, weshalb, wie, was, wer, por qué, cómo, qué, cuál, pourquoi, comment, quoi, perché, come mai, por que, como`,
)
const LEADS = phrases('hm, well, but, and, so, ok, okay, sorry, oh, um, wait, first, i wonder, just curious')
/** Without a question mark only these are surely no statements. */
const ALWAYS = phrases(
  `why do you, why are you, why would you, why is that, why, what do you, what would you, what should i, what is the, what do most, how long does,
  how long will, how long would, how much time do, how much time should, how do you, who are you, what are you, what can you, can you, could you, would you, should i, do i have`,
)
/** "How about two hours a week?" suggests; it does not ask. */
const SUGGESTIONS = phrases(
  'how about, what about, what if i say, can we say, could we say, can we do, can you make it, could you make it',
)

/** True when a clause asks the tutor something. */
export function isQuestion({ words, asks }: Clause): boolean {
  const from = skipPhrases(LEADS, words)
  if (SUGGESTIONS.lengthAt(words, from) > 0) return false
  return asks ? OPENERS.lengthAt(words, from) > 0 : ALWAYS.lengthAt(words, from) > 1
}
