import { type PlacementTask, readFitQuestions, STEPS, stepOf } from '@app/domain'
import { aBrief } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { gating } from '../../test/write-lesson.ts'
import { answerTo } from '../answer-to.ts'
import { SUBJECTS } from '../subjects/subject.ts'
import { solveQuestions } from './write-check.ts'

describe('the questions about a learner’s level', () => {
  for (const { name } of SUBJECTS) {
    it(`should be five of its lessons’, each harder than the one before, and found fit at the first call: ${name}`, () => {
      const task = taskFor(name)
      const read = readFitQuestions(answerTo(task), { task, ...gating })
      expect(read).toMatchObject({ ok: true })
      const questions = read.ok ? read.value : []
      expect(questions.map(stepOf)).toEqual([0, 1, 2, 3, 4])
      // guessing should not help much
      expect(new Set(questions.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(2)
      for (const { prompt } of questions) expect(prompt).not.toMatch(/\b(?:chapter|text|lesson|section)\b/i)
      const asked = questions.map(({ kind, prompt, ...one }) => ({
        ...{ kind, prompt, unit: '' },
        options: 'options' in one ? one.options.map(({ text }) => text) : [],
      }))
      const { answers } = solveQuestions({ kind: 'solve', sections: [], questions: asked })
      expect(answers.every(({ answer }) => answer.length > 0)).toBe(true)
    })
  }

  it.each(['befriend crows', 'bass guitar', 'Ich möchte Brot backen lernen'])(
    'should be none where it has no lessons of its own: %s',
    (goal) => {
      expect(JSON.parse(answerTo(taskFor(goal)))).toEqual({ questions: [] })
    },
  )
})

// Helpers

const taskFor = (goal: string): PlacementTask => ({
  kind: 'placement',
  brief: aBrief({ goal, level: null, time: null, focus: null }),
  title: goal,
  objectives: STEPS.map(({ words }) => words),
  sections: [],
})
