import { describe, expect, it } from 'vitest'
import { chapterState, completedChapters, isAnyBeingMade } from './model.ts'
import { aChapter, aPlan, done, open, preparing } from './plan/testing/builders.ts'

describe('chapterState', () => {
  it('should let only the first locked chapter be unlocked', () => {
    const plan = aPlan([aChapter(1, open), aChapter(2), aChapter(3)])
    expect(statesOf(plan)).toEqual(['open', 'next', 'locked'])
  })

  it('should offer the first chapter of a new plan', () => {
    expect(statesOf(aPlan([aChapter(1), aChapter(2)]))).toEqual(['next', 'locked'])
  })

  it('should distinguish a chapter that failed from one that was never tried', () => {
    const plan = aPlan([aChapter(1, done), aChapter(2, { content_status: 'FAILED' }), aChapter(3)])
    expect(statesOf(plan)).toEqual(['open', 'failed', 'locked'])
  })

  it('should make the next chapter wait for the one that is being written', () => {
    const second = aChapter(2, preparing)
    const plan = aPlan([aChapter(1, open), second, aChapter(3), aChapter(4)])
    expect(statesOf(plan)).toEqual(['open', 'preparing', 'next', 'locked'])
    expect(chapterState(plan, aChapter(3))).toEqual({ kind: 'next', waitsFor: second })
  })
})

describe('completedChapters', () => {
  it('should count the marks', () => {
    expect(completedChapters(aPlan([aChapter(1, done), aChapter(2, open), aChapter(3, done)]))).toBe(2)
  })
})

describe('isAnyBeingMade', () => {
  const made = aPlan([])
  const answer = (...data: readonly (typeof made)[]) => ({ data, error: null })

  it.each(['PENDING', 'GENERATING'] as const)('should hold while any plan is %s', (generation_status) => {
    expect(isAnyBeingMade(answer(made, { ...made, generation_status }))).toBe(true)
  })

  it('should end when none is being made', () => {
    expect(isAnyBeingMade(answer(made, { ...made, generation_status: 'FAILED' }))).toBe(false)
    expect(isAnyBeingMade(answer())).toBe(false)
  })

  it('should end on an error, and not begin before there are plans', () => {
    expect(isAnyBeingMade({ ...answer({ ...made, generation_status: 'PENDING' }), error: new Error() })).toBe(false)
    expect(isAnyBeingMade({ data: undefined, error: null })).toBe(false)
  })
})

// Helpers

const statesOf = (plan: ReturnType<typeof aPlan>) => plan.chapters.map((chapter) => chapterState(plan, chapter).kind)
