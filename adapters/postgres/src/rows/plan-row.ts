import type { Brief, ConversationId, PlanId, UserId } from '@app/domain'
import { defineEntity, p } from '@mikro-orm/core'

export const PlanRow = defineEntity({
  name: 'PlanRow',
  tableName: 'plans',
  properties: {
    id: p.uuid().primary().$type<PlanId>(),
    userId: p.uuid().$type<UserId>(),
    conversationId: p.uuid().$type<ConversationId>(),
    brief: p.json().$type<Brief>(),
    title: p.text(),
    description: p.text(),
    generation: p.enum(['pending', 'generating', 'complete', 'failed'] as const),
    run: p.integer(),
    failure: p.text().nullable(),
    failedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
})
