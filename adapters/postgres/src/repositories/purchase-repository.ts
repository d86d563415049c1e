import type { Purchase, PurchaseRepository } from '@app/domain'
import type { Row } from '../orm.ts'
import { notNull } from '../rows/not-null.ts'
import type { Transaction } from '../transaction.ts'

export const makePurchaseRepository = ({ toRead, toWrite }: Transaction): PurchaseRepository => ({
  add: async (purchase) => {
    const database = await toWrite()
    await database
      .insertInto('purchases')
      .values(toRow(purchase))
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .execute()
  },

  find: async (reference) => {
    const row = await toRead().selectFrom('purchases').selectAll().where('reference', '=', reference).executeTakeFirst()
    return row ? purchaseFromRow(row) : null
  },

  lock: async (reference) => {
    const database = await toWrite()
    const row = await database
      .selectFrom('purchases')
      .selectAll()
      .where('reference', '=', reference)
      .forNoKeyUpdate()
      .executeTakeFirst()
    return row ? purchaseFromRow(row) : null
  },

  save: async (purchase) => {
    const { id, ...changes } = toRow(purchase)
    const database = await toWrite()
    const { numUpdatedRows } = await database
      .updateTable('purchases')
      .set(changes)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) throw new Error(`There is no purchase ${id} to save.`)
  },

  open: async (userId) => {
    const rows = await toRead()
      .selectFrom('purchases')
      .selectAll()
      .where('kind', '=', 'open')
      .$if(userId !== null, (query) => query.where('user_id', '=', userId))
      .orderBy('opened_at')
      .orderBy('id')
      .execute()
    return rows.map(purchaseFromRow)
  },

  countEnded: async (userId) => {
    const { count } = await toRead()
      .selectFrom('purchases')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('user_id', '=', userId)
      .where('kind', '<>', 'open')
      .executeTakeFirstOrThrow()
    return Number(count)
  },
})

export function purchaseFromRow(row: Row<'purchases'>): Purchase {
  const facts = {
    id: row.id,
    userId: row.user_id,
    provider: row.provider,
    reference: row.reference,
    packageId: row.package_id,
    packageName: row.package_name,
    credits: row.credits,
    price: { cents: row.cents, currency: row.currency },
    openedAt: row.opened_at,
    version: row.revision,
  }
  if (row.kind === 'open' || row.kind === 'lapsed') return { ...facts, kind: row.kind }
  const paidAt = notNull(row.paid_at, 'purchases.paid_at')
  if (row.kind === 'mismatched') return { ...facts, kind: 'mismatched', paidAt }
  const { receipt_url: receiptUrl, returned_cents: returnedCents, reversed, taken } = row
  return { ...facts, kind: 'paid', paidAt, receiptUrl, returnedCents, reversed, taken }
}

function toRow(purchase: Purchase): Row<'purchases'> {
  const { id, provider, reference, credits, price, kind, version } = purchase
  const facts = {
    id,
    user_id: purchase.userId,
    provider,
    reference,
    package_id: purchase.packageId,
    package_name: purchase.packageName,
    credits,
    cents: price.cents,
    currency: price.currency,
    kind,
    revision: version,
    opened_at: purchase.openedAt,
  }
  if (purchase.kind === 'open' || purchase.kind === 'lapsed') return { ...unpaid, ...facts }
  if (purchase.kind === 'mismatched') return { ...unpaid, ...facts, paid_at: purchase.paidAt }
  const { paidAt, receiptUrl, returnedCents, reversed, taken } = purchase
  return { ...facts, paid_at: paidAt, receipt_url: receiptUrl, returned_cents: returnedCents, reversed, taken }
}

const unpaid = { paid_at: null, receipt_url: null, returned_cents: 0, reversed: 0, taken: 0 }
