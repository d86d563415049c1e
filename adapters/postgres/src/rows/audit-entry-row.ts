import type { AdminAction, AuditEntryId, UserId } from '@app/domain'
import { defineEntity, p } from '@mikro-orm/core'

/** Without its position, which the database alone writes, and only statements of plain SQL read. */
export const AuditEntryRow = defineEntity({
  name: 'AuditEntryRow',
  tableName: 'audit_entries',
  properties: {
    id: p.uuid().primary().$type<AuditEntryId>(),
    actorId: p.uuid().$type<UserId>().nullable(),
    act: p.json().$type<AdminAction>(),
    subjectId: p.uuid().$type<UserId>(),
    reason: p.text().nullable(),
    at: p.datetime(),
  },
})
