import { isBeingMade } from '../../../src/plans/plan.ts'
import type { PlanRepository } from '../../../src/ports/repositories.ts'
import { rowKey, type Transaction } from '../transaction.ts'
import { inOrder } from './chapter-repository.ts'

export const memoryPlanRepository = (transaction: Transaction): PlanRepository => ({
  add: async (plan) => {
    const conversation = await transaction.get('conversations', plan.conversationId)
    await transaction.ensure(conversation !== null, `The plan ${plan.id} comes from no conversation.`)
    await transaction.insert('plans', plan.id, plan)
  },
  lock: async (id) => {
    await transaction.lock(rowKey('plans', id))
    const chapters = (await transaction.scan('chapters')).filter(({ planId }) => planId === id)
    for (const chapter of inOrder(chapters)) await transaction.lock(rowKey('chapters', chapter.id))
    return transaction.get('plans', id)
  },
  find: (id) => transaction.get('plans', id),
  beingMade: async (userId) =>
    (await transaction.scan('plans')).filter((plan) => isBeingMade(plan) && (userId ?? plan.userId) === plan.userId),
  save: async (plan) => {
    const before = await transaction.get('plans', plan.id)
    await transaction.ensure(before !== null, `There is no plan ${plan.id} to save.`)
    await transaction.put('plans', plan.id, plan)
  },
})
