import { continueConversation } from '@app/contract'
import { type ContinueConversation, ConversationId, MessageId } from '@app/domain'
import { refuse } from '../pipeline/refusal.ts'
import { type Route, route } from '../pipeline/route.ts'

export const continueConversationRoute = (deps: { readonly continueConversation: ContinueConversation }): Route =>
  route(continueConversation, async ({ input, reader, client, onText }) => {
    const result = await deps.continueConversation({
      userId: reader.user.id,
      conversationId: ConversationId(input.id),
      message: input.message,
      messageId: input.message_id === undefined ? undefined : MessageId(input.message_id),
      ownLanguage: client.language(),
      onText,
    })
    if (!result.ok) return refuse(result.error, continueConversation)
    const { text, awaitingConfirmation, status } = result.value
    return { status: 200, body: { ai_message: text, awaiting_confirmation: awaitingConfirmation, status } }
  })
