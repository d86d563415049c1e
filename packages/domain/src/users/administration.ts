import type { Actor } from '../audit/audit-entry.ts'
import type { UserId } from '../shared/ids.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Role, User } from './user.ts'

/** Who decides, and among whom. */
type Standing = {
  readonly actor: Actor
  /** Admins that can act, held until the decision is saved. */
  readonly activeAdmins: readonly UserId[]
}

export type LastAdmin = { readonly kind: 'last-admin' }
export type OwnRole = { readonly kind: 'own-role' }
export type OwnStatus = { readonly kind: 'own-status' }
export type OwnPassword = { readonly kind: 'own-password' }

/** Nobody has shown that the address is theirs: whoever registered it, and chose the password, may be anybody. */
export type NotVerified = { readonly kind: 'not-verified' }

/**
 * A service without an admin is one that nobody can help in. Those who have not chosen a password of their own yet do not
 * count: perhaps they never come.
 */
const isLastAdmin = (user: User, activeAdmins: readonly UserId[]): boolean =>
  user.role === 'admin' && mayEnter(user) && activeAdmins.every((id) => id === user.id)

const mayEnter = (user: User): boolean => user.kind === 'verified' && user.isActive && user.removalAt === null

/** A temporary password needs no current one, so it is for others: whoever took over a session could keep the account with it. */
export const mayBeGivenPassword = (user: User, actor: Actor): Result<void, OwnPassword> =>
  isSelf(user, actor) ? err({ kind: 'own-password' }) : ok(undefined)

const isSelf = (user: User, actor: Actor): boolean => actor.kind === 'admin' && actor.id === user.id

/** Nobody changes their own role: a slip would lock them out. */
export function changeRole(
  user: User,
  role: Role,
  { actor, activeAdmins }: Standing,
): Result<User, OwnRole | NotVerified | LastAdmin> {
  if (isSelf(user, actor)) return err({ kind: 'own-role' })
  if (role === 'admin' && user.kind === 'registered') return err({ kind: 'not-verified' })
  if (role !== 'admin' && isLastAdmin(user, activeAdmins)) return err({ kind: 'last-admin' })
  return ok({ ...user, role })
}

/** Nobody changes their own status, for the same reason. */
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
