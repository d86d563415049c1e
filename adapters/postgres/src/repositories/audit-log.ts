import type { Actor, AuditEntry, AuditLog, UserId } from '@app/domain'
import type { Row } from '../orm.ts'
import type { Transaction } from '../transaction.ts'
import { first } from './statements.ts'

export const makeAuditLog = ({ toRead, write }: Transaction): AuditLog => ({
  add: ({ actor, ...entry }) =>
    write((database) => database.insertInto('audit_entries').values({ ...entry, actorId: actorIdOf(actor) })),

  find: (id) => first(toRead().selectFrom('audit_entries').selectAll().where('id', '=', id), auditEntryFromRow),
})

export const auditEntryFromRow = ({ id, actorId, act, subjectId, reason, at }: Row<'audit_entries'>): AuditEntry => {
  return { id, actor: actorFrom(actorId), act, subjectId, reason, at }
}

export const actorIdOf = (actor: Actor): UserId | null => (actor.kind === 'admin' ? actor.id : null)

export const actorFrom = (id: UserId | null): Actor => (id === null ? { kind: 'operator' } : { kind: 'admin', id })
