import { describe, expect, it } from 'vitest'
import { anId } from '../../api/testing/signed-in.tsx'
import { nextStep, nextStepIn } from './next-step.ts'
import { aChapter, aPlan, done, open, preparing } from './plan/testing/builders.ts'

describe('nextStepIn', () => {
  it.each([
    ['read the first open chapter without a mark', [done, open, open, {}], 'read', 2],
    ['read before waiting', [open, preparing], 'read', 1],
    ['wait for the chapter that is being written', [done, preparing, {}], 'wait', 2],
    ['unlock the first locked chapter once all open ones are read', [done, done, {}, {}], 'unlock', 3],
    ['unlock again what failed', [done, { content_status: 'FAILED' as const }], 'unlock', 2],
  ])('should be to %s', (_what, changes, kind, number) => {
    const chapters = changes.map((change, index) => aChapter(index + 1, change))
    const step = nextStepIn(aPlan(chapters))
    expect([step?.kind, step?.chapter.title]).toEqual([kind, `Chapter ${number}`])
  })

  it('should go on with the chapter that was begun last, as long as it is not completed', () => {
    const at = (hour: number) => ({ last_read_at: `2026-11-03T0${hour}:00:00Z` })
    const chapterOf = (...changes: Parameters<typeof aChapter>[1][]) =>
      nextStepIn(aPlan(changes.map((change, index) => aChapter(index + 1, change))))?.chapter.title
    expect(chapterOf(open, { ...open, ...at(1) }, open)).toBe('Chapter 2')
    expect(chapterOf({ ...open, ...at(2) }, { ...open, ...at(1) }, open)).toBe('Chapter 1')
    expect(chapterOf(open, { ...done, ...at(2) }, { ...open, ...at(1) })).toBe('Chapter 3')
    expect(chapterOf(open, { ...done, ...at(2) }, open)).toBe('Chapter 1')
  })

  it('should be nothing in a plan that is finished, or not there yet', () => {
    expect(nextStepIn(aPlan([aChapter(1, done)]))).toBe(null)
    expect(nextStepIn(aPlan([], { generation_status: 'GENERATING' }))).toBe(null)
  })
})

describe('nextStep', () => {
  const older = aPlan([aChapter(1)], { id: anId(2), created_at: '2026-11-01T00:00:00Z' })
  const newer = aPlan([aChapter(1)], { id: anId(3), created_at: '2026-11-02T00:00:00Z' })

  it('should be in the newest plan', () => {
    expect(nextStep([newer, older])?.plan).toBe(newer)
  })

  it('should be in the plan that was read in last', () => {
    const read = { ...older, chapters: [aChapter(1, { ...open, last_read_at: '2026-11-03T00:00:00Z' })] }
    expect(nextStep([newer, read])?.plan).toBe(read)
  })

  it('should be in a plan that was made since the last reading', () => {
    const read = { ...older, chapters: [aChapter(1, { ...open, last_read_at: '2026-11-01T12:00:00Z' })] }
    expect(nextStep([newer, read])?.plan).toBe(newer)
  })

  it('should pass over plans without one', () => {
    const finished = { ...newer, chapters: [aChapter(1, done)] }
    expect(nextStep([finished, older])?.plan).toBe(older)
    expect(nextStep([finished])).toBe(null)
  })
})
