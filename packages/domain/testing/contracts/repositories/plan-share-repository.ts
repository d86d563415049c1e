import { describe, expect } from 'vitest'
import type { PlanShare } from '../../../src/plans/plan-share.ts'
import type { PlanId } from '../../../src/shared/ids.ts'
import { aLockedChapter, later, newAttemptId, newPlanId, newUserId } from '../../builders.ts'
import { keep, seedPlan, undo } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import type { OpenStorage, StorageFactory } from '../storage.ts'

export function describePlanShareRepository(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: shares of plans`, () => {
    it('should keep one of each plan, until it is removed', async (storage) => {
      const { unitOfWork } = storage
      const [first, second] = [await begin(storage), await begin(storage)]
      const find = (planId: PlanId) => keep(unitOfWork, ({ planShares }) => planShares.find(planId))
      expect(await find(first.plan.id)).toBeNull()
      await undo(unitOfWork, ({ planShares }) => planShares.add(first.share))
      expect(await find(first.plan.id)).toBeNull()
      for (const { share } of [first, second]) await keep(unitOfWork, ({ planShares }) => planShares.add(share))
      expect(await find(first.plan.id)).toEqual(first.share)
      await keep(unitOfWork, ({ planShares }) => planShares.remove(first.plan.id))
      expect(await find(first.plan.id)).toBeNull()
      expect(await find(second.plan.id)).toEqual(second.share)
    })

    it('should refuse a second one, and one of no plan', async (storage) => {
      const { unitOfWork } = storage
      const { plan, share } = await begin(storage)
      await keep(unitOfWork, ({ planShares }) => planShares.add(share))
      for (const refused of [aShare(plan.id), aShare(newPlanId())])
        await expect(keep(unitOfWork, ({ planShares }) => planShares.add(refused))).rejects.toThrow()
    })

    it('should be in the personal data without its secret, and go with its learner', async (storage) => {
      const { unitOfWork, readModels } = storage
      const { user, plan, share } = await begin(storage)
      const read = async () => (await readModels.personalData(user.id))?.plans[0]?.share
      expect(await read()).toBeNull()
      await keep(unitOfWork, ({ planShares }) => planShares.add(share))
      expect(await read()).toEqual({ planId: plan.id, createdAt: share.createdAt })
      await keep(unitOfWork, async ({ users }) => {
        await users.lock(user.id)
        await users.remove(user.id)
      })
      expect(await keep(unitOfWork, ({ planShares }) => planShares.find(plan.id))).toBeNull()
    })

    it('should know who has a plan, or a copy of it', async (storage) => {
      const { unitOfWork } = storage
      const [source, copy] = [await begin(storage), await begin(storage)]
      await keep(unitOfWork, ({ plans }) => plans.save({ ...copy.plan, origin: source.plan.id }))
      expect(await keep(unitOfWork, ({ plans }) => plans.find(copy.plan.id))).toMatchObject({ origin: source.plan.id })
      const has = (userId: typeof copy.user.id, origin = source.plan.id) =>
        keep(unitOfWork, ({ plans }) => plans.hasCopyOf(userId, origin))
      expect([await has(source.user.id), await has(copy.user.id)]).toEqual([true, true])
      expect([await has(newUserId()), await has(copy.user.id, newPlanId())]).toEqual([false, false])
    })
  })
}

// Helpers

const aShare = (planId: PlanId): PlanShare => ({
  id: newAttemptId(),
  planId,
  digest: `digest of ${newAttemptId()}`,
  createdAt: later(5),
})

async function begin({ unitOfWork }: OpenStorage) {
  const seeded = await seedPlan(unitOfWork, { chaptersOf: ({ id }) => [aLockedChapter(id, 1)] })
  return { ...seeded, share: aShare(seeded.plan.id) }
}
