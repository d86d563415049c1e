import type { AuditEntry, AuditLog } from '@app/domain'
import type { Row } from '../orm.ts'
import type { Transaction } from '../transaction.ts'
import { first } from './statements.ts'

export const makeAuditLog = ({ toRead, toWrite }: Transaction): AuditLog => ({
  add: async ({ id, actor, act, subjectId, reason, at }) => {
    const actorId = actor.kind === 'admin' ? actor.id : null
    const database = await toWrite()
    await database.insertInto('audit_entries').values({ id, actorId, act, subjectId, reason, at }).execute()
  },

  find: (id) => first(toRead().selectFrom('audit_entries').selectAll().where('id', '=', id), auditEntryFromRow),
})

export const auditEntryFromRow = ({ id, actorId, act, subjectId, reason, at }: Row<'audit_entries'>): AuditEntry => {
  const actor = actorId === null ? ({ kind: 'operator' } as const) : ({ kind: 'admin', id: actorId } as const)
  return { id, actor, act, subjectId, reason, at }
}
