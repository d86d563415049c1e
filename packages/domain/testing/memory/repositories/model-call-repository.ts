import type { ModelCallRepository, Spent } from '../../../src/ports/repositories.ts'
import type { UserId } from '../../../src/shared/ids.ts'
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
    return all.filter(({ userId, startedAt }) => userId === learner && startedAt >= from).length
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
