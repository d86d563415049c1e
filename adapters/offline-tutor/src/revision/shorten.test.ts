import type { Brief, ReviseTask } from '@app/domain'
import { aBrief } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { draftPlan } from '../plan/draft-plan.ts'
import { shorten } from './shorten.ts'

describe('shorten', () => {
  it('should keep what the learner wanted to be in the plan', () => {
    expect(shortened({ focus: null })).not.toContain(ATTENTION)
    expect(shortened({ focus: 'must include attention' })).toContain(ATTENTION)
    expect(shortened({ focus: null, set: { mustHave: { value: ['Attention'], turns: 0 } } })).toContain(ATTENTION)
  })
})

// Helpers

const ATTENTION = 'Convolution and attention: networks shaped for their data'

function shortened(changes: Partial<Brief>): readonly string[] {
  const brief = { ...aBrief({ goal: 'neural networks' }), level: 'expert in deep learning', ...changes }
  const plan = draftPlan(brief, { minChapters: 3, maxChapters: 12, minutes: 6000 })
  const chapters = plan.chapters.map(({ title, summary, objectives }) => ({
    ...{ title, summary, objectives, minutes: 60 },
    ...{ prerequisites: [], isFixed: false },
  }))
  const wanted = { request: 'Make it shorter' }
  const task: ReviseTask = { kind: 'revise', brief, planTitle: plan.title, description: '', chapters, wanted }
  const list = chapters.map(({ title, objectives }, place) => ({ from: place + 1, title, objectives }))
  expect(list.map(({ title }) => title)).toContain(ATTENTION)
  const left = shorten(list, null, { task, lessons: plan.lessons })
  return typeof left === 'string' ? [left] : left.map(({ title }) => title)
}
