import type { AuditEntry, AuditLog } from '@app/domain'
import type { Row } from '../orm.ts'
import type { Transaction } from '../transaction.ts'

export const makeAuditLog = ({ toRead, toWrite }: Transaction): AuditLog => ({
  add: async ({ id, actor, act, subjectId, reason, at }) => {
    const database = await toWrite()
    await database
      .insertInto('audit_entries')
      .values({
        id,
        actor_id: actor.kind === 'admin' ? actor.id : null,
        act,
        subject_id: subjectId,
        reason,
        at,
      })
      .execute()
  },

  find: async (id) => {
    const row = await toRead().selectFrom('audit_entries').selectAll().where('id', '=', id).executeTakeFirst()
    return row ? auditEntryFromRow(row) : null
  },
})

export const auditEntryFromRow = (row: Row<'audit_entries'>): AuditEntry => ({
  id: row.id,
  actor: row.actor_id === null ? { kind: 'operator' } : { kind: 'admin', id: row.actor_id },
  act: row.act,
  subjectId: row.subject_id,
  reason: row.reason,
  at: row.at,
})
