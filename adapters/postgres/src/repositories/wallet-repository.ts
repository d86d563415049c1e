import { effectOf, type LedgerEntry, type WalletRepository } from '@app/domain'
import { sql } from 'kysely'
import type { Row } from '../orm.ts'
import type { Transaction } from '../transaction.ts'

export const makeWalletRepository = ({ toRead, toWrite }: Transaction): WalletRepository => ({
  lock: async (userId) => {
    const database = await toWrite()
    const row = await database
      .selectFrom('wallets')
      .select('balance')
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new Error(`The user ${userId} has no wallet.`)
    return { userId, balance: row.balance }
  },

  // One statement, so that no balance can change without the entry that explains it. The old balance is part of the
  // condition: a movement that was worked out on a wallet nobody had locked is refused, not added up wrongly.
  save: async ({ wallet, entry }) => {
    const database = await toWrite()
    const row = toRow(entry)
    const { numAffectedRows } = await sql`
      WITH moved AS (
        UPDATE wallets SET balance = ${wallet.balance}
        WHERE user_id = ${wallet.userId} AND balance = ${wallet.balance - effectOf(entry)}
        RETURNING user_id
      )
      INSERT INTO ledger_entries (id, user_id, kind, amount, business_key, chapter_id, note, at)
      SELECT ${row.id}::uuid, moved.user_id, ${row.kind}, ${row.amount}::integer, ${row.business_key},
             ${row.chapter_id}::uuid, ${row.note}, ${row.at}::timestamptz
      FROM moved`.execute(database)
    if (numAffectedRows !== 1n)
      throw new Error(`The wallet of ${wallet.userId} is not what this movement started from.`)
  },

  entries: async (userId) => {
    const rows = await toRead()
      .selectFrom('ledger_entries')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
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
  note: row.note,
  at: row.at,
})

const toRow = (entry: LedgerEntry): Row<'ledger_entries'> => ({
  id: entry.id,
  user_id: entry.userId,
  kind: entry.kind,
  amount: entry.amount,
  business_key: entry.businessKey,
  chapter_id: entry.chapterId,
  note: entry.note,
  at: entry.at,
})
