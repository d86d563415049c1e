import type { Email, RegistrationId, SessionId, UserId, Username } from '@app/domain'
import { p } from '@mikro-orm/core'
import { table } from './table.ts'

export const UserRow = table('users', {
  id: p.uuid().primary().$type<UserId>(),
  username: p.text().$type<Username>(),
  usernameKey: p.text(),
  usernameSkeleton: p.text().nullable(),
  email: p.text().$type<Email>(),
  passwordHash: p.text(),
  language: p.text().nullable(),
  timeZone: p.text().nullable(),
  weeklyGoal: p.integer().nullable(),
  remindAt: p.datetime().nullable(),
  remindedOn: p.text().nullable(),
  passwordIsTemporary: p.boolean(),
  role: p.enum(['standard', 'admin'] as const),
  isActive: p.boolean(),
  createdAt: p.datetime(),
  verifiedAt: p.datetime().nullable(),
  lastLoginAt: p.datetime().nullable(),
  removalAt: p.datetime().nullable(),
})

export const SessionRow = table('sessions', {
  id: p.uuid().primary().$type<SessionId>(),
  userId: p.uuid().$type<UserId>(),
  device: p.text().nullable(),
  createdAt: p.datetime(),
  lastSeenAt: p.datetime(),
})

export const RegistrationRow = table('registrations', {
  id: p.uuid().primary().$type<RegistrationId>(),
  userId: p.uuid().$type<UserId>(),
  username: p.text().$type<Username>(),
  passwordHash: p.text(),
  language: p.text().nullable(),
  createdAt: p.datetime(),
})

export const SecretLinkRow = table('secret_links', {
  digest: p.text().primary(),
  userId: p.uuid().$type<UserId>(),
  purpose: p.enum(['verify-email', 'reset-password'] as const),
  registrationId: p.uuid().$type<RegistrationId>().nullable(),
  expiresAt: p.datetime(),
  revoked: p.boolean(),
})
