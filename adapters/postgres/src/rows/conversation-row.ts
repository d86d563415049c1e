import type { Brief, ConversationId, DeclineReason, PlanId, Topic, UserId } from '@app/domain'
import { defineEntity, p } from '@mikro-orm/core'

export const ConversationRow = defineEntity({
  name: 'ConversationRow',
  tableName: 'conversations',
  properties: {
    id: p.uuid().primary().$type<ConversationId>(),
    userId: p.uuid().$type<UserId>(),
    kind: p.enum(['awaiting-assistant', 'awaiting-learner', 'planned', 'cancelled'] as const),
    brief: p.json().$type<Brief>(),
    asked: p.array().$type<Topic[]>(),
    /** Set: the conversation was declined, and `kind` is `cancelled`. */
    declined: p.text().$type<DeclineReason>().nullable(),
    confirmation: p.boolean().nullable(),
    planId: p.uuid().$type<PlanId>().nullable(),
    updatedAt: p.datetime(),
  },
})
