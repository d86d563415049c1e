import type { Actor } from '../audit/audit-entry.ts'
import type { UserId } from '../shared/ids.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Role, User } from './user.ts'

/** Nobody decides about their own role or status: a slip would lock them out. */
type Standing = {
  readonly actor: Actor
  /** Admins that can sign in, held until the decision is saved. */
  readonly activeAdmins: readonly UserId[]
}

export type LastAdmin = { readonly kind: 'last-admin' }
export type OwnRole = { readonly kind: 'own-role' }
export type OwnStatus = { readonly kind: 'own-status' }
export type OwnPassword = { readonly kind: 'own-password' }

/** A service without an admin is one that nobody can help in. */
const isLastAdmin = (user: User, activeAdmins: readonly UserId[]): boolean =>
  activeAdmins.length === 1 && activeAdmins[0] === user.id

/** A temporary password needs no current one, so it is for others: whoever took over a session could keep the account with it. */
export const mayGetPassword = (user: User, actor: Actor): Result<void, OwnPassword> =>
  isSelf(user, actor) ? err({ kind: 'own-password' }) : ok(undefined)

const isSelf = (user: User, actor: Actor): boolean => actor.kind === 'admin' && actor.id === user.id

export function changeRole(
  user: User,
  role: Role,
  { actor, activeAdmins }: Standing,
): Result<User, OwnRole | LastAdmin> {
  if (isSelf(user, actor)) return err({ kind: 'own-role' })
  if (role !== 'admin' && isLastAdmin(user, activeAdmins)) return err({ kind: 'last-admin' })
  return ok({ ...user, role })
}

export function setActive(
  user: User,
  isActive: boolean,
  { actor, activeAdmins }: Standing,
): Result<User, OwnStatus | LastAdmin> {
  if (isSelf(user, actor)) return err({ kind: 'own-status' })
  if (!isActive && isLastAdmin(user, activeAdmins)) return err({ kind: 'last-admin' })
  return ok({ ...user, isActive })
}

/** Whether the account may go: its owner's own wish ends where nobody could help the others any more. */
export const mayLeave = (user: User, activeAdmins: readonly UserId[]): Result<void, LastAdmin> =>
  isLastAdmin(user, activeAdmins) ? err({ kind: 'last-admin' }) : ok(undefined)
