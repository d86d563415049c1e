import { type ConversationMessage, conversationMessages, type ReplyOf, reopenConversation } from '@app/contract'
import {
  awaitsConfirmation,
  type Conversation,
  ConversationId,
  type ReadConversation,
  type ReopenConversation,
  type ShownConversation,
} from '@app/domain'
import { refuse } from '../pipeline/refusal.ts'
import { type Route, route } from '../pipeline/route.ts'

export const readConversationRoute = (deps: { readonly readConversation: ReadConversation }): Route =>
  route(conversationMessages, async ({ input, reader }) => {
    const found = await deps.readConversation({ userId: reader.user.id, conversationId: ConversationId(input.id) })
    return found.ok ? { status: 200, body: conversationBody(found.value) } : refuse(found.error, conversationMessages)
  })

export const reopenConversationRoute = (deps: { readonly reopenConversation: ReopenConversation }): Route =>
  route(reopenConversation, async ({ input, reader }) => {
    const found = await deps.reopenConversation({ userId: reader.user.id, conversationId: ConversationId(input.id) })
    return found.ok ? { status: 200, body: conversationBody(found.value) } : refuse(found.error, reopenConversation)
  })

const conversationBody = (conversation: ShownConversation): ReplyOf<typeof conversationMessages> => ({
  messages: conversation.turns.map(messageBody),
  status: conversation.kind,
  awaiting_confirmation: awaitsConfirmation(conversation),
  learning_plan_id: conversation.planId,
})

const messageBody = ({ id, text, speaker, at }: Conversation['turns'][number]): ConversationMessage => ({
  id,
  content: text,
  isFromUser: speaker === 'learner',
  created_at: at.toISOString(),
})
