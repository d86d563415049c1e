import { splitClauses, type Task, timeItems, tokenize } from '@app/domain'
import { growsWithSquare } from '@app/testing/growth'
import { sample } from '@app/testing/long-run'
import { describe, expect, it } from 'vitest'
import { answerTo } from './answer-to.ts'
import { findGoal } from './learner/find-goal.ts'
import { labelledValues } from './learner/labelled-values.ts'
import { partsOfClauses } from './learner/parts.ts'
import { isQuestion } from './learner/question.ts'
import { readRequest } from './revision/read-request.ts'
import { ENGLISH } from './revision/vocabulary.ts'
import { matchSubject } from './subjects/match-subject.ts'
import { inSecondPerson } from './words/english.ts'

/** Rows that a pattern with two readings of the same words would take for ever to refuse. */
const HOSTILE = [
  ...['and ', 'i ', 'a ', ', ', '1. ', '?', 'the the ', 'for my ', 'x', ' ', '> ', 'i have 2 hours ', 'never a '],
  ...['http:', '-', '- ', 'a-', "i'", '1-', '1,', '2 to ', 'half an ', 'not 3 ', 'to learn ', 'level: ', 'level to '],
  ...['because i ', 'focus on ', 'mainly ', 'a week ', 'every day ', 'by ', 'in the next ', '@', 'www.', '(', '“', '…'],
  ...['no experience ', 'what do you ', 'guitar ', 'spanish ', '\n', '日', 'é', '\u0301', '🦄', '1h', 'C++ ', '# '],
]

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  answerTo: (text) => tasksFor(text).map((task) => answerTo(task)),
  splitClauses,
  timeItems: (text) => timeItems(tokenize(text)),
  partsOfClauses: (text) => partsOfClauses(splitClauses(text)),
  findGoal: (text) => findGoal(partsOfClauses(splitClauses(text))),
  matchSubject: (text) => matchSubject(tokenize(text)),
  isQuestion: (text) => splitClauses(text).filter(isQuestion),
  labelledValues,
  readRequest: (text) => readRequest(text, ENGLISH),
  inSecondPerson,
}

describe('Readers of a hostile message', () => {
  for (const [name, read] of Object.entries(READERS)) {
    it(`should grow with the words, not with their square, in ${name}`, () => {
      const slow = sample(HOSTILE, 6).filter((row) =>
        growsWithSquare(read, row, { length: LENGTH, noticeable: NOTICEABLE }),
      )
      expect(slow).toEqual([])
    })
  }
})

// Helpers

/** A quarter of the most a message may have: the rest is what it grows by. */
const LENGTH = 1_000
/** Milliseconds of the processor: more than an ordinary message of that length takes. */
const NOTICEABLE = 60

function tasksFor(text: string): readonly Task[] {
  const open = { goal: text, level: null, time: null, focus: null }
  const brief = { goal: text, level: text, time: text, focus: text }
  const turn = { id: 'turn', speaker: 'learner', text, at: new Date(0) } as const
  const asked = { id: 'asked', speaker: 'assistant', text: 'What is your level?', at: new Date(0) } as const
  const summary = { ...asked, text: 'Here is a summary' }
  const reply = { kind: 'reply', changing: false, asked: null } as const
  // the casts give ids to turns of which only the words are read
  return [
    { kind: 'plan', brief },
    { ...reply, turns: [], brief: open, openTopics: ['level'] },
    { ...reply, turns: [asked, turn], brief: open, openTopics: ['time', 'focus'] },
    { ...reply, turns: [summary, turn], brief, openTopics: [] },
    { kind: 'revise', brief, planTitle: text, description: '', chapters: [], wanted: { request: text } },
    { kind: 'chapter', brief, planTitle: text, chapterTitles: [text], number: 1, title: text, summary: text },
  ] as readonly unknown[] as readonly Task[]
}
