import type { ChapterId, LedgerEntryId, UserId } from '@app/domain'
import { defineEntity, p } from '@mikro-orm/core'

export const LedgerEntryRow = defineEntity({
  name: 'LedgerEntryRow',
  tableName: 'ledger_entries',
  properties: {
    id: p.uuid().primary().$type<LedgerEntryId>(),
    userId: p.uuid().$type<UserId>(),
    kind: p.enum(['granted', 'held', 'captured', 'released'] as const),
    amount: p.integer(),
    businessKey: p.text(),
    chapterId: p.uuid().$type<ChapterId>().nullable(),
    note: p.text().nullable(),
    at: p.datetime(),
  },
})
