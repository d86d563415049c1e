import type { RegistrationId, UserId } from '@app/domain'
import { defineEntity, p } from '@mikro-orm/core'

export const SecretLinkRow = defineEntity({
  name: 'SecretLinkRow',
  tableName: 'secret_links',
  properties: {
    digest: p.text().primary(),
    userId: p.uuid().$type<UserId>(),
    purpose: p.enum(['verify-email', 'reset-password'] as const),
    registrationId: p.uuid().$type<RegistrationId>().nullable(),
    expiresAt: p.datetime(),
    revoked: p.boolean(),
  },
})
