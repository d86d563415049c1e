import { stopReply } from '@app/contract'
import { ConversationId, type StopReply } from '@app/domain'
import { refuse } from '../pipeline/refusal.ts'
import { type Route, route } from '../pipeline/route.ts'

export const stopReplyRoute = (deps: { readonly stopReply: StopReply }): Route =>
  route(stopReply, async ({ input, reader }) => {
    const result = await deps.stopReply({ userId: reader.user.id, conversationId: ConversationId(input.id) })
    if (!result.ok) return refuse(result.error, stopReply)
    return { status: 204, body: undefined }
  })
