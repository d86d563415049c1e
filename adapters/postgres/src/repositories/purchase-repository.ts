import type { Purchase, PurchaseRepository } from '@app/domain'
import type { Row } from '../orm.ts'
import type { Transaction } from '../transaction.ts'
import { first, notNull, updateOne } from './statements.ts'

export const makePurchaseRepository = ({ toRead, toWrite, write }: Transaction): PurchaseRepository => ({
  add: (purchase) =>
    write((database) =>
      database
        .insertInto('purchases')
        .values(toRow(purchase))
        .onConflict((conflict) => conflict.column('reference').doNothing()),
    ),

  find: (reference) =>
    first(toRead().selectFrom('purchases').selectAll().where('reference', '=', reference), purchaseFromRow),

  lock: async (reference) => {
    const database = await toWrite()
    const found = database.selectFrom('purchases').selectAll().where('reference', '=', reference)
    return first(found.forNoKeyUpdate(), purchaseFromRow)
  },

  save: async (purchase) => {
    const { id, ...changes } = toRow(purchase)
    const database = await toWrite()
    await updateOne(database.updateTable('purchases').set(changes).where('id', '=', id), `purchase ${id}`)
  },

  open: async (userId) => {
    const rows = await toRead()
      .selectFrom('purchases')
      .selectAll()
      .where('kind', '=', 'open')
      .$if(userId !== null, (query) => query.where('userId', '=', userId))
      .orderBy('openedAt')
      .orderBy('id')
      .execute()
    return rows.map(purchaseFromRow)
  },

  countEnded: async (userId) => {
    const { count } = await toRead()
      .selectFrom('purchases')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('userId', '=', userId)
      .where('kind', '<>', 'open')
      .executeTakeFirstOrThrow()
    return Number(count)
  },
})

export function purchaseFromRow(row: Row<'purchases'>): Purchase {
  const { kind, cents, currency, revision: version, paidAt: paid, ...others } = row
  const { receiptUrl, returnedCents, reversed, taken, ...stored } = others
  const facts = { ...stored, price: { cents, currency }, version }
  if (kind === 'open' || kind === 'lapsed') return { ...facts, kind }
  const paidAt = notNull(paid, 'purchases.paid_at')
  if (kind === 'mismatched') return { ...facts, kind, paidAt }
  return { ...facts, kind, paidAt, receiptUrl, returnedCents, reversed, taken }
}

const toRow = ({ price: { cents, currency }, version: revision, ...facts }: Purchase): Row<'purchases'> => ({
  ...{ ...unpaid, ...facts, cents, currency, revision },
})

const unpaid = { paidAt: null, receiptUrl: null, returnedCents: 0, reversed: 0, taken: 0 }
