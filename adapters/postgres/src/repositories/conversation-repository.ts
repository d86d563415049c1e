import type { Conversation, ConversationId, ConversationRepository, Turn } from '@app/domain'
import type { Database, Row } from '../orm.ts'
import { notNull } from '../rows/not-null.ts'
import type { Transaction } from '../transaction.ts'

export const makeConversationRepository = ({ toRead, toWrite }: Transaction): ConversationRepository => ({
  add: async (conversation) => {
    const database = await toWrite()
    await database.insertInto('conversations').values(toRow(conversation)).execute()
    await append(database, conversation, 0)
  },

  // Two statements: one would read the turns of its snapshot, from before it waited for the lock.
  lock: async (id) => {
    const database = await toWrite()
    const row = await database
      .selectFrom('conversations')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    return row ? fromRow(row, await turnsOf(database, id)) : null
  },

  find: async (id) => {
    const row = await toRead().selectFrom('conversations').selectAll().where('id', '=', id).executeTakeFirst()
    return row ? fromRow(row, await turnsOf(toRead(), id)) : null
  },

  findCurrent: async (userId) => {
    const row = await toRead()
      .selectFrom('conversations')
      .selectAll()
      .where('user_id', '=', userId)
      .where('kind', 'in', ['awaiting-assistant', 'awaiting-learner'])
      .orderBy('updated_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row ? fromRow(row, await turnsOf(toRead(), row.id)) : null
  },

  save: async (conversation) => {
    const { id, ...changes } = toRow(conversation)
    const database = await toWrite()
    const { numUpdatedRows } = await database
      .updateTable('conversations')
      .set(changes)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) throw new Error(`There is no conversation ${id} to save.`)
    const { saved } = await database
      .selectFrom('turns')
      .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('saved'))
      .where('conversation_id', '=', id)
      .executeTakeFirstOrThrow()
    await append(database, conversation, saved)
  },
})

async function append(database: Database, { id, turns }: Conversation, saved: number): Promise<void> {
  const added = turns.slice(saved).map((turn, index) => turnToRow(id, saved + index, turn))
  if (added.length > 0) await database.insertInto('turns').values(added).execute()
}

async function turnsOf(database: Database, id: ConversationId): Promise<readonly Turn[]> {
  const rows = await database
    .selectFrom('turns')
    .select(['id', 'speaker', 'text', 'at'])
    .where('conversation_id', '=', id)
    .orderBy('position')
    .execute()
  return rows
}

function fromRow(row: Row<'conversations'>, turns: readonly Turn[]): Conversation {
  const { id, brief, asked } = row
  const dialogue = { id, userId: row.user_id, turns, brief, asked, updatedAt: row.updated_at }
  if (row.kind === 'awaiting-learner') {
    return { ...dialogue, kind: row.kind, confirmation: notNull(row.confirmation, 'conversations.confirmation') }
  }
  if (row.kind === 'planned') {
    return { ...dialogue, kind: row.kind, planId: notNull(row.plan_id, 'conversations.plan_id') }
  }
  if (row.declined !== null) return { ...dialogue, kind: 'declined', reason: row.declined }
  return { ...dialogue, kind: row.kind }
}

const toRow = (conversation: Conversation): Row<'conversations'> => ({
  id: conversation.id,
  user_id: conversation.userId,
  kind: conversation.kind === 'declined' ? 'cancelled' : conversation.kind,
  declined: conversation.kind === 'declined' ? conversation.reason : null,
  brief: conversation.brief,
  asked: [...conversation.asked],
  confirmation: conversation.kind === 'awaiting-learner' ? conversation.confirmation : null,
  plan_id: conversation.kind === 'planned' ? conversation.planId : null,
  updated_at: conversation.updatedAt,
})

const turnToRow = (id: ConversationId, position: number, turn: Turn): Row<'turns'> => ({
  conversation_id: id,
  position,
  id: turn.id,
  speaker: turn.speaker,
  text: turn.text,
  at: turn.at,
})
