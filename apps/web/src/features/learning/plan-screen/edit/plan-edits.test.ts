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
  it('should number the chapters anew', () => {
    const { chapters } = preview(plan, { kind: 'order', chapter_ids: [three, one, two] })
    expect(chapters.map(({ id, number }) => [id, number])).toEqual([
      [three, 1],
      [one, 2],
      [two, 3],
    ])
  })

  it('should take out a chapter', () => {
    const { chapters } = preview(plan, { kind: 'drop', chapter_id: one })
    expect(chapters.map(({ id, number }) => [id, number])).toEqual([
      [two, 1],
      [three, 2],
    ])
  })

  it('should leave words as they are until the server has taken them', () => {
    expect(preview(plan, { kind: 'rename', title: 'Sourdough' })).toBe(plan)
  })
})
