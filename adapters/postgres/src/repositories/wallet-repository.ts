import { effectOf, type WalletRepository } from '@app/domain'
import { sql } from 'kysely'
import type { Transaction } from '../transaction.ts'

export const makeWalletRepository = ({ toRead, toWrite }: Transaction): WalletRepository => ({
  // FOR NO KEY UPDATE blocks other lockers, not inserts that reference the row (FOR KEY SHARE).
  lock: async (userId) => {
    const database = await toWrite()
    const row = await database
      .selectFrom('wallets')
      .select('balance')
      .where('userId', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!row) throw new Error(`The user ${userId} has no wallet.`)
    return { userId, balance: row.balance }
  },

  // The entry alone: the database moves the balance by it, and lets nothing else do so. The old balance is part of the
  // condition: a movement computed on a wallet that was not locked is refused, not added up wrongly.
  save: async ({ wallet, entry }) => {
    const database = await toWrite()
    const { numAffectedRows } = await sql`
      INSERT INTO ledger_entries (id, user_id, kind, amount, business_key, chapter_id, purchase_id, note, at)
      SELECT ${entry.id}::uuid, user_id, ${entry.kind}, ${entry.amount}::integer, ${entry.businessKey},
             ${entry.chapterId}::uuid, ${entry.purchaseId}::uuid, ${entry.note}, ${entry.at}::timestamptz
      FROM wallets
      WHERE user_id = ${wallet.userId} AND user_id = ${entry.userId} AND balance = ${wallet.balance - effectOf(entry)}
      FOR NO KEY UPDATE`.execute(database)
    if (numAffectedRows !== 1n)
      throw new Error(`The wallet of ${wallet.userId} is not what this movement started from.`)
  },

  grantedTo: async (userId) => {
    const { granted } = await toRead()
      .selectFrom('ledger_entries')
      .select(sql<string | null>`sum(effect_of(kind, amount))`.as('granted'))
      .where('userId', '=', userId)
      .where('kind', 'in', ['granted', 'withdrawn'])
      .executeTakeFirstOrThrow()
    return Number(granted ?? 0)
  },

  entries: (userId) =>
    toRead()
      .selectFrom('ledger_entries')
      .select(['id', 'userId', 'kind', 'amount', 'businessKey', 'chapterId', 'purchaseId', 'note', 'at'])
      .where('userId', '=', userId)
      .orderBy('position', 'desc')
      .execute(),
})
