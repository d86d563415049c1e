import type { Clock } from '../ports/clock.ts'
import type { IdSource } from '../ports/id-source.ts'
import type { HasherBusy } from '../ports/password-hasher.ts'
import type { UnitOfWork } from '../ports/unit-of-work.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { type PasswordRefusal, SHORTEST_PASSWORD } from '../users/password.ts'
import { openLink } from '../users/secret-link.ts'
import { type User, verify } from '../users/user.ts'
import { replacePassword } from './change-password.ts'
import { choosePassword, type PasswordDeps, type PasswordsDiffer } from './choose-password.ts'
import { openMailedLink } from './open-mailed-link.ts'

export type ResetTokenInvalid = { readonly kind: 'reset-token-invalid' }

const INVALID: ResetTokenInvalid = { kind: 'reset-token-invalid' }

/** Whose password a mailed link would set. Looking does not use it up. */
export type CheckResetLink = (input: { readonly token: string }) => Promise<Result<User, ResetTokenInvalid>>

type LinkDeps = { readonly unitOfWork: UnitOfWork; readonly ids: IdSource; readonly clock: Clock }

export const makeCheckResetLink =
  ({ unitOfWork, ids, clock }: LinkDeps): CheckResetLink =>
  ({ token }) =>
    unitOfWork.run<Result<User, ResetTokenInvalid>>(async ({ secretLinks, users }) => {
      const link = await secretLinks.find(ids.digest(token), 'reset-password')
      const opened = openLink(link, 'reset-password', clock.now())
      const user = opened.ok ? await users.find(opened.value) : null
      return user?.isActive ? ok(user) : err(INVALID)
    })

export type ResetPasswordRefusal = ResetTokenInvalid | PasswordsDiffer | PasswordRefusal | HasherBusy

/**
 * Sets a new password with a mailed link, which then works no longer. A refused password leaves the link as it was.
 * Every session ends. Whoever reads the mails of an address has shown that it is theirs: it counts as verified.
 */
export type ResetPassword = (input: {
  readonly token: string
  readonly newPassword: string
  readonly confirmNewPassword: string
}) => Promise<Result<User, ResetPasswordRefusal>>

export const makeResetPassword =
  (deps: LinkDeps & PasswordDeps & { readonly checkResetLink: CheckResetLink }): ResetPassword =>
  async ({ token, newPassword, confirmNewPassword }) => {
    if (newPassword !== confirmNewPassword) return err({ kind: 'passwords-differ' })
    const owner = await deps.checkResetLink({ token })
    if (!owner.ok) return owner
    const choice = { password: newPassword, shortest: SHORTEST_PASSWORD }
    const passwordHash = await choosePassword(deps, choice, owner.value)
    if (!passwordHash.ok) return passwordHash

    return deps.unitOfWork.run<Result<User, ResetPasswordRefusal>>(async (repositories) => {
      const now = deps.clock.now()
      const link = { digest: deps.ids.digest(token), purpose: 'reset-password', now } as const
      const opened = await openMailedLink(repositories, link)
      if (!opened.ok || !opened.value.isActive) return err(INVALID)
      await repositories.secretLinks.revokeAll(opened.value.id, 'verify-email')
      const user = { ...verify(opened.value, now), passwordHash: passwordHash.value }
      await replacePassword(repositories, user, deps.ids)
      return ok(user)
    })
  }
