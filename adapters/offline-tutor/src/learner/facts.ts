import { isInHurry, type Topic } from '@app/domain'
import { type Clause, clausesIn, quoteOf } from '../words/clauses.ts'
import { MOST_READ } from '../words/limits.ts'
import type { Word } from '../words/tokenize.ts'
import { findWish } from './find-goal.ts'
import { bareFocus } from './focus.ts'
import { labelledWords } from './labels.ts'
import { hasAmount, type Parts, partsOfClauses } from './parts.ts'
import { isQuestion } from './question.ts'

/** What a message said, in its own words; an empty text means nothing. */
export type Said = { readonly goal: string } & Readonly<Record<Topic, string>>

export const NOTHING_SAID: Said = { goal: '', level: '', time: '', focus: '' }

/** The words as they were typed, several quotes joined. */
const quotes = (text: string, parts: readonly (readonly Word[])[]): string =>
  parts
    .filter((words) => words.length > 0)
    .map((words) => quoteOf(text, words))
    .join(', ')

/** All but "just make the plan", which ends the questions and tells nothing. */
const toldIn = (text: string): readonly Clause[] =>
  clausesIn(text).filter(
    ({ words }) =>
      words.length > MOST_WORDS_OF_HURRY ||
      !(words.every(({ is }) => POLITE.has(is)) || isInHurry(quoteOf(text, words))),
  )

const MOST_WORDS_OF_HURRY = 7
const POLITE: ReadonlySet<string> = new Set(['please', 'thanks', 'thank', 'you'])

/** The first message names the goal, and often more. */
export function factsOfOpening(message: string): Said {
  const text = message.slice(0, MOST_READ)
  const parts = partsOfClauses(toldIn(text))
  const wish = findWish(parts)
  return {
    goal: quotes(text, wish.goal),
    level: quotes(text, parts.levels.map(bareLevel)),
    time: quotes(text, parts.times),
    focus: quotes(text, [...parts.focuses.map(bareFocus), ...wish.more]),
  }
}

/** A later message: an answer to `asked`, and perhaps more than that. Questions in it are no answers. */
export function factsOfAnswer(message: string, asked: Topic | null): Said {
  const text = message.slice(0, MOST_READ)
  const labelled = labelledFacts(text)
  if (labelled) return labelled
  const clauses = toldIn(text)
  const parts = partsOfClauses(clauses.filter((clause) => !isQuestion(clause)))
  // "is 30 minutes a day enough?"
  const proposed = partsOfClauses(clauses.filter(isQuestion)).times.filter(hasAmount)
  const said: Said = {
    goal: '',
    level: quotes(text, parts.levels.map(bareLevel)),
    time: quotes(text, parts.times.length > 0 ? parts.times : proposed),
    focus: quotes(text, parts.focuses.map(bareFocus)),
  }
  if (asked === null || parts.rest.length === 0 || (asked === 'time' && said.time !== '')) return said
  return { ...said, [asked]: answerIn(text, parts, asked) }
}

/** What tells of the topic, and what is left when all that is plain has been taken out: nothing said is lost. */
function answerIn(text: string, { rest, levels, focuses }: Parts, asked: Topic): string {
  const plain = asked === 'level' ? levels.map(bareLevel) : asked === 'focus' ? focuses.map(bareFocus) : []
  const left = rest.map(({ words }, index) => (asked === 'focus' && index === 0 ? bareFocus(words) : words))
  return quotes(text, [...plain, ...left].sort(byPlace))
}

const byPlace = ([one]: readonly Word[], [other]: readonly Word[]): number => (one?.from ?? 0) - (other?.from ?? 0)

const BEFORE_LEVEL: ReadonlySet<string> = new Set(
  "well so i'm i am a an as for my level is and but being actually now".split(' '),
)

function bareLevel(words: readonly Word[]): readonly Word[] {
  const from = words.findIndex(({ is }) => !BEFORE_LEVEL.has(is))
  // "I know Python" keeps its subject, "I am a beginner" does not need it
  const dropsOnlyI = from === 1 && words[0]?.is === 'i'
  return from <= 0 || dropsOnlyI ? words : words.slice(from)
}

function labelledFacts(text: string): Said | null {
  const labelled = labelledWords(text)
  if (labelled === null) return null
  const said = { ...NOTHING_SAID }
  for (const { name, words } of labelled) {
    const value = quoteOf(text, name === 'focus' ? bareFocus(words) : words)
    Object.assign(said, { [name]: name === 'goal' ? factsOfOpening(value).goal || value : value })
  }
  return said
}
