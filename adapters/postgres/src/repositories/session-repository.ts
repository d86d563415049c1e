import { after, SESSION_IDLE_LIFE, SESSION_LIFE, type SessionRepository } from '@app/domain'
import type { Transaction } from '../transaction.ts'

export const makeSessionRepository = ({ toRead, write }: Transaction): SessionRepository => ({
  add: (session) => write((database) => database.insertInto('sessions').values(session)),

  // An update, never an insert: saving must not bring back a session that was ended meanwhile.
  save: ({ id, ...changes }) => write((database) => database.updateTable('sessions').set(changes).where('id', '=', id)),

  remove: (id) => write((database) => database.deleteFrom('sessions').where('id', '=', id)),

  ofUser: (userId) =>
    toRead()
      .selectFrom('sessions')
      .selectAll()
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
