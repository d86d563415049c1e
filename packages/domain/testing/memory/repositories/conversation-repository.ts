import { type Conversation, isOpen } from '../../../src/conversations/conversation.ts'
import type { ConversationRepository } from '../../../src/ports/repositories.ts'
import type { UserId } from '../../../src/shared/ids.ts'
import { rowKey, type Transaction } from '../transaction.ts'

export const memoryConversationRepository = (transaction: Transaction): ConversationRepository => ({
  add: async (conversation) => {
    const user = await transaction.get('users', conversation.userId)
    await transaction.ensure(user !== null, `The conversation ${conversation.id} belongs to no user.`)
    await transaction.insert('conversations', conversation.id, conversation)
  },
  lock: async (id) => {
    await transaction.lock(rowKey('conversations', id))
    return transaction.get('conversations', id)
  },
  find: (id) => transaction.get('conversations', id),
  findCurrent: async (userId) => (await listOpen(transaction, userId)).at(0) ?? null,
  listOpen: (userId) => listOpen(transaction, userId),
  remove: async (id) => {
    await transaction.remove('placements', id)
    await transaction.remove('conversations', id)
  },
  save: async (conversation) => {
    const before = await transaction.get('conversations', conversation.id)
    await transaction.ensure(before !== null, `There is no conversation ${conversation.id} to save.`)
    const saved = (before?.turns ?? []).every((turn, index) => turn.id === conversation.turns[index]?.id)
    await transaction.ensure(saved, `A turn of the conversation ${conversation.id} would be lost.`)
    await transaction.put('conversations', conversation.id, conversation)
  },
})

const listOpen = async (transaction: Transaction, userId: UserId): Promise<readonly Conversation[]> =>
  (await transaction.scan('conversations'))
    .filter((conversation) => conversation.userId === userId && isOpen(conversation))
    .sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
