import type { Conversation } from '../conversations/conversation.ts'
import type { UnitOfWork } from '../ports/unit-of-work.ts'
import type { ConversationId, UserId } from '../shared/ids.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { ConversationNotFound } from './continue-conversation.ts'

/** A conversation of one's own; another's is not found. */
export type ReadConversation = (input: {
  readonly userId: UserId
  readonly conversationId: ConversationId
}) => Promise<Result<Conversation, ConversationNotFound>>

export const makeReadConversation =
  ({ unitOfWork }: { readonly unitOfWork: UnitOfWork }): ReadConversation =>
  ({ userId, conversationId }) =>
    unitOfWork.run<Result<Conversation, ConversationNotFound>>(async ({ conversations }) => {
      const conversation = await conversations.find(conversationId)
      return conversation?.userId === userId ? ok(conversation) : err({ kind: 'conversation-not-found' })
    })

/** The open conversation that the learner used last, to go on with; null when there is none. */
export type ReadCurrentConversation = (userId: UserId) => Promise<Conversation | null>

export const makeReadCurrentConversation =
  ({ unitOfWork }: { readonly unitOfWork: UnitOfWork }): ReadCurrentConversation =>
  async (userId) => {
    const { value } = await unitOfWork.run(async ({ conversations }) => ok(await conversations.findCurrent(userId)))
    return value
  }
