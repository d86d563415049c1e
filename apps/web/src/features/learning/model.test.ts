import { describe, expect, it } from 'vitest'
import { chapterState, completedChapters } from './model.ts'
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

// Helpers

const statesOf = (plan: ReturnType<typeof aPlan>) => plan.chapters.map((chapter) => chapterState(plan, chapter).kind)
