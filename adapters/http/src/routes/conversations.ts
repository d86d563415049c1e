import {
  type ConversationMessage,
  cancelConversation,
  confirmAndGenerate,
  continueConversation,
  conversationMessages,
  currentConversation,
  initiateConversation,
  type ReplyOf,
  reopenConversation,
  stopReply,
} from '@app/contract'
import {
  awaitsConfirmation,
  type Conversation,
  ConversationId,
  HOUR,
  MessageId,
  MINUTE,
  type ShownConversation,
} from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { limit, noLimit } from '../pipeline/limits.ts'
import { refuse } from '../pipeline/refusal.ts'
import { route } from '../pipeline/route.ts'

export const conversationRoutes = ({ useCases }: Pick<HttpDeps, 'useCases'>) => ({
  initiateConversation: route(
    initiateConversation,
    [limit('learner', 30, HOUR)],
    async ({ input, auth, client, onText }) => {
      const result = await useCases.initiateConversation({
        userId: auth.user.id,
        goal: input.initial_goal,
        ownLanguage: client.language(),
        onText,
      })
      if (!result.ok) return refuse(result.error, initiateConversation)
      const { conversationId, text, awaitingConfirmation, status } = result.value
      return {
        status: 201,
        body: {
          conversation_id: conversationId,
          ai_message: text,
          awaiting_confirmation: awaitingConfirmation,
          status,
        },
      }
    },
  ),

  currentConversation: route(currentConversation, noLimit, async ({ auth }) => {
    const conversation = await useCases.readCurrentConversation(auth.user.id)
    if (!conversation) return { status: 200, body: { conversation_id: null } }
    return {
      status: 200,
      body: {
        conversation_id: conversation.id,
        // the first message as it was sent; the brief may have been reworded since
        initial_goal: conversation.turns[0]?.text ?? conversation.brief.goal,
        updated_at: conversation.updatedAt.toISOString(),
      },
    }
  }),

  conversationMessages: route(conversationMessages, noLimit, async ({ input, auth }) => {
    const found = await useCases.readConversation({ userId: auth.user.id, conversationId: ConversationId(input.id) })
    if (!found.ok) return refuse(found.error, conversationMessages)
    return { status: 200, body: conversationBody(found.value) }
  }),

  continueConversation: route(
    continueConversation,
    [limit('learner', 30, MINUTE), limit('learner', 400, HOUR)],
    async ({ input, auth, client, onText }) => {
      const result = await useCases.continueConversation({
        userId: auth.user.id,
        conversationId: ConversationId(input.id),
        message: input.message,
        messageId: input.message_id === undefined ? undefined : MessageId(input.message_id),
        ownLanguage: client.language(),
        onText,
      })
      if (!result.ok) return refuse(result.error, continueConversation)
      const { text, awaitingConfirmation, status } = result.value
      return { status: 200, body: { ai_message: text, awaiting_confirmation: awaitingConfirmation, status } }
    },
  ),

  stopReply: route(stopReply, noLimit, async ({ input, auth }) => {
    const result = await useCases.stopReply({ userId: auth.user.id, conversationId: ConversationId(input.id) })
    if (!result.ok) return refuse(result.error, stopReply)
    return { status: 204, body: undefined }
  }),

  confirmAndGenerate: route(confirmAndGenerate, [limit('learner', 30, HOUR)], async ({ input, auth }) => {
    const result = await useCases.confirmAndGenerate({
      userId: auth.user.id,
      conversationId: ConversationId(input.id),
    })
    if (!result.ok) return refuse(result.error, confirmAndGenerate)
    return { status: 202, body: { learning_plan_id: result.value.planId, generation_status: result.value.status } }
  }),

  reopenConversation: route(reopenConversation, noLimit, async ({ input, auth }) => {
    const conversationId = ConversationId(input.id)
    const reopened = await useCases.reopenConversation({ userId: auth.user.id, conversationId })
    if (!reopened.ok) return refuse(reopened.error, reopenConversation)
    return { status: 200, body: conversationBody(reopened.value) }
  }),

  cancelConversation: route(cancelConversation, noLimit, async ({ input, auth }) => {
    const conversationId = ConversationId(input.id)
    const result = await useCases.cancelConversation({ userId: auth.user.id, conversationId })
    if (!result.ok) return refuse(result.error, cancelConversation)
    return { status: 200, body: { message: 'Conversation cancelled. You can start a new one if you like.' } }
  }),
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
