import type { ModelCallRepository } from '../../../src/ports/repositories.ts'
import type { Transaction } from '../transaction.ts'

export function memoryModelCallRepository(transaction: Transaction): ModelCallRepository {
  const spentSince = async (from: Date): Promise<number> =>
    (await transaction.scan('modelCalls'))
      .filter(({ startedAt }) => startedAt >= from)
      .reduce((sum, { cost }) => sum + (cost ?? 0), 0)
  return {
    add: async (call) => {
      await transaction.insert('modelCalls', call.id, call)
    },
    save: async (call) => {
      await transaction.ensure((await transaction.get('modelCalls', call.id)) !== null, `There is no call ${call.id}.`)
      await transaction.put('modelCalls', call.id, call)
    },
    spentSince,
    lockSpentSince: async (from) => {
      await transaction.lock('modelCalls/spent')
      return spentSince(from)
    },
    removeBefore: async (time) => {
      for (const { id, startedAt } of await transaction.scan('modelCalls')) {
        if (startedAt < time) await transaction.remove('modelCalls', id)
      }
    },
  }
}
