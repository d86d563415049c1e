import type { ModelCallRepository, Spent } from '../../../src/ports/repositories.ts'
import type { UserId } from '../../../src/shared/ids.ts'
import { type ModelCall, OUTCOMES_UNKNOWN, OUTCOMES_UNREACHED } from '../../../src/tutoring/model-call.ts'
import type { Outage } from '../../../src/tutoring/outage.ts'
import type { Transaction } from '../transaction.ts'

export function memoryModelCallRepository(transaction: Transaction): ModelCallRepository {
  const spentSince = async (from: Date, lostBefore: Date): Promise<Spent> => {
    const spent = { finished: 0, running: 0 }
    for (const { startedAt, outcome, cost } of await transaction.scan('modelCalls')) {
      const state = outcome === 'running' && startedAt >= lostBefore ? 'running' : 'finished'
      if (startedAt >= from) spent[state] += cost ?? 0
    }
    return spent
  }
  const callsOf = async (learner: UserId, from: Date): Promise<number> => {
    const all = await transaction.scan('modelCalls')
    return all.filter(
      ({ userId, startedAt, outcome }) => userId === learner && startedAt >= from && outcome !== 'model-unavailable',
    ).length
  }
  const outage = async (lostBefore: Date): Promise<Outage | null> => {
    const all = await transaction.scan('modelCalls')
    const began = (which: (call: ModelCall) => boolean) => all.filter(which).map(({ startedAt }) => startedAt.getTime())
    const isAny = (outcomes: readonly ModelCall['outcome'][]) => (call: ModelCall) => outcomes.includes(call.outcome)
    const [isUnknown, isUnreached] = [isAny(OUTCOMES_UNKNOWN), isAny(OUTCOMES_UNREACHED)]
    const reached = Math.max(...began((call) => !isUnknown(call) && !isUnreached(call)))
    const failed = began(isUnreached).filter((at) => at > reached)
    if (failed.length === 0) return null
    const last = Math.max(...failed)
    return {
      since: new Date(Math.min(...failed)),
      lastAt: new Date(last),
      calls: failed.length,
      isAsked: began(isAny(['running'])).some((at) => at >= Math.max(last, lostBefore.getTime())),
    }
  }
  return {
    add: async (call) => {
      await transaction.insert('modelCalls', call.id, call)
    },
    save: async (call) => {
      await transaction.ensure((await transaction.get('modelCalls', call.id)) !== null, `There is no call ${call.id}.`)
      await transaction.put('modelCalls', call.id, call)
    },
    spentSince,
    lockSpentSince: async (from, lostBefore) => {
      await transaction.lock('modelCalls.spent')
      return spentSince(from, lostBefore)
    },
    outage,
    lockOutage: async (lostBefore) => {
      await transaction.lock('modelCalls.outage')
      return outage(lostBefore)
    },
    endLost: async (startedBefore) => {
      for (const call of await transaction.scan('modelCalls')) {
        if (call.outcome !== 'running' || call.startedAt >= startedBefore) continue
        await transaction.put('modelCalls', call.id, { ...call, outcome: 'model-stopped' })
      }
    },
    callsOf,
    lockCallsOf: async (learner, from) => {
      await transaction.lock(`modelCalls.learner/${learner}`)
      return callsOf(learner, from)
    },
    removeBefore: async (time) => {
      for (const { id, startedAt } of await transaction.scan('modelCalls')) {
        if (startedAt < time) await transaction.remove('modelCalls', id)
      }
    },
  }
}
