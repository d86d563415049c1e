import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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
import { nextToWrite, unlockAll } from './unlock.ts'

const PLAN = newPlanId()
const USER = newUserId()
const LONG_AGO = later(-60 * SECOND)

describe('unlockAll', () => {
  it('should unlock whatever is locked, and hold each price by itself', () => {
    const chapters = [open(1), aLockedChapter(PLAN, 2), aLockedChapter(PLAN, 3, { price: 25, attempt: 2 })]
    const [, second, third] = idsOf(chapters)
    const keys = [`unlock:${second}:1`, `unlock:${third}:3`]
    expect(ask(chapters, { balance: 40 })).toMatchObject({
      ok: true,
      value: {
        unlocked: [second, third],
        chapters: [
          { id: second, kind: 'preparing', step: 'pending', attempt: 1, hold: { key: keys[0], amount: 10 } },
          { id: third, kind: 'preparing', step: 'pending', attempt: 3, hold: { key: keys[1], amount: 25 } },
        ],
        payments: [
          { wallet: { balance: 30 }, entry: { kind: 'held', amount: 10, businessKey: `${keys[0]}:held` } },
          { wallet: { balance: 5 }, entry: { kind: 'held', amount: 25, businessKey: `${keys[1]}:held` } },
        ],
      },
    })
  })

  it('should take exactly what all of them cost, or say what is missing for all of them', () => {
    const anyPrices = fc.array(fc.nat(40), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(anyPrices, fc.nat(500), (prices, balance) => {
        const chapters = prices.map((price, place) => aLockedChapter(PLAN, place + 1, { price }))
        const total = prices.reduce((sum, price) => sum + price, 0)
        const answer = ask(chapters, { balance })
        if (total > balance) {
          expect(answer).toEqual({ ok: false, error: { kind: 'insufficient-credits', missing: total - balance } })
          return
        }
        if (!answer.ok) throw new Error(answer.error.kind)
        const { payments, chapters: unlocked } = answer.value
        expect(unlocked.map(({ id, hold }) => [id, hold?.amount ?? 0])).toEqual(
          chapters.map(({ id, price }) => [id, price]),
        )
        expect(payments.at(-1)?.wallet.balance ?? balance).toBe(balance - total)
        expect(new Set(payments.map(({ entry }) => entry.businessKey)).size).toBe(payments.length)
      }),
    )
  })

  it('should unlock none while only the title of one is known, whatever the balance is', () => {
    const chapters = [aLockedChapter(PLAN, 1), aLockedChapter(PLAN, 2, { title: 'Rye', outlining: 'pending' })]
    const refused = { ok: false, error: { kind: 'chapter-not-outlined', chapter: 'Rye', outlining: 'pending' } }
    for (const balance of [0, 100]) expect(ask(chapters, { balance })).toEqual(refused)
  })

  it('should unlock behind a chapter that is being written', () => {
    const chapters = [open(1), preparing(2), aLockedChapter(PLAN, 3)]
    expect(ask(chapters)).toMatchObject({ ok: true, value: { unlocked: [chapters[2]?.id] } })
  })

  it('should unlock nothing when a chapter is locked that was not shown', () => {
    const chapters = [open(1), aLockedChapter(PLAN, 2), aLockedChapter(PLAN, 3)]
    const [, second] = idsOf(chapters)
    expect(ask(chapters, { wanted: [second ?? newChapterId()] })).toEqual({
      ok: false,
      error: { kind: 'plan-changed' },
    })
    // one that is gone meanwhile costs nothing
    const answer = ask(chapters, { wanted: [...idsOf(chapters), newChapterId()] })
    expect(answer).toMatchObject({ ok: true, value: { unlocked: idsOf(chapters) } })
  })

  it('should answer the same chapters again for nothing', () => {
    const justNow = [2, 3].map((number) => preparing(number, later(-2 * SECOND)))
    const again = { ok: true, value: { unlocked: idsOf(justNow), chapters: [], payments: [] } }
    expect(ask([open(1), ...justNow], { balance: 0 })).toEqual(again)
    // the first was unlocked by another click, shortly before
    expect(ask([preparing(1, later(-2_500)), ...justNow], { balance: 0 })).toEqual(again)
    const another = [...justNow, aLockedChapter(PLAN, 4)]
    expect(ask(another)).toMatchObject({ value: { unlocked: [another[2]?.id] } })
    const before = [2, 3].map((number) => preparing(number))
    expect(ask([open(1), ...before], { balance: 0, wanted: idsOf(before) })).toMatchObject({
      value: { unlocked: idsOf(before), chapters: [] },
    })
    expect(ask([open(1), ...before], { balance: 0 })).toMatchObject({ value: { unlocked: [], chapters: [] } })
  })
})

describe('nextToWrite', () => {
  it('should be the first that is not written yet', () => {
    const chapters = [open(1), preparing(2), preparing(3), aLockedChapter(PLAN, 4)]
    expect(nextToWrite(chapters)).toBe(chapters[1])
    expect(nextToWrite([open(1), aLockedChapter(PLAN, 2)])).toBeUndefined()
  })
})

// Helpers

const open = (number: number): Chapter => anOpenChapter(PLAN, number, { unlockedAt: LONG_AGO })

const preparing = (number: number, unlockedAt = LONG_AGO): Chapter => aPreparingChapter(PLAN, number, { unlockedAt })

const idsOf = (chapters: readonly Chapter[]): readonly ChapterId[] => chapters.map(({ id }) => id)

type Asked = { readonly balance?: number; readonly wanted?: readonly ChapterId[] | null }

const ask = (chapters: readonly Chapter[], { balance = 100, wanted = null }: Asked = {}) =>
  unlockAll({ chapters, wallet: { userId: USER, balance }, wanted, now: NOW, newEntryId })
