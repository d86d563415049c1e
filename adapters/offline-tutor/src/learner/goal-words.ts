import { normAt, tokenize, type Words } from '@app/domain'
import { phraseList, skipPhrases, wordList, wordSet } from '../words/phrases.ts'

/** What people say before they name what they want to learn. */
const BEFORE = phraseList('goal-words.before')
/** And behind it. */
const BEHIND = phraseList('goal-words.behind')
const MAX_TRAILING_WORDS = 4
const EXPLAIN = wordSet('explain describe show')

/** Whose words these are, and no wish: "I'm a nurse" and "I failed it" announce no goal. */
const SUBJECT = wordList('goal-words.subject')

/** `led`: words before it announced it. `wished`: and with a wish, such as "I want to". */
type Stripped = { readonly words: Words; readonly led: boolean; readonly wished: boolean }

/** A goal without the words that only announce it; nothing, if there are no others. */
export function stripLeadIn(words: Words): Stripped {
  const from = skipPhrases(BEFORE, words)
  let to = words.length
  // "explain … to me", but not "what poems mean to me"
  const isAsked = words.slice(0, from).some(({ norm }) => EXPLAIN.has(norm))
  if (isAsked && to - from > 2 && normAt(words, to - 2) === 'to' && normAt(words, to - 1) === 'me') to -= 2
  for (let length = 1; length > 0 && to > from; to -= length) length = lengthBehind(words, from, to)
  const wished = words.slice(0, from).some(({ norm }) => !SUBJECT.has(norm))
  return { words: words.slice(from, to), led: from > 0, wished }
}

function lengthBehind(words: Words, from: number, to: number): number {
  for (let length = Math.min(MAX_TRAILING_WORDS, to - from); length > 0; length -= 1) {
    if (BEHIND.lengthAt(words, to - length, to) === length) return length
  }
  return 0
}

/** The words of a goal that name what is to be learnt. */
export const goalWords = (goal: string): Words => stripLeadIn(tokenize(goal)).words

const NO_GOAL = phraseList('goal-words.no-goal')

/** Greetings, cries for help and the like, and no word besides. */
export const isNoGoal = (words: Words): boolean => skipPhrases(NO_GOAL, words) === words.length
