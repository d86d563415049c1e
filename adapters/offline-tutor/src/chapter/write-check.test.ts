import { type PlacementTask, readFitQuestions, STEPS, stepOf } from '@app/domain'
import { describe, expect, it } from 'vitest'
import { briefFor, gating, refuted } from '../../test/write-plan.ts'
import { answerTo } from '../answer-to.ts'
import { SUBJECTS } from '../subjects/subject.ts'

describe('the questions about a learner’s level', () => {
  it.each(SUBJECTS.map(({ chips }) => chips.en))(
    'should be five of its lessons’, each harder than the one before, and found fit at the first call: %s',
    (goal) => {
      const task = placementOf(goal)
      const read = readFitQuestions(answerTo(task), { task, ...gating })
      const questions = read.ok ? read.value : []
      expect(questions.map(stepOf)).toEqual([0, 1, 2, 3, 4])
      // guessing should not help much
      expect(new Set(questions.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(2)
      for (const { prompt } of questions) expect(prompt).not.toMatch(/\b(?:chapter|text|lesson|section)\b/i)
      expect(refuted(questions)).toEqual([])
    },
  )

  it('should be none where it has no lessons', () => {
    expect(JSON.parse(answerTo(placementOf('Keep bees')))).toEqual({ questions: [] })
  })
})

// Helpers

const placementOf = (goal: string): PlacementTask => ({
  kind: 'placement',
  brief: briefFor(goal),
  title: goal,
  objectives: STEPS.map(({ words }) => words),
  sections: [],
})
