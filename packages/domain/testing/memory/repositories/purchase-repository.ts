import type { PurchaseRepository } from '../../../src/ports/repositories.ts'
import { rowKey, type Transaction } from '../transaction.ts'

export const memoryPurchaseRepository = (transaction: Transaction): PurchaseRepository => ({
  add: async (purchase) => {
    const { reference } = purchase
    await transaction.lock(rowKey('purchases', reference))
    if (await transaction.get('purchases', reference)) return
    await transaction.insert('purchases', reference, purchase)
  },
  find: (reference) => transaction.get('purchases', reference),
  lock: async (reference) => {
    await transaction.lock(rowKey('purchases', reference))
    return transaction.get('purchases', reference)
  },
  save: async (purchase) => {
    const before = await transaction.get('purchases', purchase.reference)
    await transaction.ensure(before?.id === purchase.id, `There is no purchase ${purchase.id} to save.`)
    await transaction.put('purchases', purchase.reference, purchase)
  },
  open: async (userId) =>
    (await transaction.scan('purchases'))
      .filter((purchase) => purchase.kind === 'open' && (userId ?? purchase.userId) === purchase.userId)
      .sort((a, b) => a.openedAt.getTime() - b.openedAt.getTime() || (a.id > b.id ? 1 : -1)),
  countEnded: async (userId) =>
    (await transaction.scan('purchases')).filter(({ kind, userId: owner }) => kind !== 'open' && owner === userId)
      .length,
})
