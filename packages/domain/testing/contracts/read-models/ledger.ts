import fc from 'fast-check'
import { describe, expect } from 'vitest'
import type { Chapter } from '../../../src/chapters/chapter.ts'
import { effectOf } from '../../../src/credits/ledger-entry.ts'
import {
  capture,
  type EntryStamp,
  grant,
  hold,
  type Movement,
  moveForPurchase,
  release,
  type Wallet,
} from '../../../src/credits/wallet.ts'
import type { LedgerListItem, LedgerPage, ReadModels } from '../../../src/ports/read-models/learner.ts'
import type { UnitOfWork } from '../../../src/ports/unit-of-work.ts'
import type { ChapterId, LedgerEntryId, UserId } from '../../../src/shared/ids.ts'
import { aLockedChapter, later, newChapterId, newEntryId, newUserId } from '../../builders.ts'
import { aMismatchedPurchase, anOpenPurchase, aPaidPurchase } from '../../purchase-builders.ts'
import { keep, seed, seedPlan, seedUser } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import { FEW, type StorageFactory } from '../storage.ts'

export function describeLedgerPage(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: ledger page`, () => {
    it('should be empty where nothing ever moved', async ({ unitOfWork, readModels }) => {
      const nothing = { entries: [], next: null }
      expect(await readModels.ledger((await seedUser(unitOfWork)).id, FIRST)).toEqual(nothing)
      expect(await readModels.ledger(newUserId(), FIRST)).toEqual(nothing)
    })

    it('should report what each entry is about and what it left, newest first', async ({ unitOfWork, readModels }) => {
      const { user, plan, chapters } = await seedPlan(unitOfWork, { chaptersOf: ({ id }) => [aLockedChapter(id, 1)] })
      const chapter = chapters[0] as Chapter // the plan has one
      const purchase = aPaidPurchase(user.id, { packageName: 'Package Ä' })
      await seed(unitOfWork, { purchases: [purchase] })
      const bought = { kind: 'purchased', amount: 100, businessKey: `purchase:${purchase.reference}` } as const
      const price = { key: `unlock:${chapter.id}:1`, amount: 10 }
      const given = await move(unitOfWork, user.id, (wallet, stamp) =>
        grant(wallet, 5, `admin:${newEntryId()}`, 'Sorry', stamp),
      )
      const paid = await move(unitOfWork, user.id, (wallet, stamp) =>
        moveForPurchase(wallet, { ...bought, purchaseId: purchase.id }, stamp),
      )
      const held = await move(unitOfWork, user.id, (wallet, stamp) => holdOf(wallet, price, chapter.id, stamp))

      const about = { id: chapter.id, title: chapter.title, planId: plan.id, planTitle: plan.title }
      expect(await readModels.ledger(user.id, FIRST)).toEqual({
        entries: [
          lineOf(held, { balance: 95, chapter: about }),
          lineOf(paid, { balance: 105, packageName: 'Package Ä' }),
          lineOf(given, { balance: 5 }),
        ],
        next: null,
      })
    })

    it('should come in pages, whatever else is written meanwhile', async ({ unitOfWork, readModels }) => {
      const { id } = await seedUser(unitOfWork)
      const entries = await grants(unitOfWork, id, 5)
      const first = await readModels.ledger(id, { before: null, limit: 2 })
      await grants(unitOfWork, id, 3)
      const second = await readModels.ledger(id, { before: first.next, limit: 2 })
      const third = await readModels.ledger(id, { before: second.next, limit: 2 })
      expect([first, second, third].map(idsOf)).toEqual([
        { ids: [entries[4], entries[3]], next: entries[3] },
        { ids: [entries[2], entries[1]], next: entries[1] },
        { ids: [entries[0]], next: null },
      ])
      const exactly = await readModels.ledger(id, { before: entries[2] ?? null, limit: 2 })
      expect(idsOf(exactly)).toEqual({ ids: [entries[1], entries[0]], next: null })
    })

    it('should be in the order of writing, though a clock went back', async ({ unitOfWork, readModels }) => {
      const { id } = await seedUser(unitOfWork)
      const notes = ['first', 'second', 'third']
      for (const [index, note] of notes.entries()) {
        await move(unitOfWork, id, (wallet) =>
          grant(wallet, 1, `admin:${newEntryId()}`, note, { id: newEntryId(), at: later(-index) }),
        )
      }
      const { entries } = await readModels.ledger(id, FIRST)
      expect(entries.map(({ note, balance }) => [note, balance])).toEqual([
        ['third', 3],
        ['second', 2],
        ['first', 1],
      ])
    })

    it("should show nothing before an entry that is another user's, or that never was", async ({
      unitOfWork,
      readModels,
    }) => {
      const [user, stranger] = [await seedUser(unitOfWork), await seedUser(unitOfWork)]
      await grants(unitOfWork, user.id, 2)
      const [foreign = newEntryId()] = await grants(unitOfWork, stranger.id, 1)
      for (const before of [foreign, newEntryId()]) {
        expect(await readModels.ledger(user.id, { before, limit: 5 })).toEqual({ entries: [], next: null })
      }
    })

    it("should never name a chapter of another user's, nor one that is gone", async ({ unitOfWork, readModels }) => {
      const user = await seedUser(unitOfWork, 50)
      const { chapters } = await seedPlan(unitOfWork, { chaptersOf: ({ id }) => [aLockedChapter(id, 1)] })
      for (const chapterId of [chapters[0]?.id ?? newChapterId(), newChapterId()]) {
        await move(unitOfWork, user.id, (wallet, stamp) =>
          holdOf(wallet, { key: `unlock:${chapterId}:1`, amount: 10 }, chapterId, stamp),
        )
      }
      const { entries } = await readModels.ledger(user.id, FIRST)
      expect(entries.map(({ kind, chapter }) => [kind, chapter])).toEqual([
        ['held', null],
        ['held', null],
        ['granted', null],
      ])
    })

    it('should report the running sum after each entry, on whichever page it is', async ({
      unitOfWork,
      readModels,
    }) => {
      const check = async (steps: readonly Step[], limit: number): Promise<void> => {
        const { id } = await seedUser(unitOfWork)
        const saved = await walk(unitOfWork, id, steps)
        let sum = 0
        const expected = saved.map((entry) => {
          sum += effectOf(entry)
          return [entry.id, sum]
        })
        const entries = await allEntries(readModels, id, limit)
        expect(entries.map(({ id, balance }) => [id, balance])).toEqual(expected.toReversed())
        expect(entries[0]?.balance ?? 0).toBe(await readModels.credits(id))
      }
      await fc.assert(
        fc.asyncProperty(fc.array(anyStep(), { maxLength: 12 }), fc.integer({ min: 1, max: 5 }), check),
        FEW,
      )
    })
  })

  describe(`${name}: purchases page`, () => {
    it('should show what the user has paid for, newest first, and nothing else', async ({ unitOfWork, readModels }) => {
      const [user, other] = [await seedUser(unitOfWork), await seedUser(unitOfWork)]
      const [newest, oldest] = [
        aPaidPurchase(user.id, { paidAt: later(9) }),
        aPaidPurchase(user.id, { paidAt: later(1) }),
      ]
      const returned = aPaidPurchase(user.id, { paidAt: later(5), returnedCents: 450, reversed: 50, taken: 20 })
      const others = [anOpenPurchase(user.id), aMismatchedPurchase(user.id), aPaidPurchase(other.id)]
      await seed(unitOfWork, { purchases: [newest, oldest, ...others, returned] })
      expect(await readModels.purchases(user.id)).toEqual([newest, returned, oldest])
      expect(await readModels.purchases(newUserId())).toEqual([])
    })
  })
}

// Helpers

const FIRST = { before: null, limit: 20 }

/** All at one moment: nothing but the order of writing tells one from the next. */
const move = async (unitOfWork: UnitOfWork, id: UserId, work: (wallet: Wallet, stamp: EntryStamp) => Movement) =>
  keep(unitOfWork, async ({ wallets }) => {
    const movement = work(await wallets.lock(id), { id: newEntryId(), at: later(0) })
    await wallets.save(movement)
    return movement.entry
  })

async function grants(unitOfWork: UnitOfWork, id: UserId, count: number): Promise<readonly LedgerEntryId[]> {
  const ids: LedgerEntryId[] = []
  for (let index = 0; index < count; index += 1) {
    const entry = await move(unitOfWork, id, (wallet, stamp) => grant(wallet, 1, `admin:${newEntryId()}`, null, stamp))
    ids.push(entry.id)
  }
  return ids
}

function holdOf(wallet: Wallet, price: Parameters<typeof hold>[1], chapterId: ChapterId, stamp: EntryStamp): Movement {
  const held = hold(wallet, price, chapterId, stamp)
  if (!held.ok) throw new Error(`${held.error.missing} credits are missing.`)
  return held.value
}

const lineOf = (
  { id, kind, amount, note, at }: Movement['entry'],
  rest: Pick<LedgerListItem, 'balance'> & Partial<LedgerListItem>,
): LedgerListItem => ({ id, kind, amount, note, at, chapter: null, packageName: null, ...rest })

const idsOf = ({ entries, next }: LedgerPage) => ({ ids: entries.map(({ id }) => id), next })

async function allEntries(readModels: ReadModels, id: UserId, limit: number): Promise<readonly LedgerListItem[]> {
  const all: LedgerListItem[] = []
  let before: LedgerEntryId | null = null
  do {
    const page: LedgerPage = await readModels.ledger(id, { before, limit })
    all.push(...page.entries)
    before = page.next
  } while (before !== null)
  return all
}

type Step = { readonly kind: 'grant' | 'unlock' | 'fail'; readonly amount: number }

const anyStep = () =>
  fc.record({ kind: fc.constantFrom('grant', 'unlock', 'fail'), amount: fc.integer({ min: 1, max: 1_000 }) })

/** Movements as they come: what cannot be afforded does not happen. */
async function walk(unitOfWork: UnitOfWork, id: UserId, steps: readonly Step[]): Promise<readonly Movement['entry'][]> {
  const entries: Movement['entry'][] = []
  for (const { kind, amount } of steps) {
    const chapterId = newChapterId()
    const price = { key: `unlock:${chapterId}:1`, amount }
    if (kind === 'grant') {
      entries.push(
        await move(unitOfWork, id, (wallet, stamp) => grant(wallet, amount, `admin:${stamp.id}`, null, stamp)),
      )
    } else if ((await keep(unitOfWork, ({ wallets }) => wallets.lock(id))).balance >= amount) {
      const settle = kind === 'unlock' ? capture : release
      entries.push(await move(unitOfWork, id, (wallet, stamp) => holdOf(wallet, price, chapterId, stamp)))
      entries.push(await move(unitOfWork, id, (wallet, stamp) => settle(wallet, price, chapterId, stamp)))
    }
  }
  return entries
}
