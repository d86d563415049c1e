import { expect } from 'vitest'
import { isUnlocked } from '../src/chapters/chapter.ts'
import { archivePlan } from '../src/plans/plan.ts'
import type { ChapterId } from '../src/shared/ids.ts'
import { aLockedChapter, anOpenChapter, type Fixture, keep, seedPlan } from '../testing/index.ts'
import { buyerOn } from './buyer.ts'

export type Step = 'webhook' | 'return' | 'job' | 'press' | 'checkout again'

/** Has one open chapter and three that are locked, and buys credits for some of these. */
export async function learnerWhoBuys(fixture: Fixture, credits: number) {
  const { unitOfWork, useCases, payments } = fixture
  const seeded = await seedPlan(unitOfWork, {
    credits,
    chaptersOf: ({ id }) => [
      anOpenChapter(id, 1, { price: 0 }),
      ...[2, 3, 4].map((number) => aLockedChapter(id, number)),
    ],
  })
  const { user } = seeded
  const [userId, planId] = [user.id, seeded.plan.id]
  const ids = seeded.chapters.map(({ id }) => id)
  const buyer = buyerOn(fixture)
  const chapters = () => keep(unitOfWork, (all) => all.chapters.ofPlan(planId))
  const unlockOf = (chapterIds: readonly (ChapterId | undefined)[], isWholePlan = false) => {
    const known = chapterIds.filter((id) => id !== undefined)
    return { planId, chapterIds: known, isWholePlan, cost: known.length * 10 }
  }
  const checkout = (unlock: ReturnType<typeof unlockOf> | null, packageId?: string) =>
    buyer.checkout(user, packageId, unlock)
  const own = {
    userId,
    planId,
    ids,
    unlockOf,
    checkout,
    next: () => unlockOf([ids[1]]),
    all: () => unlockOf(ids.slice(1), true),
    pay: async (...wanted: Parameters<typeof checkout>) => {
      const reference = await checkout(...wanted)
      payments.pay(reference)
      return reference
    },
    press: () => useCases.unlockNextChapter({ userId, planId, chapterId: ids[1] }),
    confirm: (reference: string) => useCases.confirmPayments({ userId, reference }),
    runJob: async () => {
      for (const job of fixture.jobs.live()) if (job.kind === 'unlock-purchased') await fixture.handlers.run(job)
    },
    state: async (reference: string) => ({
      outcome: (await buyer.purchaseOf(reference))?.pendingUnlock?.outcome,
      unlocked: (await chapters()).filter(isUnlocked).map(({ number }) => number),
      balance: (await buyer.account(userId)).balance,
    }),
    drop: async () => {
      for (const id of ids.slice(1, 2)) await useCases.dropChapter({ userId, planId, chapterId: id })
    },
    archive: () =>
      keep(unitOfWork, async ({ plans }) => {
        const plan = await plans.lock(planId)
        if (plan) await plans.save(archivePlan(plan, fixture.clock.now()))
      }),
    addBefore: async () => {
      const [first, second, third, fourth] = ids
      const chapterIds = [first, third, second, fourth].filter((id) => id !== undefined)
      expect(await useCases.orderChapters({ userId, planId, chapterIds })).toMatchObject({ ok: true })
    },
    raisePrice: () =>
      keep(unitOfWork, async (all) => {
        await all.plans.lock(planId)
        const [, second] = await all.chapters.ofPlan(planId)
        if (second?.kind === 'locked') await all.chapters.save({ ...second, price: 11 })
      }),
    refund: async () => {
      for (const { reference } of payments.checkouts()) payments.returnMoney(reference, 900)
    },
    close: () =>
      keep(unitOfWork, async ({ users }) => {
        const found = await users.lock(userId)
        if (found) await users.save({ ...found, deletionAt: fixture.clock.now() })
      }),
    spend: (amount: number) => buyer.spend(userId, amount),
    take: async (step: Step, reference: string): Promise<unknown> => {
      if (step === 'return') return own.confirm(reference)
      if (step === 'job') return own.runJob()
      if (step === 'press') return own.press()
      if (step === 'checkout again') return checkout(own.next())
      return useCases.fulfilPurchase(reference)
    },
  }
  return own
}
