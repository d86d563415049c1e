import type { PurchaseId, UserId } from '@app/domain'
import { defineEntity, p } from '@mikro-orm/core'

export const PurchaseRow = defineEntity({
  name: 'PurchaseRow',
  tableName: 'purchases',
  properties: {
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
  },
})
