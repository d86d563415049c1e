import { asActivity, isGoalVerb, saidBack } from '../words/english.ts'
import { isForeignPhrase, isMarkup, looksForeign } from '../words/foreign.ts'
import { hasLetters, plainWords } from '../words/learner-words.ts'
import { either } from '../words/pattern.ts'

/** What a goal is called that has no words, or too many to stand in a sentence. */
export const UNNAMED = 'your goal'

const EMPTY = either(
  'hi|hello|hey|hallo|hola|salut|bonjour|ciao|help|please|thanks|ok(?:ay)?|yes|no|idk|not sure',
  'learn(?:ing)?|study|test(?:ing)?|start|begin|something(?: new)?|anything|nothing|everything',
  "i(?: want|['’]d like| would like| need) to (?:learn|study)|(?:how do i|teach me)(?: learn)?",
  String.raw`i (?:do not|don['’]t) know\b.*`,
  'what (?:can|do|could) you (?:do|offer|know|teach)(?: for me| me)?|(?:who|what) are you|what is this',
  'how does (?:this|it) work|how do you work|(?:can|could|will) you help(?: me)?',
)
const NO_WISH = new RegExp(String.raw`^${EMPTY}?(?: (?:there|all|everyone|me|tutor))?[\s\p{P}]*$`, 'iu')

/** Greetings, cries for help and the like. */
export const isNoWish = (text: string): boolean => NO_WISH.test(text.trim())

const LONGEST = 60
const MOST_WORDS = 9
const SENTENCE = new RegExp(
  `^${either(
    'i|we|you|he|she|it|they|there|this|that|these|because|when|if|why|what|who|whom|where|whether',
    'do|does|is|are|can|could|should|would|will|am|not|no|yes',
  )}(?![\\p{L}-])`,
  'iu',
)

/**
 * A goal as a phrase that stands where a noun does in an English sentence: "the stars", "befriending crows". What is
 * none, a sentence or another language, is quoted.
 */
export function phraseFor(goal: string): string {
  const words = plainWords(goal.replace(/^how (.+) works?$/iu, '$1'), LONGEST)
  if (!hasLetters(words) || isNoWish(goal) || /^\p{Script=Latin}$/u.test(words)) return UNNAMED
  const quote = isForeignPhrase(words) || isMarkup(goal)
  const isLong = plainWords(goal, LONGEST * 3) !== words || words.split(' ').length > MOST_WORDS
  if (isLong) return quote ? `“${words}”` : firstClause(words)
  return quote || SENTENCE.test(words) || looksForeign(words) ? `“${words}”` : inMidSentence(words)
}

/** The first clause of a long goal, if it is a phrase. */
function firstClause(words: string): string {
  const clause = words.split(/[,.?]| (?:because|so that|and then|but|which|that|who|where|when|since) /iu)[0] ?? ''
  const few = plainWords(clause.split(' ').slice(0, MOST_WORDS).join(' '), 50)
  return hasLetters(few) && !SENTENCE.test(few) && !looksForeign(few) ? inMidSentence(few) : UNNAMED
}

function inMidSentence(words: string): string {
  const quiet = /\p{Ll}/u.test(words) || words.length < 6 ? words : words.toLowerCase()
  const first = quiet.split(' ')[0] ?? ''
  const phrase = saidBack(isGoalVerb(first) ? asActivity(quiet) : quiet)
  return beginsWithName(phrase) ? phrase : phrase.replace(/^\p{L}/u, (letter) => letter.toLowerCase())
}

const COMMON_ENDING = /(?:ing|ics|ogy|phy|ment|ship|tion|sion|ness|ance|ence|ity|ure|ers|ation|ery|craft|work)s?$/iu
const COMMON_WORD =
  /^(?:the|an?|your|my|how|more|basic|better|good|advanced|modern|ancient|new|small|big|old|home|hand)$/i
const PEOPLE = /(?:an|ian|ese|ish|ic|['’]s)$/iu

/** A capital may belong to the word or to the sentence it began; endings and neighbours tell, mostly. */
function beginsWithName(phrase: string): boolean {
  const [first = '', ...others] = phrase.split(' ')
  if (first.slice(1) !== first.slice(1).toLowerCase()) return true
  if (COMMON_ENDING.test(first) || COMMON_WORD.test(first)) return false
  return others.length === 0 || others.some((word) => /^\p{Lu}/u.test(word)) || PEOPLE.test(first)
}
