import fc, { type Arbitrary } from 'fast-check'
import { describe, expect } from 'vitest'
import type { PaidPurchase, Purchase } from '../../../src/credits/purchase.ts'
import type { UnitOfWork } from '../../../src/ports/unit-of-work.ts'
import type { UserId } from '../../../src/shared/ids.ts'
import { anyCredits, anyDate, anyText } from '../../arbitraries.ts'
import { later, newEntryId } from '../../builders.ts'
import {
  aLapsedPurchase,
  aMismatchedPurchase,
  anOpenPurchase,
  aPaidPurchase,
  aPendingUnlock,
  newPurchaseId,
} from '../../purchase-builders.ts'
import { keep, seed, seedUser, undo } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import { FEW, type StorageFactory } from '../storage.ts'

export function describePurchaseRepository(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: purchases`, () => {
    it('should find every kind of purchase by its reference, as it was added', async ({ unitOfWork }) => {
      const { id } = await seedUser(unitOfWork)
      const purchases = oneOfEach(id)
      await seed(unitOfWork, { purchases })
      for (const purchase of purchases) {
        expect(await find(unitOfWork, purchase)).toEqual(purchase)
        expect(await keep(unitOfWork, (all) => all.purchases.lock(purchase.reference))).toEqual(purchase)
      }
    })

    it('should find none of a reference that was never heard of', async ({ unitOfWork }) => {
      const reference = `checkout-${newEntryId()}`
      expect(await keep(unitOfWork, ({ purchases }) => purchases.find(reference))).toBeNull()
      expect(await keep(unitOfWork, ({ purchases }) => purchases.lock(reference))).toBeNull()
    })

    it('should do nothing when a purchase of that reference is there, and go on', async ({ unitOfWork }) => {
      const { id } = await seedUser(unitOfWork)
      const paid = aPaidPurchase(id)
      const next = anOpenPurchase(id)
      await seed(unitOfWork, { purchases: [paid] })
      await seed(unitOfWork, { purchases: [anOpenPurchase(id, { reference: paid.reference, credits: 5 }), next] })
      expect(await find(unitOfWork, paid)).toEqual(paid)
      expect(await find(unitOfWork, next)).toEqual(next)
    })

    it('should keep the first of many that are added at once', async ({ unitOfWork }) => {
      const { id } = await seedUser(unitOfWork)
      const first = anOpenPurchase(id)
      const same = Array.from({ length: 10 }, () => ({ ...first, id: newPurchaseId() }))
      await Promise.all(same.map((purchase) => seed(unitOfWork, { purchases: [purchase] })))
      const open = await keep(unitOfWork, ({ purchases }) => purchases.open(id))
      expect(open).toHaveLength(1)
      expect(same).toContainEqual(open[0])
    })

    it('should save whatever becomes of a purchase', async ({ unitOfWork }) => {
      const { id } = await seedUser(unitOfWork)
      const opened = anOpenPurchase(id)
      await seed(unitOfWork, { purchases: [opened] })
      const { id: purchaseId, reference } = opened
      const same = { id: purchaseId, reference }
      const life: readonly Purchase[] = [
        anOpenPurchase(id, { ...same, pendingUnlock: aPendingUnlock() }),
        aLapsedPurchase(id, same),
        aPaidPurchase(id, { ...same, version: 2, receiptUrl: null, pendingUnlock: aPendingUnlock() }),
        aPaidPurchase(id, { ...same, version: 2, pendingUnlock: { ...aPendingUnlock(), outcome: 'gone' } }),
        aPaidPurchase(id, { ...same, version: 3, returnedCents: 900, reversed: 100, taken: 40 }),
        aPaidPurchase(id, { ...same, version: 4, returnedCents: 0, reversed: 0, taken: 0 }),
      ]
      for (const purchase of life) {
        await keep(unitOfWork, ({ purchases }) => purchases.save(purchase))
        expect(await find(unitOfWork, opened)).toEqual(purchase)
      }
    })

    it('should give back whatever was kept, to the letter', async ({ unitOfWork }) => {
      const { id } = await seedUser(unitOfWork)
      const check = async (changes: Partial<PaidPurchase>): Promise<void> => {
        const purchase = aPaidPurchase(id, { ...changes, reference: `${newEntryId()} ${changes.reference}` })
        await seed(unitOfWork, { purchases: [purchase] })
        expect(await find(unitOfWork, purchase)).toEqual(purchase)
      }
      await fc.assert(fc.asyncProperty(anyPaid(), check), FEW)
    })

    it('should refuse to save a purchase that is not there', async ({ unitOfWork }) => {
      const { id } = await seedUser(unitOfWork)
      const missing = keep(unitOfWork, ({ purchases }) => purchases.save(anOpenPurchase(id)))
      await expect(missing).rejects.toThrow()
    })

    it('should report the open purchases of one user and of all, the one opened first comes first', async ({
      unitOfWork,
    }) => {
      const [user, other] = [await seedUser(unitOfWork), await seedUser(unitOfWork)]
      const [second, first] = [anOpenPurchase(user.id, { openedAt: later(2) }), anOpenPurchase(user.id)]
      const between = anOpenPurchase(other.id, { openedAt: later(1) })
      await seed(unitOfWork, { purchases: [second, between, ...oneOfEach(user.id).slice(1), first] })
      expect(await keep(unitOfWork, ({ purchases }) => purchases.open(user.id))).toEqual([first, second])
      expect(await keep(unitOfWork, ({ purchases }) => purchases.open(other.id))).toEqual([between])
      const ours = new Set([first, between, second].map(({ id }) => id))
      const all = await keep(unitOfWork, ({ purchases }) => purchases.open(null))
      expect(all.filter(({ id }) => ours.has(id))).toEqual([first, between, second])
    })

    it("should count the user's purchases that wait for nothing any more, and no others", async ({ unitOfWork }) => {
      const [user, other] = [await seedUser(unitOfWork), await seedUser(unitOfWork)]
      expect(await keep(unitOfWork, ({ purchases }) => purchases.countEnded(user.id))).toBe(0)
      await seed(unitOfWork, { purchases: [...oneOfEach(user.id), ...oneOfEach(user.id), aPaidPurchase(other.id)] })
      expect(await keep(unitOfWork, ({ purchases }) => purchases.countEnded(user.id))).toBe(6)
    })

    it('should add a purchase while another transaction holds the wallet: else two of them could wait for each other', async ({
      unitOfWork,
    }) => {
      const { id } = await seedUser(unitOfWork)
      const purchase = anOpenPurchase(id)
      await keep(unitOfWork, async ({ wallets, purchases }) => {
        await wallets.lock(id)
        await seed(unitOfWork, { purchases: [purchase] })
        expect(await purchases.lock(purchase.reference)).toEqual(purchase)
      })
    })

    it('should make a second lock of the same purchase wait for the first', async ({ unitOfWork }) => {
      const { id } = await seedUser(unitOfWork)
      const purchase = aPaidPurchase(id, { version: 0 })
      await seed(unitOfWork, { purchases: [purchase] })
      await Promise.all(Array.from({ length: 5 }, () => revise(unitOfWork, purchase)))
      expect(await find(unitOfWork, purchase)).toEqual({ ...purchase, version: 5 })
    })

    it('should undo what was added and what was saved', async ({ unitOfWork }) => {
      const { id } = await seedUser(unitOfWork)
      const [saved, undone] = [anOpenPurchase(id), anOpenPurchase(id)]
      await seed(unitOfWork, { purchases: [saved] })
      await undo(unitOfWork, async ({ purchases }) => {
        await purchases.add(undone)
        await purchases.save(aPaidPurchase(id, { id: saved.id, reference: saved.reference }))
        expect(await purchases.find(undone.reference)).toEqual(undone)
      })
      expect(await find(unitOfWork, saved)).toEqual(saved)
      expect(await find(unitOfWork, undone)).toBeNull()
    })
  })
}

// Helpers

const oneOfEach = (id: UserId): readonly Purchase[] => [
  anOpenPurchase(id),
  aLapsedPurchase(id),
  aMismatchedPurchase(id),
  aPaidPurchase(id, { receiptUrl: null, returnedCents: 450, reversed: 50, taken: 30 }),
]

const find = (unitOfWork: UnitOfWork, { reference }: Purchase) =>
  keep(unitOfWork, ({ purchases }) => purchases.find(reference))

const revise = (unitOfWork: UnitOfWork, { reference }: Purchase) =>
  keep(unitOfWork, async ({ purchases }) => {
    const purchase = await purchases.lock(reference)
    if (purchase) await purchases.save({ ...purchase, version: purchase.version + 1 })
  })

const anyPaid = (): Arbitrary<Partial<PaidPurchase>> =>
  fc
    .record({
      reference: anyText(),
      provider: anyText(),
      packageId: anyText(),
      packageName: anyText(),
      credits: anyCredits(),
      cents: anyCredits(),
      version: fc.nat(),
      openedAt: anyDate(),
      paidAt: anyDate(),
      receiptUrl: fc.option(anyText()),
    })
    .chain(({ cents, ...purchase }) =>
      fc.tuple(fc.nat({ max: cents }), fc.nat({ max: purchase.credits })).chain(([returnedCents, reversed]) =>
        fc.nat({ max: reversed }).map((taken) => ({
          ...purchase,
          price: { cents, currency: 'USD' as const },
          returnedCents,
          reversed,
          taken,
        })),
      ),
    )
