import type { Email, UserId, Username } from '@app/domain'
import { defineEntity, p } from '@mikro-orm/core'

export const UserRow = defineEntity({
  name: 'UserRow',
  tableName: 'users',
  properties: {
    id: p.uuid().primary().$type<UserId>(),
    username: p.text().$type<Username>(),
    usernameKey: p.text(),
    usernameSkeleton: p.text().nullable(),
    email: p.text().$type<Email>(),
    passwordHash: p.text(),
    passwordIsTemporary: p.boolean(),
    role: p.enum(['standard', 'admin'] as const),
    isActive: p.boolean(),
    createdAt: p.datetime(),
    verifiedAt: p.datetime().nullable(),
    lastLoginAt: p.datetime().nullable(),
    removalAt: p.datetime().nullable(),
  },
})
