import { cancelConversation } from '@app/contract'
import { type CancelConversation, ConversationId } from '@app/domain'
import { refuse } from '../pipeline/refusal.ts'
import { type Route, route } from '../pipeline/route.ts'

const message = 'Conversation cancelled. You can start a new one if you like.'

export const cancelConversationRoute = (deps: { readonly cancelConversation: CancelConversation }): Route =>
  route(cancelConversation, async ({ input, reader }) => {
    const result = await deps.cancelConversation({ userId: reader.user.id, conversationId: ConversationId(input.id) })
    if (!result.ok) return refuse(result.error, cancelConversation)
    return { status: 200, body: { message } }
  })
