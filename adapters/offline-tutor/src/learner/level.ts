import { findPhrase, isPhrase, normAt, numberAt, phrases, saysBeginner, type Word, type Words } from '@app/domain'
import { phraseList, skipWords, wordList, wordSet } from '../words/phrases.ts'

const RANKS = wordList('level.ranks')
const BESIDE_A_RANK = wordList('level.beside-a-rank')
const LEADS = wordSet("well so ok okay honestly and but currently now i i'm i've i'd we am also actually still")
const ADVERBS = wordList('level.adverbs')

/** What people say they did, also without "I" before it. */
const PAST = wordList('level.past')
/** What they say they do: without "I" these begin a goal. */
const PRESENT = wordList('level.present')
const IT = wordSet('it this that once twice last')
/** "I can study on Sundays" is a time. */
const NOT_ABLE = wordSet('practise practice study do')
const NEW_TO = phrases('new to, new at, new in')
const BEFORE_NEW = wordSet('not no completely totally quite very fairly really entirely all that so')
const NOT_OF_SKILL = phraseList('level.not-of-skill')
const NEVER = phrases("never, can't, cannot, don't know, do not know, didn't, have not, haven't, used to, not yet")
const SKILL = wordSet('experience knowledge background skill skills basics idea clue foundation')
const FOUNDATION = wordList('level.foundation')
const HOW_MUCH = wordSet('no some little basic good zero any prior previous solid bit lot lots')
/** Behind a goal these begin what the learner brings along. */
const TAIL = phraseList('level.tail')

/** The same in other languages. */
const ABROAD = phraseList('level.abroad')
const HAVE_ABROAD = wordList('level.have-abroad')
const DONE_ABROAD = wordList('level.done-abroad')
const MAX_ABROAD = 8
/** "For ten years", and "I'm a programmer with ten years of Python". */
const BEFORE_YEARS = wordSet('for since with')
const SINCE = wordList('level.since')
const YEARS = wordList('level.years')
const WISHED = wordSet('wanted want wanting planned meant hoped wished dreamed dreamt been')

/** True when these words state what the learner can do, and nothing else. */
export function statesLevel(words: Words): boolean {
  if (words.length <= 2 && words.some(({ norm }) => saysBeginner(norm))) return true
  const spoken = words.slice(skipWords(LEADS, words))
  const hasSubject = spoken.length < words.length
  if (words.length <= 7 && words.some(({ norm }) => RANKS.has(norm)) && words.every(isOfRank)) return true
  if (words.some(({ norm }) => RANKS.has(norm)) && /^i(?:'m)?$/.test(normAt(words, 0)) && words.length <= 10)
    return true
  const denial = spoken[0]?.norm === 'have' ? 1 : 0
  if (NEVER.lengthAt(spoken, denial) > 0 || words[0]?.norm === 'never') return spoken.length > 1 || words.length === 1
  if (skillAt(spoken) >= 0 && skillAt(spoken) <= 3) return true
  if (isPhrase(TAIL, spoken)) return true
  if (hasSubject && NEW_TO.lengthAt(spoken, skipWords(BEFORE_NEW, spoken)) > 0) return true
  const skipped = skipWords(ADVERBS, spoken)
  const doing = spoken.slice(skipped)
  // "I've been writing code for years"
  if (spoken[skipped - 1]?.norm === 'been' && doing[0]?.norm.endsWith('ing')) return true
  if (words.length <= MAX_ABROAD && (findPhrase(ABROAD, words) >= 0 || didAbroad(words))) return true
  return statesActivity(doing, hasSubject) || statesYears(spoken, hasSubject)
}

/** "habe schon 2 Jahre gespielt". */
const didAbroad = (words: Words): boolean =>
  words.some(({ norm }) => DONE_ABROAD.has(norm)) && words.slice(0, 2).some(({ norm }) => HAVE_ABROAD.has(norm))

const isOfRank = ({ norm }: Word): boolean => RANKS.has(norm) || BESIDE_A_RANK.has(norm)

function statesActivity(words: Words, hasSubject: boolean): boolean {
  const [first = '', second = ''] = words.map(({ norm }) => norm)
  if (NOT_OF_SKILL.lengthAt(words, 0) > 0 || words.length < 2) return false
  // "I work 10 hours a day"
  if (first === 'work' && numberAt(words, 1)) return false
  if (first === 'have') return PAST.has(second)
  // "I failed it twice" says where they stand, "I failed my driving test" what it is about
  if (first === 'failed') return IT.has(second)
  if (hasSubject && (first === "don't" || first === 'can')) return PRESENT.has(second) && !NOT_ABLE.has(second)
  return PAST.has(first) || (hasSubject && PRESENT.has(first))
}

/** "ten years of piano", "I have grown herbs for two years", "ich spiele seit drei Jahren". */
function statesYears(words: Words, hasSubject: boolean): boolean {
  if (words.some(({ norm }) => WISHED.has(norm))) return false
  return words.some((_, index) => {
    const number = numberAt(words, index)
    if (!number || !YEARS.has(normAt(words, index + number.length))) return false
    const before = normAt(words, index - 1)
    return index === 0
      ? words.length > number.length + 1
      : SINCE.has(before) || (hasSubject && BEFORE_YEARS.has(before))
  })
}

/** Where "no prior experience", "some basic knowledge" or "basic Python" begins, or -1. */
const skillAt = (words: Words): number =>
  words.findIndex(({ norm }, index) => {
    const behind = words.slice(index + 1, index + 5).map((word) => word.norm)
    return HOW_MUCH.has(norm) && behind.some((word, at) => SKILL.has(word) || (at < 2 && FOUNDATION.has(word)))
  })

/** "Build a radio from scratch" says how to build it. */
const MAKING = wordList('level.making')
const LEARNING = wordList('level.learning')
const isMade = (words: Words): boolean =>
  words.some(({ norm }) => MAKING.has(norm)) && !words.some(({ norm }) => LEARNING.has(norm))

/** Where at the end of a goal the level begins: "learn the guitar from scratch". -1 where it does not. */
export function levelTail(words: Words): number {
  const tail = findPhrase(TAIL, words)
  if (tail > 0) return normAt(words, tail + 1) === 'scratch' && isMade(words.slice(0, tail)) ? -1 : tail
  const skill = skillAt(words)
  const before = normAt(words, skill - 1)
  return skill > 1 && (before === 'with' || before === 'without') ? skill - 1 : -1
}

const BEHIND_THE_THING = wordList('level.behind-the-thing')
const MAX_OBJECT_WORDS = 3

/** What someone did: the "piano" of "I played piano for 3 years as a child". Null where it takes many words. */
export function objectOfActivity(words: Words): Words | null {
  const verb = words.findIndex(({ norm }) => PAST.has(norm))
  if (verb < 0) return null
  const length = words.slice(verb + 1).findIndex(({ norm }) => BEHIND_THE_THING.has(norm))
  const thing = words.slice(verb + 1, length < 0 ? undefined : verb + 1 + length)
  return thing.length > 0 && thing.length <= MAX_OBJECT_WORDS ? thing : null
}
