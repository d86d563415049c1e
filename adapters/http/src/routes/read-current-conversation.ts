import { currentConversation } from '@app/contract'
import type { ReadCurrentConversation } from '@app/domain'
import { type Route, route } from '../pipeline/route.ts'

export const readCurrentConversationRoute = (deps: {
  readonly readCurrentConversation: ReadCurrentConversation
}): Route =>
  route(currentConversation, async ({ reader }) => {
    const conversation = await deps.readCurrentConversation(reader.user.id)
    if (!conversation) return { status: 200, body: { conversation_id: null } }
    return {
      status: 200,
      body: {
        conversation_id: conversation.id,
        // the first thing that was said; the brief may have been put into other words since
        initial_goal: conversation.turns[0]?.text ?? conversation.brief.goal,
        updated_at: conversation.updatedAt.toISOString(),
      },
    }
  })
