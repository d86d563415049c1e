import type { RegistrationId, UserId, Username } from '@app/domain'
import { defineEntity, p } from '@mikro-orm/core'

export const RegistrationRow = defineEntity({
  name: 'RegistrationRow',
  tableName: 'registrations',
  properties: {
    id: p.uuid().primary().$type<RegistrationId>(),
    userId: p.uuid().$type<UserId>(),
    username: p.text().$type<Username>(),
    passwordHash: p.text(),
    createdAt: p.datetime(),
  },
})
