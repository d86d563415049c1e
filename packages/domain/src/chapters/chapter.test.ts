import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyChapter, anyLockedChapter, anyPreparingChapter } from '../../testing/arbitraries.ts'
import { aLockedChapter, anOpenChapter, aPreparingChapter, later, NOW, newPlanId } from '../../testing/builders.ts'
import { someContent, someWriting } from '../../testing/content.ts'
import { unlockKey } from '../credits/wallet.ts'
import {
  awaiting,
  beginWriting,
  contentStatus,
  failWriting,
  isUnlocked,
  open,
  outlineChapter,
  type PreparingChapter,
  prepare,
  tickObjective,
  toggleCompletion,
} from './chapter.ts'

const PLAN = newPlanId()
const NO_ANSWER = { code: 'failed', reason: 'No answer.', at: NOW } as const

describe('contentStatus and isUnlocked', () => {
  it.each([
    ['locked', aLockedChapter(PLAN, 2), 'PENDING', false],
    ['locked after a failure', aLockedChapter(PLAN, 2, { failure: 'No answer.' }), 'FAILED', false],
    ['waiting', aPreparingChapter(PLAN, 2), 'PENDING', true],
    ['being written', aPreparingChapter(PLAN, 2, { step: 'generating' }), 'GENERATING', true],
    ['open', anOpenChapter(PLAN, 2), 'COMPLETE', true],
  ] as const)('should report a chapter that is %s', (_state, chapter, status, unlocked) => {
    expect(contentStatus(chapter)).toBe(status)
    expect(isUnlocked(chapter)).toBe(unlocked)
  })
})

describe('the way of a chapter', () => {
  const outlined = outlineChapter(aLockedChapter(PLAN, 2, { price: 10 }))

  it('should begin locked, never tried', () => {
    expect(outlined).toMatchObject({ kind: 'locked', attempt: 0, failure: null })
  })

  it('should lead from unlocked through written to complete, and back from complete', () => {
    const hold = { key: unlockKey(outlined.id, 1), amount: 10 }
    const preparing = prepare(outlined, NOW)
    expect(preparing).toMatchObject({ kind: 'preparing', attempt: 1, step: 'pending', hold, unlockedAt: NOW })
    const opened = open(beginWriting(preparing), someWriting(), later(9))
    expect(opened).toMatchObject({ kind: 'open', unlockedAt: NOW, generatedAt: later(9), completedAt: null })
    const completed = toggleCompletion(opened, later(10))
    expect(completed.completedAt).toEqual(later(10))
    expect(toggleCompletion(completed, later(11))).toEqual(opened)
  })

  it('should lead back to locked when writing fails, and count the next attempt', () => {
    const failed = failWriting(prepare(outlined, NOW), NO_ANSWER)
    expect(failed).toEqual({ ...outlined, attempt: 1, failure: NO_ANSWER })
    const hold = { key: unlockKey(outlined.id, 2), amount: 10 }
    expect(prepare(failed, NOW)).toEqual({ ...prepare(outlined, NOW), attempt: 2, hold })
  })

  it('should never be on, unpaid and without a hold', () => {
    expect(prepare({ ...outlined, price: 0 }, NOW)).toMatchObject({ price: 0, hold: null })
    const preparing = { ...outlined, kind: 'preparing', step: 'pending', unlockedAt: NOW } as const
    // @ts-expect-error its price is not known to be 0
    const unpaid: PreparingChapter = { ...preparing, hold: null }
    const free: PreparingChapter = { ...preparing, price: 0, hold: null }
    expect([unpaid, free]).toHaveLength(2)
  })

  it('should carry nothing over from a state that has passed', () => {
    const inOutline = ['minutes', 'number', 'objectives', 'prerequisites', 'price', 'summary', 'title']
    const outline = ['attempt', 'id', 'kind', 'planId', ...inOutline]
    const keys = (chapter: object): string[] => Object.keys(chapter).sort()
    fc.assert(
      fc.property(anyPreparingChapter(PLAN), anyLockedChapter(PLAN), (preparing, locked) => {
        expect(keys(failWriting(preparing, NO_ANSWER))).toEqual([...outline, 'failure', 'outlining'].sort())
        expect(keys(prepare(locked, NOW))).toEqual([...outline, 'hold', 'step', 'unlockedAt'].sort())
        const opened = open(preparing, someWriting(), NOW)
        expect(keys(opened)).toEqual(
          [
            ...outline,
            'completedAt',
            'content',
            'generatedAt',
            'notes',
            'place',
            'practiceResult',
            'questions',
            'readAt',
            'ticked',
            'unlockedAt',
            'versions',
          ].sort(),
        )
      }),
    )
  })
})

describe('tickObjective', () => {
  const chapter = anOpenChapter(PLAN, 1, {
    content: someContent({ learningObjectives: ['A', 'B', 'C'] }),
    // of an earlier content
    ticked: ['Z'],
  })

  it('should tick one and take its tick back, and forget what the chapter does not teach any more', () => {
    const ticked = tickObjective(chapter, 'B', true)
    expect(ticked).toEqual({ ok: true, value: { ...chapter, ticked: ['B'] } })
    expect(ticked.ok && tickObjective(ticked.value, 'B', false)).toEqual({
      ok: true,
      value: { ...chapter, ticked: [] },
    })
    for (const unknown of ['Z', '', 'b']) {
      expect(tickObjective(chapter, unknown, true)).toEqual({ ok: false, error: { kind: 'objective-not-found' } })
    }
  })

  it('should end with what was said last of each objective, however often and in whichever order', () => {
    const anyTicks = fc.array(fc.tuple(fc.constantFrom('A', 'B', 'C'), fc.boolean()))
    fc.assert(
      fc.property(anyTicks, (ticks) => {
        const last = new Map<string, boolean>(ticks)
        let now = chapter
        for (const [objective, isTicked] of ticks) {
          const next = tickObjective(now, objective, isTicked)
          if (next.ok) now = next.value
        }
        const known = ticks.length === 0 ? ['Z'] : ['A', 'B', 'C'].filter((one) => last.get(one))
        expect(now.ticked).toEqual(known)
      }),
    )
  })
})

describe('awaiting', () => {
  it('should take the result of exactly the run that the chapter waits for', () => {
    fc.assert(
      fc.property(anyChapter(PLAN), fc.integer({ min: -1, max: 1 }), (chapter, off) => {
        const taken = chapter.kind === 'preparing' && off === 0
        expect(awaiting(chapter, chapter.attempt + off)).toEqual(
          taken ? { ok: true, value: chapter } : { ok: false, error: { kind: 'superseded' } },
        )
      }),
    )
  })
})
