import { awaitsConfirmation, type Conversation, type ConversationRepository, type Turn, type UserId } from '@app/domain'
import type { Database, Row } from '../orm.ts'
import type { Transaction } from '../transaction.ts'
import { asJson, notNull, pick, updateOne } from './statements.ts'

export const makeConversationRepository = ({ toRead, toWrite, write }: Transaction): ConversationRepository => ({
  add: async (conversation) => {
    const database = await toWrite()
    await database.insertInto('conversations').values(toRow(conversation)).execute()
    await append(database, conversation, 0)
  },

  // Two statements: one would read the turns of its snapshot, from before it waited for the lock.
  lock: async (id) => {
    const database = await toWrite()
    return one(database, database.selectFrom('conversations').selectAll().where('id', '=', id).forUpdate())
  },

  find: (id) => one(toRead(), toRead().selectFrom('conversations').selectAll().where('id', '=', id)),

  findCurrent: (userId) => one(toRead(), openOf(toRead(), userId).limit(1)),

  listOpen: (userId) => withTurns(toRead(), openOf(toRead(), userId)),

  // turns and placement go with it
  remove: (id) => write((database) => database.deleteFrom('conversations').where('id', '=', id)),

  save: async (conversation) => {
    const { id, ...changes } = toRow(conversation)
    const database = await toWrite()
    await updateOne(database.updateTable('conversations').set(changes).where('id', '=', id), `conversation ${id}`)
    const { saved } = await database
      .selectFrom('turns')
      .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('saved'))
      .where('conversationId', '=', id)
      .executeTakeFirstOrThrow()
    await append(database, conversation, saved)
  },
})

const TURN = ['id', 'speaker', 'text', 'at'] as const

async function append(database: Database, { id, turns }: Conversation, saved: number): Promise<void> {
  const added = turns.slice(saved).map((turn, index) => {
    return { conversationId: id, position: saved + index, ...pick(turn, TURN) }
  })
  if (added.length > 0) await database.insertInto('turns').values(added).execute()
}

type Found = { readonly execute: () => Promise<readonly Row<'conversations'>[]> }

async function withTurns(database: Database, found: Found): Promise<readonly Conversation[]> {
  const rows = await found.execute()
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const all = database.selectFrom('turns').selectAll().where('conversationId', 'in', ids)
  const turns = await all.orderBy('position').execute()
  return rows.map((row) => {
    const own = turns.filter(({ conversationId }) => conversationId === row.id)
    return fromRow(
      row,
      own.map((turn) => pick(turn, TURN)),
    )
  })
}

const one = async (database: Database, found: Found): Promise<Conversation | null> =>
  (await withTurns(database, found))[0] ?? null

const openOf = (database: Database, userId: UserId) =>
  database
    .selectFrom('conversations')
    .selectAll()
    .where('userId', '=', userId)
    .where('kind', 'in', ['awaiting-assistant', 'awaiting-learner'])
    .orderBy('updatedAt', 'desc')

function fromRow(row: Row<'conversations'>, turns: readonly Turn[]): Conversation {
  const dialogue = { ...pick(row, ['id', 'userId', 'brief', 'asked', 'suggestions', 'updatedAt']), turns }
  if (row.kind === 'awaiting-learner') {
    const asksForYes = notNull(row.confirmation, 'conversations.confirmation')
    return { ...dialogue, kind: asksForYes ? 'awaiting-confirmation' : row.kind }
  }
  if (row.kind === 'planned') {
    return { ...dialogue, kind: row.kind, planId: notNull(row.planId, 'conversations.plan_id') }
  }
  if (row.declined !== null) return { ...dialogue, kind: 'declined', reason: row.declined }
  return { ...dialogue, kind: row.kind }
}

/** Two kinds share a value: another column distinguishes them. */
function kindToRow({ kind }: Conversation): Row<'conversations'>['kind'] {
  if (kind === 'declined') return 'cancelled'
  return kind === 'awaiting-confirmation' ? 'awaiting-learner' : kind
}

const toRow = (conversation: Conversation): Row<'conversations'> => ({
  ...pick(conversation, ['id', 'userId', 'brief', 'updatedAt']),
  kind: kindToRow(conversation),
  declined: conversation.kind === 'declined' ? conversation.reason : null,
  asked: [...conversation.asked],
  suggestions: asJson(conversation.suggestions),
  confirmation: awaitsConfirmation(conversation) || (conversation.kind === 'awaiting-learner' ? false : null),
  planId: conversation.kind === 'planned' ? conversation.planId : null,
})
