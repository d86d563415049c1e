import { effectOf } from '../../../src/credits/ledger-entry.ts'
import type { WalletRepository } from '../../../src/ports/repositories.ts'
import { rowKey, type Transaction } from '../transaction.ts'

export const memoryWalletRepository = (transaction: Transaction): WalletRepository => ({
  lock: async (userId) => {
    await transaction.lock(rowKey('wallets', userId))
    const wallet = await transaction.get('wallets', userId)
    if (!wallet) throw new Error(`The user ${userId} has no wallet.`)
    return wallet
  },
  save: async ({ wallet, entry }) => {
    await transaction.ensure(wallet.balance >= 0, `A balance cannot be ${wallet.balance}.`)
    await transaction.ensure(wallet.userId === entry.userId, 'A wallet and its ledger entry belong to the same user.')
    await transaction.insert('entries', entry.businessKey, entry)
    await transaction.put('wallets', wallet.userId, wallet)
  },
  grantedTo: async (userId) =>
    (await transaction.scan('entries'))
      .filter((entry) => entry.userId === userId && (entry.kind === 'granted' || entry.kind === 'withdrawn'))
      .reduce((sum, entry) => sum + effectOf(entry), 0),
  entries: async (userId) =>
    (await transaction.scan('entries')).filter((entry) => entry.userId === userId).toReversed(),
})
