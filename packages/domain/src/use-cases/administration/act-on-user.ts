import { type Act, type Actor, type AuditEntry, parseReason } from '../../audit/audit-entry.ts'
import type { Clock } from '../../ports/clock.ts'
import type { IdSource } from '../../ports/id-source.ts'
import type { Repositories } from '../../ports/repositories.ts'
import type { UnitOfWork } from '../../ports/unit-of-work.ts'
import { AuditEntryId, type UserId } from '../../shared/ids.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { User } from '../../users/user.ts'

export type AdminDeps = { readonly unitOfWork: UnitOfWork; readonly ids: IdSource; readonly clock: Clock }

/** The caller is no longer an active admin. */
export type NotAnAdmin = { readonly kind: 'not-an-admin' }
export type UserNotFound = { readonly kind: 'user-not-found' }

/** The work of an act: on whom, and what was done; null when there was nothing to do, which leaves no entry. */
export type Done = { readonly subjectId: UserId; readonly act: Act | null }

/**
 * An act of an admin or operator and its audit entry: both are saved, or neither. Who may act is decided here and now, whatever
 * the session said: acts of admins take turns.
 */
export function act<Refusal>(
  { unitOfWork, ids, clock }: AdminDeps,
  { actor, reason, id = AuditEntryId(ids.newId()) }: Acting,
  work: (repositories: Repositories, activeAdmins: readonly UserId[]) => Promise<Result<Done, Refusal>>,
): Promise<Result<Done, Refusal | NotAnAdmin>> {
  return unitOfWork.run<Result<Done, Refusal | NotAnAdmin>>(async (repositories) => {
    const activeAdmins = await repositories.users.lockActiveAdmins()
    if (actor.kind === 'admin' && !activeAdmins.includes(actor.id)) return err({ kind: 'not-an-admin' })
    const done = await work(repositories, activeAdmins)
    if (!done.ok) return done
    const { subjectId, act } = done.value
    if (act) {
      const entry: AuditEntry = { id, actor, act, subjectId, reason: parseReason(reason), at: clock.now() }
      await repositories.auditLog.add(entry)
    }
    return done
  })
}

export type Acting = {
  readonly actor: Actor
  readonly reason?: string | null | undefined
  /** Of the entry, where something else must name it as well. */
  readonly id?: AuditEntryId
}

/** An act on a user that exists, who is locked while it is done. `change` answers null when there is nothing to do. */
export const actOnUser = <Refusal>(
  deps: AdminDeps,
  { userId, ...acting }: Acting & { readonly userId: UserId },
  change: (
    user: User,
    repositories: Repositories,
    activeAdmins: readonly UserId[],
  ) => Promise<Result<Act | null, Refusal>>,
): Promise<Result<Done, Refusal | NotAnAdmin | UserNotFound>> =>
  act<Refusal | UserNotFound>(deps, acting, async (repositories, activeAdmins) => {
    const user = await repositories.users.lock(userId)
    if (!user) return err({ kind: 'user-not-found' })
    const changed = await change(user, repositories, activeAdmins)
    return changed.ok ? ok({ subjectId: userId, act: changed.value }) : changed
  })
