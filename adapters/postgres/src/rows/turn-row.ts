import type { ConversationId, MessageId } from '@app/domain'
import { defineEntity, p } from '@mikro-orm/core'

export const TurnRow = defineEntity({
  name: 'TurnRow',
  tableName: 'turns',
  properties: {
    conversationId: p.uuid().primary().$type<ConversationId>(),
    position: p.integer().primary(),
    id: p.uuid().$type<MessageId>(),
    speaker: p.enum(['learner', 'assistant'] as const),
    text: p.text(),
    at: p.datetime(),
  },
})
