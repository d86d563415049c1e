import type { PersonalData } from '../ports/personal-data.ts'
import type { Screens } from '../ports/screens.ts'
import type { UserId } from '../shared/ids.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { type LastAdmin, mayLeave } from '../users/administration.ts'
import { askForRemoval } from '../users/user.ts'
import { type Acting, type AdminDeps, actOnUser, type NotAnAdmin, type UserNotFound } from './act-on-user.ts'
import { verifyUser } from './verify-user.ts'

type OnUser = Acting & { readonly userId: UserId }

/** The address counts as verified without a mail: whoever asks vouches for it. Mailed links for it end. */
export type VouchForUser = (input: OnUser) => Promise<Result<void, NotAnAdmin | UserNotFound>>

export const makeVouchForUser =
  (deps: AdminDeps): VouchForUser =>
  async (asked) => {
    const done = await actOnUser<never>(deps, asked, async (user, { users, secretLinks }) => {
      if (user.kind === 'verified') return ok(null)
      await users.save(await verifyUser(users, user, deps.clock.now()))
      await secretLinks.revokeAll(user.id, 'verify-email')
      return ok({ kind: 'user-verified' })
    })
    return done.ok ? ok(undefined) : done
  }

/**
 * Closes an account that its owner wants deleted, or may not keep: nobody can sign in to it any more, and it is removed when
 * its grace is over. Answers when that is.
 */
export type CloseAccount = (input: OnUser) => Promise<Result<Date, NotAnAdmin | UserNotFound | LastAdmin>>

export const makeCloseAccount =
  (deps: AdminDeps): CloseAccount =>
  async (asked) => {
    let removalAt = deps.clock.now()
    const done = await actOnUser<LastAdmin>(deps, asked, async (user, { users, sessions }, activeAdmins) => {
      const allowed = mayLeave(user, activeAdmins)
      if (!allowed.ok) return allowed
      const leaving = askForRemoval(user, deps.clock.now())
      removalAt = leaving.removalAt
      if (user.removalAt && !user.isActive) return ok(null)
      await users.save({ ...leaving, isActive: false })
      await sessions.removeAllOf(user.id)
      return ok({ kind: 'removal-asked' })
    })
    return done.ok ? ok(removalAt) : done
  }

/** Everything that is kept about somebody, on their own wish. */
export type ExportUser = (input: OnUser) => Promise<Result<PersonalData, NotAnAdmin | UserNotFound>>

export const makeExportUser =
  (deps: AdminDeps & { readonly screens: Screens }): ExportUser =>
  async (asked) => {
    const done = await actOnUser<never>(deps, asked, async () => ok({ kind: 'data-exported' }))
    if (!done.ok) return done
    const data = await deps.screens.personalData(asked.userId)
    return data ? ok(data) : err({ kind: 'user-not-found' })
  }
