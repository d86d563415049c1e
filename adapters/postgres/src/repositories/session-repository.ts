import { after, SESSION_IDLE_LIFE, SESSION_LIFE, type SessionRepository } from '@app/domain'
import type { Transaction } from '../transaction.ts'
import { pick } from './statements.ts'

const COLUMNS = ['id', 'userId', 'device', 'createdAt', 'lastSeenAt'] as const

export const makeSessionRepository = ({ toRead, toWrite, write }: Transaction): SessionRepository => ({
  add: (session) => write((database) => database.insertInto('sessions').values(pick(session, COLUMNS))),

  // An update, never an insert: saving must not bring back a session that was ended meanwhile.
  save: async (session) => {
    const { id, ...changes } = pick(session, COLUMNS)
    const database = await toWrite()
    await database.updateTable('sessions').set(changes).where('id', '=', id).execute()
  },

  remove: (id) => write((database) => database.deleteFrom('sessions').where('id', '=', id)),

  ofUser: (userId) =>
    toRead()
      .selectFrom('sessions')
      .select(COLUMNS)
      .where('userId', '=', userId)
      .orderBy('lastSeenAt', 'desc')
      .orderBy('id', 'desc')
      .execute(),

  removeAllOf: (userId) => write((database) => database.deleteFrom('sessions').where('userId', '=', userId)),

  // Where the domain's `sessionEnd` has come. It reads every session, once an hour: an index would cost each request more.
  removeEnded: (now) =>
    write((database) =>
      database
        .deleteFrom('sessions')
        .where(({ or, eb }) =>
          or([
            eb('lastSeenAt', '<=', after(now, -SESSION_IDLE_LIFE)),
            eb('createdAt', '<=', after(now, -SESSION_LIFE)),
          ]),
        ),
    ),
})
