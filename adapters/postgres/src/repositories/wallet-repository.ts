import { effectOf, type LedgerEntry, type WalletRepository } from '@app/domain'
import { sql } from 'kysely'
import type { Row } from '../orm.ts'
import type { Transaction } from '../transaction.ts'

export const makeWalletRepository = ({ toRead, toWrite }: Transaction): WalletRepository => ({
  // FOR NO KEY UPDATE blocks other lockers, not inserts that reference the row (FOR KEY SHARE).
  lock: async (userId) => {
    const database = await toWrite()
    const row = await database
      .selectFrom('wallets')
      .select('balance')
      .where('user_id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!row) throw new Error(`The user ${userId} has no wallet.`)
    return { userId, balance: row.balance }
  },

  // The entry alone: the database moves the balance by it, and lets nothing else do so. The old balance is part of the
  // condition: a movement computed on a wallet that was not locked is refused, not added up wrongly.
  save: async ({ wallet, entry }) => {
    const database = await toWrite()
    const row = toRow(entry)
    const { numAffectedRows } = await sql`
      INSERT INTO ledger_entries (id, user_id, kind, amount, business_key, chapter_id, purchase_id, note, at)
      SELECT ${row.id}::uuid, user_id, ${row.kind}, ${row.amount}::integer, ${row.business_key},
             ${row.chapter_id}::uuid, ${row.purchase_id}::uuid, ${row.note}, ${row.at}::timestamptz
      FROM wallets
      WHERE user_id = ${wallet.userId} AND user_id = ${row.user_id} AND balance = ${wallet.balance - effectOf(entry)}
      FOR NO KEY UPDATE`.execute(database)
    if (numAffectedRows !== 1n)
      throw new Error(`The wallet of ${wallet.userId} is not what this movement started from.`)
  },

  entries: async (userId) => {
    const rows = await toRead()
      .selectFrom('ledger_entries')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('position', 'desc')
      .execute()
    return rows.map(fromRow)
  },
})

const fromRow = (row: Row<'ledger_entries'>): LedgerEntry => ({
  id: row.id,
  userId: row.user_id,
  kind: row.kind,
  amount: row.amount,
  businessKey: row.business_key,
  chapterId: row.chapter_id,
  purchaseId: row.purchase_id,
  note: row.note,
  at: row.at,
})

const toRow = (entry: LedgerEntry): Omit<Row<'ledger_entries'>, 'position'> => ({
  id: entry.id,
  user_id: entry.userId,
  kind: entry.kind,
  amount: entry.amount,
  business_key: entry.businessKey,
  chapter_id: entry.chapterId,
  purchase_id: entry.purchaseId,
  note: entry.note,
  at: entry.at,
})
