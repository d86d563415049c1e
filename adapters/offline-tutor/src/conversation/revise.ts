import {
  type Brief,
  clausesOf,
  contradiction,
  findPhrase,
  hasPhrase,
  isComplaint,
  isFactless,
  isPhrase,
  namedPart,
  normAt,
  numberAt,
  phrases,
  quoteOf,
  requirementsIn,
  splitClauses,
  type Topic,
  tokenize,
  type Words,
  withdrawn,
} from '@app/domain'
import { type Facts, factsOfAnswer, factsOfOpening, NO_FACTS } from '../learner/facts.ts'
import { bareFocus, isOpen } from '../learner/focus.ts'
import { goalWords } from '../learner/goal-words.ts'
import { withoutDate } from '../learner/merge-time.ts'
import { isQuestion } from '../learner/question.ts'
import { matchSubject } from '../subjects/match-subject.ts'
import { phraseList, skipPhrases, wordList, wordSet } from '../words/phrases.ts'

/** What a message comes to after a summary: new facts, the name of one, a no without more, or nothing. */
export type Revision =
  | { readonly kind: 'facts'; readonly facts: Facts }
  | { readonly kind: 'names'; readonly name: Topic | 'goal' }
  | { readonly kind: 'refusal' }
  | { readonly kind: 'nothing' | 'unclear' }

const TIMES = phraseList('revise.times')
const REFUSAL = phraseList('revise.refusal')
const BEFORE_A_NAME = phraseList('revise.before-a-name')

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

const DEADLINE = phraseList('revise.deadline')

/** "No deadline": how much time there is, without the date to be ready by. */
const timeLeft = (words: Words, { time }: Brief): string =>
  time !== null && hasPhrase(DEADLINE, words) ? withoutDate(time) : ''

const hasFacts = (facts: Facts): boolean => Object.values(facts).some((fact) => fact !== '')

function factsFor(awaited: Topic | 'goal', text: string): Facts {
  if (awaited !== 'goal') return factsOfAnswer(text, awaited)
  const { goal, focus } = factsOfOpening(text)
  return { ...NO_FACTS, goal, focus }
}

const LEARNING = phraseList('revise.learning')
const INSTEAD = phrases('instead, rather, actually, after all, changed my mind')
const MORE_OR_LESS = wordSet('more less it that this')

/** Without a hint: a subject of ours is a new goal, and what is no level and no time is the focus. */
function factsOfRevision(text: string, words: Words, { goal, focus }: Brief): Facts {
  const other = newGoal(text, words, goal)
  if (other !== null) return { ...factsOfOpening(other), focus: '' }
  if (numberAt(words, 0)?.length === words.length) return { ...NO_FACTS, time: quoteOf(text, words) }
  const facts = factsOfAnswer(text, null)
  return hasFacts(facts) ? facts : { ...facts, focus: requiredIn(text, focus) ?? focusIn(text, words, focus) }
}

/** "No theory": beside what is known, and in place of what says the opposite. Null where nothing of the kind is said. */
function requiredIn(text: string, known: string | null): string | null {
  const clauses = clausesOf(text).map((clause) => quoteOf(clause, bareFocus(tokenize(clause))))
  const said = clauses.filter((clause) => {
    const { mustHave, skip } = requirementsIn(clause)
    return mustHave.length + skip.length > 0
  })
  if (said.length === 0) return null
  const { mustHave, skip } = requirementsIn(said.join(', '))
  const kept = clausesOf(known ?? '').filter((clause) => {
    const before = requirementsIn(clause)
    return !contradiction({ mustHave: before.mustHave, skip }) && !contradiction({ mustHave, skip: before.skip })
  })
  return [...kept, ...said].join(', ')
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

const MEANT = phraseList('revise.meant')

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
const NO_FOCUS = wordList('revise.no-focus')
const PARTS_OF_A_PLAN = wordList('revise.parts-of-a-plan')

const SWAPPED = phraseList('revise.swapped')
const MORE = phraseList('revise.more')

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
