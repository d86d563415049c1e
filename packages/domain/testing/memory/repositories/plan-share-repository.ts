import type { PlanShareRepository } from '../../../src/ports/repositories.ts'
import type { Transaction } from '../transaction.ts'

export const memoryPlanShareRepository = (transaction: Transaction): PlanShareRepository => ({
  find: (planId) => transaction.get('planShares', planId),
  add: async (share) => {
    const plan = await transaction.get('plans', share.planId)
    await transaction.ensure(plan !== null, `There is no plan ${share.planId} to share.`)
    await transaction.insert('planShares', share.planId, share)
  },
  remove: (planId) => transaction.remove('planShares', planId),
})
