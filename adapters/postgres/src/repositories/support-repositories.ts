import type { MailLog, OperatorAlertLog, StaffNoteRepository } from '@app/domain'
import { sql } from 'kysely'
import type { Transaction } from '../transaction.ts'
import { actorFrom, actorIdOf } from './audit-log.ts'
import { first, upsert } from './statements.ts'

export const makeStaffNoteRepository = ({ toRead, write }: Transaction): StaffNoteRepository => ({
  add: ({ author, ...note }) =>
    write((database) =>
      database
        .insertInto('staff_notes')
        .values({ ...note, authorId: actorIdOf(author) })
        .onConflict((conflict) => conflict.column('id').doNothing()),
    ),
  find: (id) =>
    first(toRead().selectFrom('staff_notes').selectAll().where('id', '=', id), ({ authorId, ...note }) => ({
      ...note,
      author: actorFrom(authorId),
    })),
})

export const makeMailLog = ({ toWrite, write }: Transaction): MailLog => ({
  record: async ({ id, userId, mail, state, at }) => {
    // the lock keeps the account from being deleted between the look and the insert
    await sql`
      INSERT INTO mail_records (id, user_id, mail, state, at)
      SELECT ${id}, users.id, ${mail}, ${state}, ${at}::timestamptz FROM users WHERE users.id = ${userId} FOR KEY SHARE
      ON CONFLICT (id) DO UPDATE SET state = excluded.state, at = excluded.at`.execute(await toWrite())
  },
  removeBefore: (time) => write((database) => database.deleteFrom('mail_records').where('at', '<', time)),
})

export const makeOperatorAlertLog = ({ toRead, write }: Transaction): OperatorAlertLog => ({
  sent: async () => {
    const rows = await toRead().selectFrom('operator_alerts').selectAll().execute()
    return new Map(rows.map(({ kind, sentAt }) => [kind, sentAt]))
  },
  saveSent: (kind, sentAt) => write(upsert('operator_alerts', ['kind'], { kind, sentAt })),
})
