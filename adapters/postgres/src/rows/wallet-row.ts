import type { UserId } from '@app/domain'
import { defineEntity, p } from '@mikro-orm/core'

export const WalletRow = defineEntity({
  name: 'WalletRow',
  tableName: 'wallets',
  properties: {
    userId: p.uuid().primary().$type<UserId>(),
    balance: p.integer(),
  },
})
