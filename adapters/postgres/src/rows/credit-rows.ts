import type { ChapterId, LedgerEntryId, LedgerKind, PendingUnlock, PurchaseId, UserId } from '@app/domain'
import { p } from '@mikro-orm/core'
import { table } from './table.ts'

export const WalletRow = table('wallets', {
  userId: p.uuid().primary().$type<UserId>(),
  balance: p.integer(),
})

export const LedgerEntryRow = table('ledger_entries', {
  id: p.uuid().primary().$type<LedgerEntryId>(),
  userId: p.uuid().$type<UserId>(),
  kind: p.text().$type<LedgerKind>(),
  amount: p.integer(),
  businessKey: p.text(),
  chapterId: p.uuid().$type<ChapterId>().nullable(),
  purchaseId: p.uuid().$type<PurchaseId>().nullable(),
  note: p.text().nullable(),
  at: p.datetime(),
  /** Written by the database. */
  position: p.bigint(),
})

export const PurchaseRow = table('purchases', {
  id: p.uuid().primary().$type<PurchaseId>(),
  userId: p.uuid().$type<UserId>(),
  provider: p.text(),
  reference: p.text(),
  packageId: p.text(),
  packageName: p.text(),
  credits: p.integer(),
  cents: p.integer(),
  currency: p.enum(['USD'] as const),
  kind: p.enum(['open', 'lapsed', 'mismatched', 'paid'] as const),
  revision: p.integer(),
  openedAt: p.datetime(),
  paidAt: p.datetime().nullable(),
  receiptUrl: p.text().nullable(),
  returnedCents: p.integer(),
  reversed: p.integer(),
  taken: p.integer(),
  pendingUnlock: p.json().$type<PendingUnlock>().nullable(),
})
