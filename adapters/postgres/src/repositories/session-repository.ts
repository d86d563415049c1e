import { after, SESSION_IDLE_LIFE, SESSION_LIFE, type Session, type SessionRepository } from '@app/domain'
import type { Row } from '../orm.ts'
import type { Transaction } from '../transaction.ts'

export const makeSessionRepository = ({ toRead, toWrite }: Transaction): SessionRepository => ({
  add: async (session) => {
    const database = await toWrite()
    await database.insertInto('sessions').values(toRow(session)).execute()
  },

  // An update, never an insert: saving must not bring back a session that was ended meanwhile.
  save: async (session) => {
    const { id, ...changes } = toRow(session)
    const database = await toWrite()
    await database.updateTable('sessions').set(changes).where('id', '=', id).execute()
  },

  remove: async (id) => {
    const database = await toWrite()
    await database.deleteFrom('sessions').where('id', '=', id).execute()
  },

  ofUser: async (userId) => {
    const rows = await toRead()
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('last_seen_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
    return rows.map(fromRow)
  },

  removeAllOf: async (userId) => {
    const database = await toWrite()
    await database.deleteFrom('sessions').where('user_id', '=', userId).execute()
  },

  // Where the domain's `sessionEnd` has come. It reads every session, once an hour: an index would cost each request more.
  removeEnded: async (now) => {
    const database = await toWrite()
    await database
      .deleteFrom('sessions')
      .where(({ or, eb }) =>
        or([
          eb('last_seen_at', '<=', after(now, -SESSION_IDLE_LIFE)),
          eb('created_at', '<=', after(now, -SESSION_LIFE)),
        ]),
      )
      .execute()
  },
})

const fromRow = (row: Row<'sessions'>): Session => ({
  id: row.id,
  userId: row.user_id,
  device: row.device,
  createdAt: row.created_at,
  lastSeenAt: row.last_seen_at,
})

const toRow = (session: Session): Row<'sessions'> => ({
  id: session.id,
  user_id: session.userId,
  device: session.device,
  created_at: session.createdAt,
  last_seen_at: session.lastSeenAt,
})
