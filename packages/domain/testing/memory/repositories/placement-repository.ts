import type { PlacementRepository } from '../../../src/ports/repositories.ts'
import type { Transaction } from '../transaction.ts'

export const memoryPlacementRepository = (transaction: Transaction): PlacementRepository => ({
  find: (id) => transaction.get('placements', id),
  save: async (placement) => {
    const conversation = await transaction.get('conversations', placement.conversationId)
    await transaction.ensure(conversation !== null, `There is no conversation ${placement.conversationId} to place.`)
    await transaction.put('placements', placement.conversationId, placement)
  },
  beingWritten: async (wanted) => {
    const found = (await transaction.scan('placements')).map(async (placement) => {
      const conversation = await transaction.get('conversations', placement.conversationId)
      const userId = conversation?.userId
      return userId && placement.kind === 'writing' && (wanted ?? userId) === userId ? [{ placement, userId }] : []
    })
    return (await Promise.all(found)).flat()
  },
})
