import type { ChapterId, LedgerEntryId, LedgerKind, PurchaseId, UserId } from '@app/domain'
import { defineEntity, p } from '@mikro-orm/core'

export const LedgerEntryRow = defineEntity({
  name: 'LedgerEntryRow',
  tableName: 'ledger_entries',
  properties: {
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
  },
})
