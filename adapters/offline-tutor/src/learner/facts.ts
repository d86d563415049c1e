import { isInHurry, type Topic } from '@app/domain'
import { type Clause, quoteOf, splitClauses } from '../words/clauses.ts'
import { skipWords, wordSet } from '../words/phrases.ts'
import type { Words } from '../words/tokenize.ts'
import { findGoal } from './find-goal.ts'
import { bareFocus } from './focus.ts'
import { labelledValues } from './labelled-values.ts'
import { hasAmount, type Parts, partsOfClauses } from './parts.ts'
import { isQuestion } from './question.ts'

/** The facts of a message, in its own words; an empty text means none. */
export type Facts = { readonly goal: string } & Readonly<Record<Topic, string>>

export const NO_FACTS: Facts = { goal: '', level: '', time: '', focus: '' }

/** The words as they were typed, several quotes joined. */
const quotes = (text: string, parts: readonly Words[]): string =>
  parts
    .filter((words) => words.length > 0)
    .map((words) => quoteOf(text, words))
    .join(', ')

/** All but "just make the plan", which ends the questions and holds no fact. */
const informativeClauses = (text: string): readonly Clause[] =>
  splitClauses(text).filter(
    ({ words }) =>
      words.length > MAX_HURRY_WORDS ||
      !(words.every(({ norm }) => POLITE.has(norm)) || isInHurry(quoteOf(text, words))),
  )

const MAX_HURRY_WORDS = 7
const POLITE = wordSet('please thanks thank you')

/** The first message names the goal, and often more. */
export function factsOfOpening(text: string): Facts {
  const parts = partsOfClauses(informativeClauses(text))
  const requested = findGoal(parts)
  return {
    goal: quotes(text, requested.goal),
    level: quotes(text, parts.levels.map(bareLevel)),
    time: quotes(text, parts.times),
    focus: quotes(text, [...parts.focuses.map(bareFocus), ...requested.more]),
  }
}

/** A later message: an answer to `asked`, and perhaps more than that. Questions in it are no answers. */
export function factsOfAnswer(text: string, asked: Topic | null): Facts {
  const labelled = labelledFacts(text)
  if (labelled) return labelled
  const clauses = informativeClauses(text)
  const parts = partsOfClauses(clauses.filter((clause) => !isQuestion(clause)))
  // "is 30 minutes a day enough?"
  const proposed = partsOfClauses(clauses.filter(isQuestion)).times.filter(hasAmount)
  const facts: Facts = {
    goal: '',
    level: quotes(text, parts.levels.map(bareLevel)),
    time: quotes(text, parts.times.length > 0 ? parts.times : proposed),
    focus: quotes(text, parts.focuses.map(bareFocus)),
  }
  if (asked === null || parts.rest.length === 0 || (asked === 'time' && facts.time !== '')) return facts
  return { ...facts, [asked]: answerIn(text, parts, asked) }
}

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
