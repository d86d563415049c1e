import type { FunnelReadModels } from '../../../src/ports/read-models/admin.ts'
import { after, DAY } from '../../../src/shared/duration.ts'
import type { Tables } from '../tables.ts'
import { isWithin } from './is-within.ts'

/** No page is served here, so none is viewed. */
export const memoryFunnel = (tables: Tables): FunnelReadModels => ({
  funnel: async ({ from, to }) => {
    const plans = [...tables.plans.values()]
    const owners = {
      conversations: [...tables.conversations.values()].map(({ userId }) => userId),
      plans: plans.filter(({ generation }) => generation.kind === 'complete').map(({ userId }) => userId),
      unlocks: [...tables.chapters.values()]
        .filter(({ kind, attempt }) => kind !== 'locked' || attempt > 0)
        .map(({ planId }) => tables.plans.get(planId)?.userId),
      purchases: [...tables.purchases.values()].filter(({ kind }) => kind === 'paid').map(({ userId }) => userId),
    }
    const days = Array.from({ length: (to.getTime() - from.getTime()) / DAY }, (_, day) => after(from, day * DAY))
    return days.toReversed().map((day) => {
      const users = [...tables.users.values()].filter(
        ({ role, createdAt }) => role === 'standard' && isWithin(createdAt, { from: day, to: after(day, DAY) }),
      )
      const countOf = (list: readonly unknown[]) => users.filter(({ id }) => list.includes(id)).length
      return {
        ...{ day, views: 0, signUps: users.length },
        verified: users.filter(({ kind }) => kind === 'verified').length,
        conversations: countOf(owners.conversations),
        plans: countOf(owners.plans),
        unlocks: countOf(owners.unlocks),
        purchases: countOf(owners.purchases),
      }
    })
  },
})
