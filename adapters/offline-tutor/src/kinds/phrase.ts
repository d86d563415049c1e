import { asActivity, isGoalVerb, saidBack } from '../words/english.ts'
import { hasLetters, plainWords } from '../words/learner-words.ts'

/** What a goal is called that has no words, or too many to stand in a sentence. */
export const UNNAMED = 'your goal'

const NO_WISH =
  /^(?:hi|hello|hey|hallo|hola|salut|bonjour|ciao|help|learn(?:ing)?|study|test(?:ing)?|start|begin|ok(?:ay)?|yes|no|please|thanks|something(?: new)?|anything|nothing|everything|i(?: want|['’]d like| would like| need) to (?:learn|study)|(?:how do i|teach me)(?: learn)?|i (?:do not|don['’]t) know\b.*|idk|not sure)?(?: (?:there|all|everyone|me|tutor))?[\s\p{P}]*$/iu

/** Greetings, cries for help and the like. */
export const isNoWish = (text: string): boolean => NO_WISH.test(text.trim())

const LONGEST = 60
const MOST_WORDS = 9
const SENTENCE =
  /^(?:i|we|you|he|she|it|they|there|this|that|these|because|when|if|why|what|who|whom|where|whether|do|does|is|are|can|could|should|would|will|am|not|no|yes)(?![\p{L}-])/iu
const NO_ENGLISH_LETTER = /[^\p{Script=Latin}\p{M}\p{N}\p{P}\p{S}\p{Z}\p{Cf}]/u

/**
 * A goal as a phrase that fits into any English sentence where a noun does: "the stars", "befriending crows". What is no
 * such phrase, a sentence or another language, is quoted.
 */
export function phraseFor(goal: string): string {
  const words = plainWords(goal.replace(/^how (.+) works?$/iu, '$1'), LONGEST)
  if (!hasLetters(words) || isNoWish(goal)) return UNNAMED
  const foreign = NO_ENGLISH_LETTER.test(words) || FOREIGN_ARTICLE.test(words) || MARKUP.test(goal)
  const cut = plainWords(goal, LONGEST * 3) !== words
  if (cut || words.split(' ').length > MOST_WORDS) return foreign ? `“${words}”` : shortPhrase(words)
  if (foreign || SENTENCE.test(words) || looksForeign(words)) return `“${words}”`
  return inMidSentence(words)
}

/** The first clause of a long goal, if it is one. */
function shortPhrase(words: string): string {
  const clause = words.split(/[,.?]| (?:because|so that|and then|but|which|that|who|where|when|since) /iu)[0] ?? ''
  const few = plainWords(clause.split(' ').slice(0, MOST_WORDS).join(' '), 50)
  return hasLetters(few) && !SENTENCE.test(few) && !looksForeign(few) ? inMidSentence(few) : UNNAMED
}

function inMidSentence(words: string): string {
  const quiet = /\p{Ll}/u.test(words) || words.length < 6 ? words : words.toLowerCase()
  const first = quiet.split(' ')[0] ?? ''
  const phrase = saidBack(isGoalVerb(first) ? asActivity(quiet) : quiet)
  return startsLikeAName(phrase) ? phrase : phrase.replace(/^\p{L}/u, (letter) => letter.toLowerCase())
}

/** A capital may belong to the word or to the sentence it began; endings and neighbours tell, mostly. */
function startsLikeAName(phrase: string): boolean {
  const [first = '', ...others] = phrase.split(' ')
  if (first.slice(1) !== first.slice(1).toLowerCase()) return true
  if (/(?:ing|ics|ogy|phy|ment|ship|tion|sion|ness|ance|ence|ity|ure|ers|ation|ery|craft|work)s?$/iu.test(first))
    return false
  if (
    /^(?:the|an?|your|my|how|more|basic|better|good|advanced|modern|ancient|new|small|big|old|home|hand)$/i.test(first)
  )
    return false
  return (
    others.length === 0 || others.some((word) => /^\p{Lu}/u.test(word)) || /(?:an|ian|ese|ish|ic|'s|’s)$/iu.test(first)
  )
}

const FOREIGN_ARTICLE = /^(?:la|le|les|el|los|las|il|lo|gli|der|die|das|den|det|het|een|um|uma|una?) \p{L}/iu
/** What was typed as code or markup reads badly without its signs. */
const MARKUP = /[<>{}[\]|\\^~`=]/u

const OTHER_LANGUAGES =
  /(?<!\p{L})(?:ich|und|wie|mein|lernen|der|das|eine?[nmr]?|für|quiero|aprender|cómo|hacer|una?|los|las|el|para|je|veux|apprendre|comment|les|des|une|voglio|imparare|come|gli|della|quero|fazer|um|uma|och|att|jag|ik|wil|leren|het|een|jak|nauczyć|się|nasıl|öğrenmek)(?!\p{L})/giu

/** Two small words of another language: one alone may be a name. */
export const looksForeign = (words: string): boolean =>
  (words.match(OTHER_LANGUAGES)?.length ?? 0) >= 2 || NO_ENGLISH_LETTER.test(words)
