import {
  type Brief,
  type Clause,
  CORRECTIONS,
  hasPhrase,
  isCircumstance,
  isHealth,
  isInHurry,
  isPhrase,
  isRemark,
  normAt,
  numberAt,
  phrases,
  quoteOf,
  splitClauses,
  type Topic,
  timeItems,
  tokenize,
  type Words,
  withoutCorrected,
} from '@app/domain'
import { phraseList, skipWords, wordList, wordSet } from '../words/phrases.ts'
import { isAhead, isRequirement, OF_TIME } from './ahead.ts'
import { deadlineIn, isAtHand } from './deadline.ts'
import { findGoal } from './find-goal.ts'
import { bareFocus } from './focus.ts'
import { labelledValues } from './labelled-values.ts'
import { hasAmount, OF_DATE, type Parts, partsOfClauses, type Reading } from './parts.ts'
import { isQuestion } from './question.ts'

/** The facts of a message, in its own words; an empty text means none. */
export type Facts = { readonly goal: string } & Readonly<Record<Topic, string>>

export const NO_FACTS: Facts = { goal: '', level: '', time: '', focus: '' }

/** The words as they were typed, several quotes joined. */
const quotes = (text: string, parts: readonly Words[]): string =>
  parts.flatMap((words) => (words.length > 0 ? [quoteOf(text, words)] : [])).join(', ')

/** All but those that hold no fact: "just make the plan", "thank you", "as I said", "I am 68". */
const informativeClauses = (text: string): readonly Clause[] =>
  splitClauses(text).filter(({ words }) => words.length > MAX_EMPTY_WORDS || !isEmpty(quoteOf(text, words)))

/** What a message says of the learner's health, in its own words. */
export const healthIn = (text: string): readonly string[] =>
  splitClauses(text)
    .flatMap(({ words }) => (words.length <= MAX_EMPTY_WORDS ? [quoteOf(text, words)] : []))
    .filter(isHealth)

const MAX_EMPTY_WORDS = 9
const isEmpty = (clause: string): boolean =>
  clause.toLowerCase() === 'please' || isInHurry(clause) || isRemark(clause) || isCircumstance(clause)

/** What the first message asks beside its goal, which may be worded as a question itself: "Can you teach me to draw?" */
const clausesBeside = (text: string): readonly Clause[] => informativeClauses(text).slice(1).filter(isQuestion)

/** The first such question in the learner's words; empty where there is none. */
export const questionBeside = (text: string): string =>
  quotes(
    text,
    clausesBeside(text)
      .slice(0, 1)
      .map(({ words }) => words),
  )

/** The first message names the goal, and often more. What it asks besides is no fact. */
export function factsOfOpening(text: string): Facts {
  const questions = new Set(clausesBeside(text).flatMap(({ words }) => words.map(({ from }) => from)))
  const isSaid = ([first]: Words): boolean => first !== undefined && !questions.has(first.from)
  const parts = partsOfClauses(informativeClauses(text))
  // "watercolour, must include portraits"
  const required = parts.rest.slice(1).filter(({ words }) => isRequirement(words))
  const requested = findGoal({ ...parts, rest: parts.rest.filter((segment) => !required.includes(segment)) })
  return {
    goal: quotes(text, requested.goal),
    level: quotes(text, parts.levels.map(bareLevel)),
    time: quotes(text, withWithin(text, meantTimes(text, parts.times))),
    focus: quotes(
      text,
      [...parts.focuses.map(bareFocus), ...requested.more, ...required.map(({ words }) => words)].filter(isSaid),
    ),
  }
}

/**
 * A later message: an answer to `asked`, and perhaps more than that, such as a focus that is still open. Questions are no
 * answers, and what is `known` is changed only where it was asked for or plainly corrected.
 */
export function factsOfAnswer(text: string, asked: Topic | null, known: Partial<Brief> = {}): Facts {
  const labelled = labelledFacts(text)
  if (labelled) return labelled
  const clauses = informativeClauses(text)
  const parts = withoutDeniedNumbers(
    partsOfClauses(
      clauses.filter((clause) => !isQuestion(clause)),
      readingFor(text, asked, known),
    ),
  )
  // "is 30 minutes a day enough?"
  const proposed = partsOfClauses(clauses.filter(isQuestion)).times.filter(hasAmount)
  const facts: Facts = {
    goal: '',
    level: quotes(text, parts.levels.map(bareLevel)),
    time: quotes(text, meantTimes(text, parts.times.length > 0 ? parts.times : proposed)),
    focus: quotes(text, parts.focuses.map(bareFocus)),
  }
  if (asked === null || parts.rest.length === 0) return facts
  const meant = parts.rest.some(({ words }) => isPhrase(WANTS_THAT, words)) && clauses.find(isQuestion)
  if (asked === 'focus' && meant)
    return { ...facts, focus: quoteOf(text, meant.words.slice(CAN_I.lengthAt(meant.words, 0))) }
  const ahead =
    known.focus === null && facts.focus === '' ? parts.rest.filter((segment) => isAhead(segment, parts, asked)) : []
  const announced = ahead.map(({ words }) => bareFocus(words))
  const required = requirementsBeside(parts, asked, known)
  const wishes = quotes(
    text,
    required.map(({ words }) => words),
  )
  const added = wishes && `${known.focus}, ${wishes}`
  const more = { ...facts, focus: facts.focus || added || quotes(text, announced) }
  const rest = parts.rest.filter((segment) => !ahead.includes(segment) && !required.includes(segment))
  if (rest.length === 0 || (asked === 'time' && facts.time !== '')) return more
  return { ...more, [asked]: answerIn(text, { ...parts, rest }, asked) }
}

/** "2 hours a week, and no theory": beside an answer it joins a focus that is known already. */
function requirementsBeside({ times, levels, rest }: Parts, asked: Topic, { focus }: Partial<Brief>): Parts['rest'] {
  const isAnswered = (asked === 'time' ? times : asked === 'level' ? levels : []).length > 0
  if (!isAnswered || typeof focus !== 'string') return []
  return rest.filter(({ words }) => isRequirement(words))
}

/** Of "3 hours a week, no, 5 hours", the last. */
function meantTimes(text: string, times: readonly Words[]): readonly Words[] {
  const all = tokenize(text)
  const places = new Map(all.map((word, index) => [word.from, index]))
  const said = times.map((words) => {
    const from = places.get(words[0]?.from ?? 0) ?? 0
    return { kind: 'amount' as const, words, from, to: from + words.length }
  })
  // "not 3 hours but 30 minutes"
  const meant = said.filter(({ words, to }) => !(BUT.has(normAt(all, to)) && isDenial(words)))
  return withoutCorrected(all, meant).map(({ words }) => words.slice(deniedBefore(words)))
}

const BUT = wordSet('but sondern sino mais maar ma utan men')

/** How many words of "not 3 but 4 hours" only say what it is not. */
function deniedBefore(words: Words): number {
  const but = words.findIndex(({ norm }) => BUT.has(norm))
  return but > 1 && isDenial(words.slice(0, but)) && words.length > but + 1 ? but + 1 : 0
}

/** "Explain it in 40 minutes": with its "in" the only time is one in all, without it one a week. */
function withWithin(text: string, times: readonly Words[]): readonly Words[] {
  const [only, more] = times
  if (!only || more) return times
  const all = tokenize(text)
  if (all.some(({ norm }) => OF_A_RACE.has(norm))) return times
  const at = all.findIndex(({ from }) => from === only[0]?.from)
  // "in about 40 minutes"
  const led = [1, 2].map((back) => all.slice(Math.max(0, at - back), at + only.length))
  const isInAll = (words: Words): boolean => {
    const quote = quoteOf(text, words)
    return isAtHand(quote) && deadlineIn(quote) === quote
  }
  return [led.find(isInAll) ?? only]
}

/** "Run 10 km in 40 minutes" says how fast. */
const OF_A_RACE = wordSet('km k mi mile miles metre metres meter meters marathon race laps')

/** "Not 3", of "not 3 but 30 minutes", and "and not 30 minutes", behind the time that is meant. */
const withoutDeniedNumbers = (parts: Parts): Parts =>
  parts.times.length === 0 ? parts : { ...parts, rest: parts.rest.filter(({ words }) => !isDenial(words)) }

function isDenial(words: Words): boolean {
  const times = timeItems(words)
  const isOfTime = (place: number): boolean => times.some(({ from, to }) => from <= place && place < to)
  return words.every((word, place) => isOfTime(place) || isOfDenial(word, place, words))
}

const OF_DENIAL = wordSet(
  'not but no nicht nein sondern kein pas mais sino non não ma nee нет more than that mehr als das hours minutes stunden minuten',
)
const isOfDenial = (word: Words[number], index: number, words: Words): boolean =>
  OF_DENIAL.has(word.norm) || numberAt(words, index) !== null

/** What a date is for, where nothing else was said: the "travel to Peru" of "travel to Peru next summer". */
export function withPurpose(text: string, facts: Facts): Facts {
  const hasMore = facts.goal !== '' || facts.level !== '' || facts.focus !== ''
  if (hasMore || deadlineIn(facts.time) === null || hasAmount(tokenize(facts.time))) return facts
  const { focus } = factsOfAnswer(text, 'focus')
  const words = tokenize(focus)
  return words.length < 2 || words.some(({ norm }) => OF_DATE.has(norm)) ? facts : { ...facts, focus }
}

/** "Can I build games with it? I'd love that." */
const WANTS_THAT = phraseList('facts.wants-that')
const CAN_I = phrases('can i, could i, can we, could we, will i, will i be able to, is it possible to')

function readingFor(text: string, asked: Topic | null, { level, time }: Partial<Brief>): Reading {
  const isKept = (topic: Topic, known: string | null | undefined): boolean =>
    asked !== null && asked !== topic && typeof known === 'string'
  const times = asked === null || asked === 'time' ? 'all' : isKept('time', time) ? 'correction' : 'budget'
  return { readsLevel: !isKept('level', level) || hasPhrase(CORRECTIONS, tokenize(text)), times }
}

/** Whether an answer of some words is surely none to a question about time: "three chords, badly", but not "whenever I can". */
export function isNotOfTime(text: string): boolean {
  const words = tokenize(text)
  return words.length > 2 && !UNCERTAIN.has(normAt(words, 0)) && !words.some(({ norm }) => OF_TIME.has(norm))
}

const UNCERTAIN = wordList('facts.uncertain')

/** The words on the topic, and what is left when all facts have been taken out: nothing is lost. */
function answerIn(text: string, { rest, levels, focuses }: Parts, asked: Topic): string {
  const plain = asked === 'level' ? levels.map(bareLevel) : asked === 'focus' ? focuses.map(bareFocus) : []
  const left = rest.map(({ words }, index) => (asked === 'focus' && index === 0 ? bareFocus(words) : words))
  return quotes(text, [...plain, ...left].sort(byPosition))
}

const byPosition = ([one]: Words, [other]: Words): number => (one?.from ?? 0) - (other?.from ?? 0)

const BEFORE_LEVEL = wordSet("well so i'm i am a an as for my level is and but being actually now")

function bareLevel(words: Words): Words {
  const from = skipWords(BEFORE_LEVEL, words)
  // "I know Python" keeps its subject, "I am a beginner" does not need it
  const dropsOnlyI = from === 1 && words[0]?.norm === 'i'
  return from === words.length || dropsOnlyI ? words : words.slice(from)
}

function labelledFacts(text: string): Facts | null {
  const labelled = labelledValues(text)
  if (labelled === null) return null
  const facts = { ...NO_FACTS }
  for (const { name, words } of labelled) {
    const value = quoteOf(text, name === 'focus' ? bareFocus(words) : words)
    Object.assign(facts, { [name]: name === 'goal' ? factsOfOpening(value).goal || value : value })
  }
  return facts
}
