import { describe, expect, it } from 'vitest'
import { aFitPlanAnswer } from '../../../testing/fit-answers.ts'
import { briefOf } from '../../brief/brief.ts'
import { knownSlots } from '../../brief/read-brief.ts'
import type { BriefSlots } from '../../brief/slots.ts'
import type { PlanDraft } from '../plan-draft.ts'
import { checkRequirements, mendRequirements } from './requirements.ts'

describe('checkRequirements, mendRequirements', () => {
  it('should find nothing where nothing is required', () => {
    expect(checkRequirements(draft(), task({}))).toEqual([])
    expect(mendRequirements(draft(), task({}))).toEqual(draft())
  })

  it('should make what must be there an objective of the chapter that is nearest', () => {
    const required = task({ mustHave: ['SQL window functions', 'transactions'] })
    expect(codes(draft(), required)).toEqual(['must-have-missing'])
    const mended = mendRequirements(draft(), required)
    expect(mended.chapters.map(({ objectives }) => objectives.length)).toEqual([3, 2, 2, 3])
    expect(mended.chapters[0]?.objectives).toContain('SQL window functions')
    expect(mended.chapters[3]?.objectives).toContain('transactions')
    expect(checkRequirements(mended, required)).toEqual([])
  })

  it('should share a line of the nearest chapter where that is full, before it becomes another chapter’s', () => {
    const lines = [
      ['Ask a name', 'Answer'],
      ['Order soup', 'Ask for the bill', 'Ask when the bus leaves', 'Pay'],
    ]
    const chapters = draft()
      .chapters.slice(0, 2)
      .map((chapter, place) => ({ ...chapter, objectives: lines[place] ?? [] }))
    const required = task({ mustHave: ['Ordering food', 'Asking for directions'] })
    const mended = mendRequirements({ ...draft(), chapters }, required)
    expect(mended.chapters.map(({ objectives }) => objectives.slice(lines[0]?.length ?? 0))).toEqual([
      [],
      [...(lines[1] ?? []).slice(2), 'Ordering food; Asking for directions'],
    ])
    expect(codes(mended, required)).toEqual([])
  })

  it('should find all of eight, however many objectives there are', () => {
    const mustHave = ['zebra', 'yak', 'walrus', 'vulture', 'urchin', 'toucan', 'shrew', 'rhino']
    const full = draft().chapters.map((chapter) => ({ ...chapter, objectives: ['a1', 'b2', 'c3', 'd4', 'e5'] }))
    const mended = mendRequirements({ ...draft(), chapters: full.slice(0, 2) }, task({ mustHave }))
    expect(codes(mended, task({ mustHave }))).toEqual([])
    expect(Math.max(...mended.chapters.map(({ objectives }) => objectives.length))).toBeLessThanOrEqual(8)
  })

  it('should drop a chapter about what is to be left out, and every line that mentions it', () => {
    const required = task({ skip: ['indexes', 'history'] })
    const before = draft({ description: 'Query tables. Know the history of SQL.' })
    expect(codes(before, required)).toEqual(['skip-present'])
    const mended = mendRequirements(before, required)
    expect(mended.description).toBe('Query tables.')
    expect(mended.chapters.map(({ title }) => title)).toEqual(['Tables in SQL', 'Joins', 'Reports'])
    expect(mended.chapters.map(({ prerequisites }) => prerequisites)).toEqual([[], [0], []])
    expect(checkRequirements(mended, required)).toEqual([])
  })

  it('should keep as many chapters as a plan needs', () => {
    const required = task({ skip: ['joins', 'indexes', 'reports'] })
    expect(mendRequirements(draft(), required).chapters).toHaveLength(3)
  })

  it('should leave no chapter without a summary', () => {
    const chapters = draft().chapters.map((chapter) => ({ ...chapter, summary: 'What the theory says.' }))
    const mended = mendRequirements({ ...draft(), chapters }, task({ skip: ['theory'] }))
    expect(mended.chapters[0]?.summary).toBe('Explain Tables in SQL')
  })

  it('should fit the minutes to the time that there is', () => {
    const room = { minChapters: 3, maxChapters: 5, minutes: 240 }
    const { chapters } = mendRequirements(draft(), { ...task({ skip: ['indexes'] }), room })
    expect(chapters.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(240)
  })

  it('should leave the outline alone that keeps to them', () => {
    const plan = aFitPlanAnswer({ goal: 'Bake bread' })
    expect(plan.chapters.length).toBeGreaterThan(2)
    const required = task({ mustHave: ['Tables'], skip: ['theory'] })
    expect(codes(draft(), required)).toEqual([])
    expect(mendRequirements(draft(), required)).toEqual(draft())
  })
})

// Helpers

const task = (required: Partial<BriefSlots>) => ({
  slots: { ...knownSlots(briefOf('Learn SQL'), new Date('2026-11-23')), ...required },
})

const codes = (plan: PlanDraft, required: ReturnType<typeof task>) =>
  checkRequirements(plan, required).map(({ code }) => code)

const draft = (changes: Partial<PlanDraft> = {}): PlanDraft => ({
  title: 'SQL for analysts',
  description: 'Query tables.',
  chapters: ['Tables in SQL', 'Joins', 'Indexes', 'Reports'].map((title, place) => ({
    title,
    summary: `What ${title} are for.`,
    objectives: [`Explain ${title}`, `Write ${title} by hand`],
    minutes: 60,
    prerequisites: place === 0 ? [] : [place - 1],
  })),
  ...changes,
})
