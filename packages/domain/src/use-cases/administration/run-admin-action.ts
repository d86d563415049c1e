import type { Actor, AdminAction, AuditEntry } from '../../audit/audit-entry.ts'
import type { Adapters, Repositories } from '../../ports/index.ts'
import { AuditEntryId, type Err, err, type Ok, ok, parseText, type UserId } from '../../shared/index.ts'
import { mayAct } from '../../users/administration.ts'
import type { User } from '../../users/user.ts'

export type AdminDeps = Pick<Adapters, 'unitOfWork' | 'ids' | 'clock'>

/** On whom, and what was done; null when there was nothing to do, which leaves no audit entry. */
type Done = { readonly subjectId: UserId; readonly act: AdminAction | null }

/**
 * Runs an action of an admin or operator and writes its audit entry, or neither. The actor's right is checked under a lock on
 * all active admins, so actions are serialised.
 */
export const runAdminAction = <Refused extends Err<unknown>>(
  { unitOfWork, ids, clock }: AdminDeps,
  { actor, reason: why, id = AuditEntryId(ids.newId()) }: AdminActionInput,
  work: (
    repositories: Repositories,
    activeAdmins: readonly UserId[],
    reason: string | null,
  ) => Promise<Ok<Done> | Refused>,
) =>
  unitOfWork.run(async (repositories) => {
    const activeAdmins = await repositories.users.lockActiveAdmins()
    if (actor.kind === 'admin' && !activeAdmins.includes(actor.id)) return err({ kind: 'not-an-admin' })
    const parsed = parseText('reason', why ?? '')
    if (!parsed.ok) return parsed
    const reason = parsed.value || null
    const done = await work(repositories, activeAdmins, reason)
    if (!done.ok) return done
    const { subjectId, act } = done.value
    if (act) {
      const entry: AuditEntry = { id, actor, act, subjectId, reason, at: clock.now() }
      await repositories.auditLog.add(entry)
    }
    return done
  })

/** For reads, and for what takes too long to do while admins are locked: the actor's right is checked before any of it. */
export async function asAdmin<Answer>(
  { unitOfWork }: Pick<Adapters, 'unitOfWork'>,
  actor: Actor,
  work: () => Promise<Answer>,
) {
  const user = actor.kind === 'admin' ? await unitOfWork.run(({ users }) => users.find(actor.id)) : null
  return actor.kind === 'operator' || (user && mayAct(user)) ? work() : err({ kind: 'not-an-admin' })
}

export type AdminActionInput = {
  readonly actor: Actor
  readonly reason?: string | null | undefined
  /** Of the entry, where something else must name it as well. */
  readonly id?: AuditEntryId
}

export type ActionOnUser = AdminActionInput & { readonly userId: UserId }

/** An action on an existing user, locked meanwhile. `change` returns null when there is nothing to do. */
export async function runActionOnUser<Refused extends Err<unknown>>(
  deps: AdminDeps,
  { userId, ...action }: ActionOnUser,
  change: (
    user: User,
    repositories: Repositories,
    activeAdmins: readonly UserId[],
    reason: string | null,
  ) => Promise<Ok<AdminAction | null> | Refused>,
) {
  const done = await runAdminAction(deps, action, async (repositories, activeAdmins, reason) => {
    const user = await repositories.users.lock(userId)
    if (!user) return err({ kind: 'user-not-found' })
    const changed = await change(user, repositories, activeAdmins, reason)
    return changed.ok ? ok({ subjectId: userId, act: changed.value }) : changed
  })
  return done.ok ? ok(undefined) : done
}
