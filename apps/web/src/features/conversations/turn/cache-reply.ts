import type { AssistantReply, ConversationMessage } from '@app/contract'
import type { QueryClient } from '@tanstack/react-query'
import { newId } from '../../../browser/new-id.ts'
import { conversationQueries } from '../api.ts'
import type { PendingMessage } from './turn.ts'

/** Adds a message and its reply to what is known of the conversation, which spares reading it all again. */
export async function cacheReply(
  queryClient: QueryClient,
  conversationId: string,
  pending: PendingMessage,
  reply: AssistantReply,
): Promise<void> {
  const { queryKey } = conversationQueries.messages(conversationId)
  // an answer from before this reply must not come in after it
  await queryClient.cancelQueries({ queryKey })
  const at = new Date().toISOString()
  const message = (id: string, content: string, isFromUser: boolean): ConversationMessage => ({
    id,
    content,
    isFromUser,
    created_at: at,
  })
  queryClient.setQueryData(queryKey, (known) => {
    const before = known?.messages ?? []
    const isKnown = pending.id === null ? before.length > 0 : before.some(({ id }) => id === pending.id)
    const received = isKnown ? [] : [message(pending.id ?? newId(), pending.text, true)]
    return {
      messages: [...before, ...received, message(newId(), reply.ai_message, false)],
      status: reply.status ?? ('awaiting-learner' as const),
      awaiting_confirmation: reply.awaiting_confirmation,
      learning_plan_id: known?.learning_plan_id ?? null,
    }
  })
}
