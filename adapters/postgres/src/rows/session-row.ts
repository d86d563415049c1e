import type { SessionId, UserId } from '@app/domain'
import { defineEntity, p } from '@mikro-orm/core'

export const SessionRow = defineEntity({
  name: 'SessionRow',
  tableName: 'sessions',
  properties: {
    id: p.uuid().primary().$type<SessionId>(),
    userId: p.uuid().$type<UserId>(),
    device: p.text().nullable(),
    createdAt: p.datetime(),
    lastSeenAt: p.datetime(),
  },
})
