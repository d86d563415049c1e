import type { Actor } from '../audit/audit-entry.ts'
import { err, ok, type UserId } from '../shared/index.ts'
import type { Role, User } from './user.ts'

/** Who decides, and among whom. */
type Standing = {
  readonly actor: Actor
  /** Admins that can act, held until the decision is saved. */
  readonly activeAdmins: readonly UserId[]
}

/**
 * A service must not lose its last admin. Those who have not chosen a password of their own yet do not
 * count: perhaps they never come.
 */
const isLastAdmin = (user: User, activeAdmins: readonly UserId[]): boolean =>
  user.role === 'admin' && mayEnter(user) && activeAdmins.every((id) => id === user.id)

/** Whether they can act as an admin now. */
export const mayAct = (user: User): boolean => user.role === 'admin' && !user.passwordIsTemporary && mayEnter(user)

const mayEnter = (user: User): boolean => user.kind === 'verified' && user.isActive && user.deletionAt === null

/** A temporary password needs no current one, so it is for other accounts only: a stolen session could keep the account with it. */
export const mayBeGivenPassword = (user: User, actor: Actor) =>
  isSelf(user, actor) ? err({ kind: 'own-password' }) : ok(undefined)

const isSelf = (user: User, actor: Actor): boolean => actor.kind === 'admin' && actor.id === user.id

/** Not for one's own account: a mistake would lock the admin out. */
export function changeRole(user: User, role: Role, { actor, activeAdmins }: Standing) {
  if (isSelf(user, actor)) return err({ kind: 'own-role' })
  // the author of the registration, who chose the password, may be anyone
  if (role === 'admin' && user.kind === 'registered') return err({ kind: 'not-verified' })
  if (role !== 'admin' && isLastAdmin(user, activeAdmins)) return err({ kind: 'last-admin' })
  return ok({ ...user, role })
}

/** Not for one's own account, for the same reason. */
export function setActive(user: User, isActive: boolean, { actor, activeAdmins }: Standing) {
  if (isSelf(user, actor)) return err({ kind: 'own-status' })
  if (!isActive && isLastAdmin(user, activeAdmins)) return err({ kind: 'last-admin' })
  return ok({ ...user, isActive })
}

/** Not one's own account: that is done on the account page, with the password. */
export const mayBeClosed = (user: User, { actor, activeAdmins }: Standing) =>
  isSelf(user, actor) ? err({ kind: 'own-status' }) : mayLeave(user, activeAdmins)

/** Whether the account may go: not that of the last admin, even at its owner's request. */
export const mayLeave = (user: User, activeAdmins: readonly UserId[]) =>
  isLastAdmin(user, activeAdmins) ? err({ kind: 'last-admin' }) : ok(undefined)
