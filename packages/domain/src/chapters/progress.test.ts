import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyChapter } from '../../testing/arbitraries.ts'
import { aLockedChapter, anOpenChapter, aPreparingChapter, NOW, newPlanId } from '../../testing/builders.ts'
import { progressOf } from './chapter.ts'

const PLAN = newPlanId()

describe('progressOf', () => {
  it.each([
    [0, 1, 0],
    [1, 1, 100],
    [1, 3, 33],
    [2, 3, 66],
    [199, 200, 99],
    [200, 200, 100],
  ])('should be, with %i of %i chapters complete, %i percent', (completed, all, percent) => {
    const chapters = Array.from({ length: all }, (_, index) =>
      anOpenChapter(PLAN, index + 1, { completedAt: index < completed ? NOW : null }),
    )
    expect(progressOf(chapters)).toBe(percent)
  })

  it('should be 0 for a plan without chapters', () => {
    expect(progressOf([])).toBe(0)
  })

  it('should count chapters that are locked or in preparation as not complete', () => {
    const complete = anOpenChapter(PLAN, 1, { completedAt: NOW })
    expect(progressOf([complete, aPreparingChapter(PLAN, 2), aLockedChapter(PLAN, 3), anOpenChapter(PLAN, 4)])).toBe(25)
  })

  it('should always be a whole number from 0 to 100, and 100 exactly when every chapter is complete', () => {
    fc.assert(
      fc.property(fc.array(anyChapter(PLAN), { minLength: 1 }), (chapters) => {
        const progress = progressOf(chapters)
        expect(Number.isInteger(progress) && progress >= 0 && progress <= 100).toBe(true)
        const all = chapters.every((chapter) => chapter.kind === 'open' && chapter.completedAt !== null)
        expect(progress === 100).toBe(all)
      }),
    )
  })
})
