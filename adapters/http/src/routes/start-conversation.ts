import { initiateConversation } from '@app/contract'
import type { StartConversation } from '@app/domain'
import { refuse } from '../pipeline/refusal.ts'
import { type Route, route } from '../pipeline/route.ts'

export const startConversationRoute = (deps: { readonly startConversation: StartConversation }): Route =>
  route(initiateConversation, async ({ input, reader, client, onText }) => {
    const result = await deps.startConversation({
      userId: reader.user.id,
      goal: input.initial_goal,
      ownLanguage: client.language(),
      onText,
    })
    if (!result.ok) return refuse(result.error, initiateConversation)
    const { conversationId, text, awaitingConfirmation, status } = result.value
    return {
      status: 201,
      body: { conversation_id: conversationId, ai_message: text, awaiting_confirmation: awaitingConfirmation, status },
    }
  })
