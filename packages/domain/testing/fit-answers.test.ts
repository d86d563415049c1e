import { describe, expect, it } from 'vitest'
import { planRoom } from '../src/plans/plan-room.ts'
import { readFitPlan, readFitRevision } from '../src/tutoring/gates/readings.ts'
import { promptFor } from '../src/tutoring/prompt-for.ts'
import type { PlanTask, ReviseTask } from '../src/tutoring/task.ts'
import { aBrief } from './builders.ts'
import { aFitPlanAnswer, fitAnswerTo } from './fit-answers.ts'
import { makeMemoryMarkdown } from './memory/markdown.ts'
import { sampleAnswer } from './model-server/sample-tutor.ts'

describe('fitAnswerTo and the sample tutor', () => {
  it.each([20, 60, 300, 840, 3_000])('should need one call for a plan of %i minutes', (totalMinutes) => {
    const room = planRoom({ minutesPerWeek: null, weeks: null, totalMinutes })
    const task: PlanTask = { kind: 'plan', brief: aBrief(), room }
    const prompt = promptFor(task)
    const context = { task, markdown: makeMemoryMarkdown(), writes: null, gates: 'enforce' } as const
    for (const answer of [
      JSON.stringify(fitAnswerTo(task)),
      sampleAnswer(prompt.messages, JSON.stringify(prompt.shape)),
    ])
      expect(readFitPlan(answer, context)).toMatchObject({ ok: true })
  })

  it.each([{ request: 'Add one' }, { added: 2 }])('should need one call for a revision: %j', (wanted) => {
    const { title, description, chapters } = aFitPlanAnswer(aBrief())
    const old = chapters.map(({ builds_on, ...chapter }) => ({ ...chapter, prerequisites: [], isFixed: false }))
    const plan = { brief: aBrief(), planTitle: title, description, chapters: old }
    const task: ReviseTask = { kind: 'revise', ...plan, wanted }
    const prompt = promptFor(task)
    const context = { task, markdown: makeMemoryMarkdown(), writes: null, gates: 'enforce' } as const
    for (const answer of [
      JSON.stringify(fitAnswerTo(task)),
      sampleAnswer(prompt.messages, JSON.stringify(prompt.shape)),
    ])
      expect(readFitRevision(answer, context)).toMatchObject({ ok: true, value: { problems: [] } })
  })
})
