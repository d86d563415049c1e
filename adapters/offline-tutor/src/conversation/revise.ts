import { type Brief, isComplaint, isFactless, namedPart, type Topic, withdrawn } from '@app/domain'
import { type Facts, factsOfAnswer, factsOfOpening, NO_FACTS } from '../learner/facts.ts'
import { bareFocus, isOpen } from '../learner/focus.ts'
import { goalWords } from '../learner/goal-words.ts'
import { withoutDate } from '../learner/merge-time.ts'
import { numberAt } from '../learner/number.ts'
import { isQuestion } from '../learner/question.ts'
import { matchSubject } from '../subjects/match-subject.ts'
import { quoteOf, splitClauses } from '../words/clauses.ts'
import { findPhrase, hasPhrase, isPhrase, phrases, skipPhrases, wordSet } from '../words/phrases.ts'
import { normAt, tokenize, type Words } from '../words/tokenize.ts'

/** What a message comes to after a summary: new facts, the name of one, a no without more, or nothing. */
export type Revision =
  | { readonly kind: 'facts'; readonly facts: Facts }
  | { readonly kind: 'names'; readonly name: Topic | 'goal' }
  | { readonly kind: 'refusal' }
  | { readonly kind: 'nothing' | 'unclear' }

const TIMES = phrases(
  `times, hours, pace, shorter, longer, quicker, faster, slower, less time, more time, not enough time, too little time,
  i have less time, i have more time, i need more time, i need less time`,
)
const REFUSAL = phrases(
  "no, nope, not yet, wait, stop, wrong, that's wrong, that is wrong, not right, all of it is wrong, everything is wrong, all wrong, falsch, alles falsch, das ist falsch, das stimmt nicht, c'est faux, faux, está mal, mal, incorrecto, change, i want to change something",
)
const BEFORE_A_NAME = phrases(
  "can you, could you, would you, make it, change, please, the, my, i want to change, i'd like to change, i want to change the, i'd like to change the",
)

/** What `text` comes to for a learner of whom `brief` is known; `awaited` is what was asked for, if anything was. */
export function reviseBy(text: string, brief: Brief, awaited: Topic | 'goal' | null): Revision {
  const words = tokenize(text)
  const bare = words.slice(skipPhrases(BEFORE_A_NAME, words)).filter(({ norm }) => norm !== 'please')
  if (withdrawn(text) !== null) return { kind: 'facts', facts: { ...NO_FACTS, time: timeLeft(words, brief) } }
  const name = namedPart(text)
  if (name) return { kind: 'names', name }
  if (isPhrase(TIMES, bare) || (isComplaint(text) && hasPhrase(TIMES, words))) return { kind: 'names', name: 'time' }
  if (isPhrase(REFUSAL, words)) return { kind: 'refusal' }
  if (isFactless(text)) return { kind: isComplaint(text) ? 'refusal' : 'nothing' }
  const facts = awaited ? factsFor(awaited, text) : factsOfRevision(text, words, brief)
  return hasFacts(facts) ? { kind: 'facts', facts } : { kind: 'unclear' }
}

const DEADLINE = phrases('deadline, frist, échéance, plazo')

/** "No deadline": how much time there is, without the date to be ready by. */
const timeLeft = (words: Words, { time }: Brief): string =>
  time !== null && hasPhrase(DEADLINE, words) ? withoutDate(time) : ''

const hasFacts = (facts: Facts): boolean => Object.values(facts).some((fact) => fact !== '')

function factsFor(awaited: Topic | 'goal', text: string): Facts {
  if (awaited !== 'goal') return factsOfAnswer(text, awaited)
  const { goal, focus } = factsOfOpening(text)
  return { ...NO_FACTS, goal, focus }
}

const LEARNING = phrases(
  'want to learn, like to learn, prefer to learn, want to study, learn about, teach me, learn, study',
)
const INSTEAD = phrases('instead, rather, actually, after all, changed my mind')
const MORE_OR_LESS = wordSet('more less it that this')

/** Without a hint: a subject of ours is a new goal, and what is no level and no time is the focus. */
function factsOfRevision(text: string, words: Words, { goal, focus }: Brief): Facts {
  const other = newGoal(text, words, goal)
  if (other !== null) return { ...factsOfOpening(other), focus: '' }
  if (numberAt(words, 0)?.length === words.length) return { ...NO_FACTS, time: quoteOf(text, words) }
  const facts = factsOfAnswer(text, null)
  return hasFacts(facts) ? facts : { ...facts, focus: focusIn(text, words, focus) }
}

/** "German instead" is no goal we know of, but "learn German instead" is one, and so is the name of a subject of ours. */
function newGoal(text: string, words: Words, goal: string): string | null {
  const swapped = swappedGoal(words, goal)
  if (swapped) return quoteOf(text, swapped)
  const named = goalWords(text).filter(({ norm }) => norm !== 'actually' && norm !== 'no')
  if (matchSubject(named)?.end === named.length) return quoteOf(text, named)
  const at = findPhrase(LEARNING, words)
  if (at < 0 || !hasPhrase(INSTEAD, words)) return null
  const behind = words[at + LEARNING.lengthAt(words, at)]
  return behind && !MORE_OR_LESS.has(behind.norm) ? text.slice(words[at]?.from) : null
}

const MEANT = phrases(
  "i meant, i mean, no, sorry, it's, it is, make it, rather, actually, i said, i want, i want to learn, to learn",
)

/** "not Spanish but Italian", "I meant Italian, not Spanish": the words of the new goal, or null. */
function swappedGoal(words: Words, goal: string): Words | null {
  const not = words.findIndex(({ norm }) => norm === 'not')
  const but = words.findIndex(({ norm }, index) => index > not && norm === 'but')
  const old = new Set(tokenize(goal).map(({ norm }) => norm))
  const denied = not < 0 ? [] : words.slice(not + 1, but < 0 ? undefined : but)
  const meant = but < 0 ? words.slice(skipPhrases(MEANT, words), Math.max(not, 0)) : words.slice(but + 1)
  return meant.length > 0 && denied.length > 0 && denied.every(({ norm }) => old.has(norm)) ? meant : null
}

/** Remarks on the plan, or on nothing: a focus made of them would be shown although it was not asked for. */
const NO_FOCUS = wordSet(
  "hm hmm uh um er well so maybe perhaps what huh oh ah lol haha hi hello hey as it it's that that's this there you i i'm we he she",
  "add remove delete give use include make don't do can could why how too harder easier better worse bigger fewer",
)
const PARTS_OF_A_PLAN = wordSet(
  'chapter chapters exercise exercises lesson lessons video videos resource resources step steps',
)

const SWAPPED = phrases(
  'instead, rather, no wait, wait no, scratch that, i meant, i mean, stattdessen, lieber, sondern, ich meinte, plutôt, à la place, je voulais dire, en vez, mejor, en cambio, quería decir',
)
const MORE = phrases(
  `also, too, as well, and some, and more, and a bit, more, less, i want, i'd like, i would like, i'd love, especially, auch, außerdem, und etwas, mehr, weniger, ich will, ich möchte,
  aussi, et un peu, plus de, moins de, je veux, je voudrais, también, además, y un poco, más, menos, quiero, quisiera`,
)

/** What was not understood replaces no focus that is known, and joins it only where it plainly asks for more. */
function focusIn(text: string, said: Words, known: string | null): string {
  const words = splitClauses(text)
    .filter((clause) => !isQuestion(clause) && !clause.asks && !isFactless(quoteOf(text, clause.words)))
    .flatMap((clause) => clause.words)
  const bare = bareFocus(words)
  const first = normAt(bare, 0)
  const onThePlan = (first === 'more' || first === 'less') && PARTS_OF_A_PLAN.has(normAt(bare, 1))
  const focus = bare.length === 0 ? '' : quoteOf(text, bare)
  if (NO_FOCUS.has(first) || onThePlan || isOpen(focus) || !bare.some(({ norm }) => norm.length >= 3)) return ''
  if (known === null || hasPhrase(SWAPPED, said)) return focus
  return hasPhrase(MORE, said) ? `${known}, ${focus}` : ''
}
