import type { Session, SessionRepository } from '@app/domain'
import type { Row } from '../orm.ts'
import type { Transaction } from '../transaction.ts'

export const makeSessionRepository = ({ toWrite }: Transaction): SessionRepository => ({
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
})

const toRow = (session: Session): Row<'sessions'> => ({
  id: session.id,
  user_id: session.userId,
  created_at: session.createdAt,
  last_seen_at: session.lastSeenAt,
})
