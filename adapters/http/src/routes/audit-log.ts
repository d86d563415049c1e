import { type AdminActionBody, type AuditEntry, auditLog } from '@app/contract'
import { type Actor, type AdminAction, AuditEntryId, type AuditListItem, UserId } from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { noLimit } from '../pipeline/limits.ts'
import { route } from '../pipeline/route.ts'

export const auditLogRoutes = ({ adminReadModels }: Pick<HttpDeps, 'adminReadModels'>) => ({
  auditLog: route(auditLog, noLimit, async ({ input: { user, actor, act, cursor, limit } }) => {
    const { entries, next } = await adminReadModels.audit({
      before: cursor === undefined ? null : AuditEntryId(cursor),
      subjectId: user === undefined ? null : UserId(user),
      actor: actor === undefined ? null : actorFrom(actor),
      kind: act ?? null,
      limit,
    })
    return { status: 200, body: { entries: entries.map(entryBody), next_cursor: next } }
  }),
})

const actorFrom = (asked: string): Actor =>
  asked === 'operator' ? { kind: 'operator' } : { kind: 'admin', id: UserId(asked) }

const entryBody = ({ id, actor, actorName, subjectId, subjectName, act, reason, at }: AuditListItem): AuditEntry => ({
  id,
  actor: actor.kind === 'admin' ? { id: actor.id, username: actorName } : null,
  subject: { id: subjectId, username: subjectName },
  act: adminActionBody(act),
  reason,
  at: at.toISOString(),
})

export function adminActionBody(act: AdminAction): AdminActionBody {
  if (act.kind === 'plan-requeued') return { kind: act.kind, plan_id: act.planId }
  if (act.kind === 'chapter-requeued') return { kind: act.kind, chapter_id: act.chapterId }
  return act
}
