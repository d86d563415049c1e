import { type ConversationMessage, conversationMessages } from '@app/contract'
import { awaitsConfirmation, type Conversation, ConversationId, type ReadConversation } from '@app/domain'
import { refuse } from '../kit/refusal.ts'
import { type Route, route } from '../kit/route.ts'

export const readConversationRoute = (deps: { readonly readConversation: ReadConversation }): Route =>
  route(conversationMessages, async ({ input, reader }) => {
    const found = await deps.readConversation({ userId: reader.user.id, conversationId: ConversationId(input.id) })
    if (!found.ok) return refuse(found.error, conversationMessages)
    const conversation = found.value
    return {
      status: 200,
      body: {
        messages: conversation.turns.map(messageBody),
        status: conversation.kind,
        awaiting_confirmation: awaitsConfirmation(conversation),
        learning_plan_id: conversation.kind === 'planned' ? conversation.planId : null,
      },
    }
  })

const messageBody = ({ id, text, speaker, at }: Conversation['turns'][number]): ConversationMessage => ({
  id,
  content: text,
  isFromUser: speaker === 'learner',
  created_at: at.toISOString(),
})
