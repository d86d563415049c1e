import type { ExportedList } from '../../audit/audit-entry.ts'
import type { Adapters } from '../../ports/index.ts'
import { err, ok, parseText, StaffNoteId, type UserId } from '../../shared/index.ts'
import { changeRole, mayBeClosed, mayBeGivenPassword, setActive } from '../../users/administration.ts'
import { MIN_PASSWORD_LENGTH } from '../../users/password.ts'
import { type Role, scheduleDeletion } from '../../users/user.ts'
import { hashNewPassword, type PasswordDeps, replacePassword } from '../accounts/passwords.ts'
import { verifyUser } from '../accounts/verify-email.ts'
import { type ActionOnUser, type AdminDeps, asAdmin, runActionOnUser, runAdminAction } from './run-admin-action.ts'

type NewNote = ActionOnUser & {
  readonly text: string
  /** Idempotency key, chosen by the client; a UUID. It becomes the note's id. */
  readonly requestId?: string | undefined
}

/** What admins do to an account and about it. */
export const makeChangeUser = (deps: AdminDeps) => ({
  /** A deactivated user is out at once and cannot sign in. The same status again changes nothing. */
  setUserStatus: ({ isActive, ...asked }: ActionOnUser & { readonly isActive: boolean }) =>
    runActionOnUser(deps, asked, async (user, { users, sessions }, activeAdmins) => {
      const changed = setActive(user, isActive, { actor: asked.actor, activeAdmins })
      if (!changed.ok) return changed
      if (user.isActive === isActive) return ok(null)
      await users.save(changed.value)
      await sessions.removeAllOf(user.id)
      return ok({ kind: isActive ? 'user-activated' : 'user-deactivated' })
    }),

  /** Every session of the user ends: their permissions changed. The same role again changes nothing. */
  setUserRole: ({ role, ...asked }: ActionOnUser & { readonly role: Role }) =>
    runActionOnUser(deps, asked, async (user, { users, sessions }, activeAdmins) => {
      const changed = changeRole(user, role, { actor: asked.actor, activeAdmins })
      if (!changed.ok) return changed
      if (user.role === role) return ok(null)
      await users.save(changed.value)
      await sessions.removeAllOf(user.id)
      return ok({ kind: 'role-changed', from: user.role, to: role })
    }),

  /** The address counts as verified without a mail: on the admin's word. Mailed links for it end. */
  markEmailVerified: (asked: ActionOnUser) =>
    runActionOnUser<never>(deps, asked, async (user, repositories) => {
      const { users, secretLinks } = repositories
      if (user.kind === 'verified') return ok(null)
      await users.save(await verifyUser(repositories, user, deps.clock.now()))
      await secretLinks.revokeAll(user.id, 'verify-email')
      return ok({ kind: 'user-verified' })
    }),

  /**
   * Closes an account that its owner wants deleted, or may not keep: it can no longer be signed in to, and is deleted when
   * its grace period is over. Returns when that is. No mail goes to its owner, who could not take it back by signing in.
   */
  closeAccount: async (asked: ActionOnUser) => {
    let deletionAt = deps.clock.now()
    const done = await runActionOnUser(deps, asked, async (user, { users, sessions }, activeAdmins) => {
      const allowed = mayBeClosed(user, { actor: asked.actor, activeAdmins })
      if (!allowed.ok) return allowed
      const leaving = scheduleDeletion(user, deps.clock.now())
      deletionAt = leaving.deletionAt
      if (user.deletionAt && !user.isActive) return ok(null)
      await users.save({ ...leaving, isActive: false })
      await sessions.removeAllOf(user.id)
      return ok({ kind: 'removal-asked' })
    })
    return done.ok ? ok(deletionAt) : done
  },

  /** Sends the mail again that leads to a verified address. A mail that still waits to be sent is enough. */
  resendVerificationFor: (asked: ActionOnUser) =>
    runActionOnUser(deps, asked, async (user, { jobs }) => {
      if (user.kind === 'verified') return err({ kind: 'already-verified' })
      await jobs.enqueue({ kind: 'send-mail', mail: 'verification', userId: user.id, mailId: deps.ids.newId() })
      return ok({ kind: 'verification-resent' })
    }),

  /** Safe to repeat: the same `requestId` with the same user and text is saved once, and succeeds again. */
  addStaffNote: ({ text, requestId, ...asked }: NewNote) => {
    const id = StaffNoteId(requestId ?? deps.ids.newId())
    return runActionOnUser(deps, asked, async (user, { staffNotes }) => {
      const parsed = parseText('staffNote', text)
      if (!parsed.ok) return parsed
      const before = await staffNotes.find(id)
      if (before) {
        const same = before.userId === user.id && before.text === parsed.value
        return same ? ok(null) : err({ kind: 'request-id-reused' })
      }
      await staffNotes.add({ id, userId: user.id, author: asked.actor, text: parsed.value, at: deps.clock.now() })
      return ok({ kind: 'note-added' })
    })
  },

  /** Records that an admin saves a list as a file, before it is read. */
  recordListExport: async ({ adminId, list }: { readonly adminId: UserId; readonly list: ExportedList }) => {
    const actor = { kind: 'admin', id: adminId } as const
    const done = await runAdminAction<never>(deps, { actor }, async () =>
      ok({ subjectId: adminId, act: { kind: 'list-exported', list } }),
    )
    return done.ok ? ok(undefined) : done
  },
})

/** Every session ends, the owner is notified by mail and must choose a password of their own at the next sign-in. */
export const makeSetUserPassword =
  (deps: AdminDeps & PasswordDeps) =>
  ({ newPassword, ...asked }: ActionOnUser & { readonly newPassword: string }) =>
    asAdmin(deps, asked.actor, async () => {
      const owner = await deps.unitOfWork.run(({ users }) => users.find(asked.userId))
      if (!owner) return err({ kind: 'user-not-found' })
      const wanted = { password: newPassword, shortest: MIN_PASSWORD_LENGTH }
      const passwordHash = await hashNewPassword(deps, wanted, owner)
      if (!passwordHash.ok) return passwordHash

      return runActionOnUser(deps, asked, async (user, repositories) => {
        const allowed = mayBeGivenPassword(user, asked.actor)
        if (!allowed.ok) return allowed
        const changed = { ...user, passwordHash: passwordHash.value, passwordIsTemporary: true }
        await replacePassword(repositories, changed, deps.ids)
        return ok({ kind: 'password-set' })
      })
    })

export const makeExportUser = (deps: AdminDeps & Pick<Adapters, 'readModels'>) => async (asked: ActionOnUser) => {
  const done = await runActionOnUser<never>(deps, asked, async () => ok({ kind: 'data-exported' }))
  if (!done.ok) return done
  const data = await deps.readModels.personalData(asked.userId)
  return data ? ok(data) : err({ kind: 'user-not-found' })
}
