import { describe, expect, it } from 'vitest'
import { anOutlinedChapter, aPlanDetails } from '../../plan/testing/builders.ts'
import { preview } from './plan-edits.ts'
import { movedTo } from './use-drag-order.ts'

const plan = aPlanDetails([anOutlinedChapter(1), anOutlinedChapter(2), anOutlinedChapter(3, { prerequisites: [] })])
const [one = '', two = '', three = ''] = plan.chapters.map(({ id }) => id)

describe('movedTo', () => {
  it('should put one chapter at another place and leave the others in their order', () => {
    expect(movedTo(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b'])
    expect(movedTo(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
    expect(movedTo(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a'])
  })
})

describe('preview', () => {
  it('should number the chapters anew, with the first one free', () => {
    const { chapters } = preview(plan, { kind: 'order', chapter_ids: [three, one, two] })
    expect(chapters.map(({ id, number, price }) => [id, number, price])).toEqual([
      [three, 1, 0],
      [one, 2, 10],
      [two, 3, 10],
    ])
  })

  it('should take out a chapter with its minutes, and no longer build on it', () => {
    const { chapters, minutes } = preview(plan, { kind: 'drop', chapter_id: one })
    expect(chapters.map(({ id, prerequisites }) => [id, prerequisites])).toEqual([
      [two, []],
      [three, []],
    ])
    expect(minutes).toBe(180)
    expect(preview({ ...plan, minutes: null }, { kind: 'drop', chapter_id: one }).minutes).toBe(null)
  })

  it('should leave words as they are until the server has taken them', () => {
    expect(preview(plan, { kind: 'rename', title: 'Sourdough' })).toBe(plan)
  })
})
