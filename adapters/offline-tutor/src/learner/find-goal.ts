import { normAt, type Words } from '@app/domain'
import { findSubjectName, matchSubject } from '../subjects/match-subject.ts'
import { wordList, wordSet } from '../words/phrases.ts'
import { isAhead } from './ahead.ts'
import { bareFocus } from './focus.ts'
import { isNoGoal, stripLeadIn } from './goal-words.ts'
import { objectOfActivity } from './level.ts'
import type { Parts, Segment } from './parts.ts'

/** What a message asks to learn, what for, and what else it says: words of the message. */
type RequestedGoal = { readonly goal: readonly Words[]; readonly more: readonly Words[] }

/** "I need it for my thesis" says what for; what "it" is stands in front. */
const IT = wordList('find-goal.it')
const WHAT_FOR = wordList('find-goal.what-for')
const saysWhatFor = (words: Words): boolean =>
  IT.has(normAt(words, 0)) && (words.length === 1 || WHAT_FOR.has(normAt(words, 1)))

const POLITE = wordSet('please thank thanks hi hello hey')

/** Finds the words that name the goal; the others say more about it. */
export function findGoal(parts: Parts): RequestedGoal {
  const { rest, levels } = parts
  const candidates = rest.map((segment) => {
    const { words, led, wished } = stripLeadIn(segment.words)
    return { ...segment, words, led, wished, match: matchSubject(words), whole: segment.words }
  })
  const chosen =
    candidates.find(({ wished, match }) => wished && match) ??
    candidates.find(({ match }) => match) ??
    candidates.find(({ wished, words }) => wished && words.length > 0 && !isNoGoal(words) && !saysWhatFor(words)) ??
    candidates.find(({ words }) => words.length > 0 && !isNoGoal(words))
  if (!chosen) return { goal: goalInLevel(levels), more: [] }
  const second = candidates.find((one, place) => isSecondGoal(one, candidates[place - 1]))
  const first = second && candidates[candidates.indexOf(second) - 1]
  if (first && (chosen === first || chosen === second)) {
    const more = candidates.slice(candidates.indexOf(second) + 1).filter(addsInformation)
    return { goal: [first.words, second.whole], more: more.map(({ words }) => words) }
  }
  const others = candidates.slice(candidates.indexOf(chosen) + 1)
  if (!chosen.match) {
    // "reading, writing and speaking Arabic": a list is one goal
    const endless = others.findIndex(({ sentence, led }) => sentence !== chosen.sentence || led)
    const list = endless < 0 ? others : others.slice(0, endless)
    const more = others.slice(list.length).flatMap((other) => (addsInformation(other) ? [other.words] : []))
    return { goal: [chosen.words, ...list.map(({ whole }) => whole)], more }
  }
  const purpose = bareFocus(chosen.words.slice(chosen.match.end))
  const isMore = (candidate: Candidate): boolean =>
    addsInformation(candidate) || isAhead({ ...candidate, words: candidate.whole }, parts, 'level')
  const before = candidates.slice(0, candidates.indexOf(chosen)).filter(({ led }) => !led)
  const more = [...before, ...others].filter(isMore).map(({ whole }) => bareFocus(whole))
  return {
    goal: [chosen.words.slice(0, chosen.match.end)],
    more: [...(chosen.match.end < chosen.words.length ? [purpose] : []), ...more],
  }
}

const AND = wordSet('and und et y e og och en')
const SPEAKER = wordSet("i i’m i'm i’ve i've my it its that this to so for then")
const MAX_SECOND_GOAL = 4

/** "…, and cook": of two goals in a sentence neither is lost. What says more has a subject of its own ("and I have a piano"). */
function isSecondGoal({ whole, sentence, words }: Candidate, before: Candidate | undefined): boolean {
  if (!before || before.sentence !== sentence || before.words.length === 0 || isNoGoal(before.words)) return false
  const named = whole.slice(1)
  const isShort = named.length > 0 && named.length <= MAX_SECOND_GOAL
  return AND.has(normAt(whole, 0)) && isShort && !SPEAKER.has(normAt(whole, 1)) && !isNoGoal(words)
}

type Candidate = Segment & { readonly whole: Words }

const addsInformation = ({ words, whole, asks }: Candidate): boolean =>
  words.length > 0 && whole.length >= 3 && !asks && !POLITE.has(normAt(whole, 0))

/** "I've played the guitar for years and want to improve": the goal stands where the level was found. */
function goalInLevel(levels: Parts['levels']): RequestedGoal['goal'] {
  for (const words of levels) {
    const named = findSubjectName(words)
    if (named) return [words.slice(named.from, named.to)]
  }
  const done = levels.map(objectOfActivity).find((thing) => thing !== null)
  return done ? [done] : []
}
