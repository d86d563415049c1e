import { type AuditEntry, endpoints as api } from '@app/contract'
import { type Actor, AuditEntryId, type AuditListItem, ok, UserId } from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { noLimit } from '../pipeline/limits.ts'
import { route } from '../pipeline/route.ts'
import { wire } from '../pipeline/wire.ts'
import { timesOf } from './bodies/within-days.ts'

export const auditLogRoutes = ({ adminReadModels }: Pick<HttpDeps, 'adminReadModels'>) => ({
  auditLog: route(api.auditLog, noLimit, async ({ input: { user, actor, act, cursor, limit, ...days } }) => {
    const { entries, next } = await adminReadModels.audit({
      before: cursor === undefined ? null : AuditEntryId(cursor),
      subjectId: user === undefined ? null : UserId(user),
      actor: actor === undefined ? null : actorFrom(actor),
      kind: act ?? null,
      within: timesOf(days),
      limit,
    })
    return ok({ entries: entries.map(entryBody), next_cursor: next })
  }),
})

const actorFrom = (asked: string): Actor =>
  asked === 'operator' ? { kind: 'operator' } : { kind: 'admin', id: UserId(asked) }

const entryBody = ({ actor, actorName, subjectId, subjectName, ...entry }: AuditListItem): AuditEntry =>
  wire({
    ...entry,
    actor: actor.kind === 'admin' ? { id: actor.id, username: actorName } : null,
    subject: { id: subjectId, username: subjectName },
  })
