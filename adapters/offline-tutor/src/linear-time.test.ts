import { splitClauses, type Task, timeItems, tokenize } from '@app/domain'
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

describe('answerTo, over a hostile message', () => {
  it('should take no longer for characters of any kind than for as much ordinary text', () => {
    const ordinary = cost('I would like to learn to draw, for my kids. I have drawn a little at school. ')
    const slow = HOSTILE.filter((row) => cost(row) > MAX_RATIO_TO_ORDINARY * ordinary)
    // a second look: another process may have taken the processor meanwhile
    expect(slow.filter((row) => cost(row) > MAX_RATIO_TO_ORDINARY * ordinary)).toEqual([])
  })

  // none of them clips its text: what takes the square of a length shows at this one
  const READERS: Readonly<Record<string, (text: string) => unknown>> = {
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
  for (const [name, read] of Object.entries(READERS)) {
    it(`should stay near one pass over the words in ${name}`, () => {
      const onePass = Math.max(
        20_000,
        cpuOf(() => tokenize(filled('I would like to draw. ', 40_000))),
      )
      const slow = HOSTILE.filter((row) => cpuOf(() => read(filled(row, 40_000))) > MAX_RATIO_TO_ONE_PASS * onePass)
      expect(slow.filter((row) => cpuOf(() => read(filled(row, 40_000))) > MAX_RATIO_TO_ONE_PASS * onePass)).toEqual([])
    })
  }
})

// Helpers

/** Twice what a message may have: what takes the square of a length shows. */
const LENGTH = 8_000
/** A pattern that backtracks takes thousands of times as long; a row of short words some times. */
const MAX_RATIO_TO_ORDINARY = 25
/** A reader looks up some word lists at each word. */
const MAX_RATIO_TO_ONE_PASS = 20

const filled = (row: string, length: number): string => row.repeat(Math.ceil(length / row.length)).slice(0, length)

/** Microseconds of CPU for every reader of a learner's words; never less than a millisecond, so that a ratio holds. */
function cost(row: string): number {
  const text = filled(row, LENGTH)
  return Math.max(
    1_000,
    cpuOf(() => {
      for (const task of tasksFor(text)) answerTo(task)
    }),
  )
}

function cpuOf(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

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
