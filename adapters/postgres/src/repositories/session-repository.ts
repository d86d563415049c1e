import { after, SESSION_IDLE_LIFE, SESSION_LIFE, type SessionRepository } from '@app/domain'
import type { Transaction } from '../transaction.ts'
import { pick } from './statements.ts'

const COLUMNS = ['id', 'userId', 'device', 'createdAt', 'lastSeenAt'] as const

export const makeSessionRepository = ({ toRead, toWrite }: Transaction): SessionRepository => ({
  add: async (session) => {
    const database = await toWrite()
    await database.insertInto('sessions').values(pick(session, COLUMNS)).execute()
  },

  // An update, never an insert: saving must not bring back a session that was ended meanwhile.
  save: async (session) => {
    const { id, ...changes } = pick(session, COLUMNS)
    const database = await toWrite()
    await database.updateTable('sessions').set(changes).where('id', '=', id).execute()
  },

  remove: async (id) => {
    const database = await toWrite()
    await database.deleteFrom('sessions').where('id', '=', id).execute()
  },

  ofUser: (userId) =>
    toRead()
      .selectFrom('sessions')
      .select(COLUMNS)
      .where('userId', '=', userId)
      .orderBy('lastSeenAt', 'desc')
      .orderBy('id', 'desc')
      .execute(),

  removeAllOf: async (userId) => {
    const database = await toWrite()
    await database.deleteFrom('sessions').where('userId', '=', userId).execute()
  },

  // Where the domain's `sessionEnd` has come. It reads every session, once an hour: an index would cost each request more.
  removeEnded: async (now) => {
    const database = await toWrite()
    await database
      .deleteFrom('sessions')
      .where(({ or, eb }) =>
        or([eb('lastSeenAt', '<=', after(now, -SESSION_IDLE_LIFE)), eb('createdAt', '<=', after(now, -SESSION_LIFE))]),
      )
      .execute()
  },
})
