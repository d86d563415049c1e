import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCredits } from '../../testing/arbitraries.ts'
import {
  aLockedChapter,
  anOpenChapter,
  aPreparingChapter,
  later,
  NOW,
  newChapterId,
  newEntryId,
  newPlanId,
  newUserId,
} from '../../testing/builders.ts'
import { SECOND } from '../shared/duration.ts'
import type { ChapterId } from '../shared/ids.ts'
import type { Chapter } from './chapter.ts'
import { priceAt, unlock } from './unlock.ts'

const PLAN = newPlanId()
const USER = newUserId()

describe('priceAt', () => {
  it('should be nothing for the first chapter alone, and keep a price that a chapter had', () => {
    expect([1, 2, 12].map((number) => priceAt(number))).toEqual([0, 10, 10])
    const before = { before: 25 }
    expect([priceAt(1, before), priceAt(2, before), priceAt(2, { before: 0 })]).toEqual([0, 25, 10])
    expect(priceAt(1, { freeChapterUsed: true })).toBe(10)
  })
})

describe('unlock', () => {
  it('should unlock the first chapter for nothing', () => {
    const chapters = [aLockedChapter(PLAN, 1, { price: 0 }), aLockedChapter(PLAN, 2)]
    expect(ask(chapters, { balance: 0 })).toEqual({
      ok: true,
      value: {
        kind: 'unlocked',
        payment: null,
        chapter: expect.objectContaining({ id: chapters[0]?.id, kind: 'preparing', attempt: 1, hold: null }),
      },
    })
  })

  it('should hold the price of a paid chapter', () => {
    const chapters = [open(1), aLockedChapter(PLAN, 2)]
    const key = `unlock:${chapters[1]?.id}:1`
    expect(ask(chapters, { balance: 12 })).toMatchObject({
      ok: true,
      value: {
        kind: 'unlocked',
        chapter: {
          id: chapters[1]?.id,
          kind: 'preparing',
          step: 'pending',
          hold: { key, amount: 10 },
          unlockedAt: NOW,
        },
        payment: { wallet: { balance: 2 }, entry: { kind: 'held', amount: 10, businessKey: `${key}:held` } },
      },
    })
  })

  it('should unlock exactly what can be paid for', () => {
    fc.assert(
      fc.property(anyCredits(), (price) => {
        const chapters = [open(1), aLockedChapter(PLAN, 2, { price })]
        expect(ask(chapters, { balance: price })).toMatchObject({ ok: true, value: { kind: 'unlocked' } })
        expect(ask(chapters, { balance: price - 1 })).toEqual({
          ok: false,
          error: { kind: 'insufficient-credits', missing: 1 },
        })
      }),
    )
  })

  it('should refuse a chapter of another plan', () => {
    expect(ask([open(1)], { wanted: newChapterId() })).toEqual({ ok: false, error: { kind: 'chapter-not-found' } })
  })

  it('should refuse any chapter but the next one', () => {
    const chapters = [open(1), aLockedChapter(PLAN, 2), aLockedChapter(PLAN, 3)]
    expect(ask(chapters, { wanted: chapters[2]?.id })).toEqual({ ok: false, error: { kind: 'not-next-chapter' } })
    expect(ask(chapters, { wanted: chapters[1]?.id })).toMatchObject({ ok: true, value: { kind: 'unlocked' } })
  })

  it('should refuse while the chapter before it is being written', () => {
    const chapters = [open(1), aPreparingChapter(PLAN, 2, { unlockedAt: later(-60 * SECOND) }), aLockedChapter(PLAN, 3)]
    const refused = { ok: false, error: { kind: 'previous-chapter-in-preparation' } }
    expect(ask(chapters, { wanted: chapters[2]?.id })).toEqual(refused)
    expect(ask(chapters)).toEqual(refused)
  })

  it.each(['pending', 'failed'] as const)(
    'should refuse a chapter of which only its title is known: %s',
    (outlining) => {
      const added = aLockedChapter(PLAN, 2, { title: 'Rye', outlining })
      const refused = { ok: false, error: { kind: 'chapter-not-outlined', chapter: 'Rye', outlining } }
      expect(ask([open(1), added])).toEqual(refused)
      expect(ask([open(1), added], { wanted: added.id })).toEqual(refused)
      expect(ask([open(1), aLockedChapter(PLAN, 2), { ...added, number: 3 }])).toMatchObject({ ok: true })
    },
  )

  it('should answer an unlocked chapter again for nothing, in any state and at any time', () => {
    const chapters = [open(1), aPreparingChapter(PLAN, 2, { unlockedAt: later(-60 * SECOND) }), aLockedChapter(PLAN, 3)]
    for (const chapter of chapters.slice(0, 2)) {
      expect(ask(chapters, { balance: 0, wanted: chapter.id })).toEqual({
        ok: true,
        value: { kind: 'already-unlocked', chapter },
      })
    }
  })

  it('should take a call without a chapter for the same click during 3 seconds, and no longer', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2, max: 2 }), fc.boolean(), (around, isWritten) => {
        const unlockedAt = later(-3 * SECOND + around)
        const second = isWritten
          ? anOpenChapter(PLAN, 2, { unlockedAt })
          : aPreparingChapter(PLAN, 2, { price: 10, unlockedAt })
        const answer = ask([open(1), second, aLockedChapter(PLAN, 3)])
        if (around > 0) expect(answer).toEqual({ ok: true, value: { kind: 'already-unlocked', chapter: second } })
        else if (isWritten) expect(answer).toMatchObject({ ok: true, value: { kind: 'unlocked' } })
        else expect(answer).toMatchObject({ ok: false, error: { kind: 'previous-chapter-in-preparation' } })
      }),
    )
  })

  it('should not take a chapter that was named for the same click', () => {
    const chapters = [anOpenChapter(PLAN, 1, { unlockedAt: NOW }), aLockedChapter(PLAN, 2)]
    expect(ask(chapters, { wanted: chapters[1]?.id })).toMatchObject({ ok: true, value: { kind: 'unlocked' } })
    expect(ask(chapters)).toMatchObject({ ok: true, value: { kind: 'already-unlocked' } })
  })

  it('should try a failed chapter again under a new key', () => {
    const chapters = [open(1), aLockedChapter(PLAN, 2, { attempt: 3, failure: 'No answer.' })]
    expect(ask(chapters)).toMatchObject({
      ok: true,
      value: { chapter: { attempt: 4, hold: { key: `unlock:${chapters[1]?.id}:4` } } },
    })
  })

  it('should say so when everything is unlocked', () => {
    expect(ask([open(1), open(2)])).toEqual({ ok: true, value: { kind: 'all-unlocked' } })
    expect(ask([])).toEqual({ ok: true, value: { kind: 'all-unlocked' } })
  })
})

// Helpers

/** Unlocked long enough ago to be no part of the click at hand. */
const open = (number: number): Chapter => anOpenChapter(PLAN, number, { unlockedAt: later(-60 * SECOND) })

const ask = (
  chapters: readonly Chapter[],
  { balance = 100, wanted = null }: { readonly balance?: number; readonly wanted?: ChapterId | null | undefined } = {},
) => unlock({ chapters, wallet: { userId: USER, balance }, wanted, now: NOW, newEntryId })
