import type { ConversationId, UserId } from '../shared/ids.ts'
import { ok, type Result } from '../shared/result.ts'
import type { ConversationNotFound } from './continue-conversation.ts'
import type { ReadConversation } from './read-conversation.ts'
import type { RunningReplies } from './stop-switch.ts'

/** Ends the reply that is being written. Nothing to stop is fine: it had just ended. */
export type StopReply = (input: {
  readonly userId: UserId
  readonly conversationId: ConversationId
}) => Promise<Result<void, ConversationNotFound>>

export const makeStopReply =
  (deps: { readonly readConversation: ReadConversation; readonly runningReplies: RunningReplies }): StopReply =>
  async (input) => {
    const conversation = await deps.readConversation(input)
    if (!conversation.ok) return conversation
    deps.runningReplies.stop(input.conversationId)
    return ok(undefined)
  }
