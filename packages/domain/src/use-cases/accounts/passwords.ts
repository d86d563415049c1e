import type { Adapters, IdSource, Repositories } from '../../ports/index.ts'
import { err, ok, SessionId, type UserId } from '../../shared/index.ts'
import {
  checkPassword,
  MIN_CHANGED_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  type Password,
  type PasswordOwner,
  readPassword,
} from '../../users/password.ts'
import { type LinkPurpose, openLink } from '../../users/secret-link.ts'
import { lastEnd, startSession } from '../../users/session.ts'
import type { User } from '../../users/user.ts'
import { openMailedLink, verifyUser } from './verify-email.ts'

type PasswordChange = {
  readonly userId: UserId
  readonly device: string | null
  readonly currentPassword: string
  readonly newPassword: string
  readonly confirmNewPassword: string
}

/** Ends every session and returns the token of a new one, so that other devices are signed out at once. */
export const makeChangePassword =
  (deps: PasswordDeps & Pick<Adapters, 'unitOfWork' | 'accessTokens' | 'ids' | 'clock'>) =>
  async (input: PasswordChange) => {
    const { text: chosen } = readPassword(input.newPassword)
    if (chosen !== readPassword(input.confirmNewPassword).text) return err({ kind: 'passwords-differ' })
    const confirmed = await confirmPassword(deps, input.userId, input.currentPassword)
    if (!confirmed.ok) return confirmed
    const asked = confirmed.value
    if (chosen === readPassword(input.currentPassword).text) return err({ kind: 'password-unchanged' })
    const choice = { password: input.newPassword, shortest: MIN_CHANGED_PASSWORD_LENGTH }
    const passwordHash = await hashNewPassword(deps, choice, asked)
    if (!passwordHash.ok) return passwordHash

    const now = deps.clock.now()
    const session = startSession(SessionId(deps.ids.newId()), asked.id, { device: input.device, now })
    const changed = await deps.unitOfWork.run(async (repositories) => {
      const user = await repositories.users.lock(asked.id)
      // what was the current password when this began is not any more
      if (user?.passwordHash !== asked.passwordHash) return err({ kind: 'current-password-wrong' })
      await replacePassword(
        repositories,
        { ...user, passwordHash: passwordHash.value, passwordIsTemporary: false },
        deps.ids,
      )
      await repositories.sessions.add(session)
      return ok(undefined)
    })
    if (!changed.ok) return changed
    return ok({ accessToken: await deps.accessTokens.sign(session.id, lastEnd(session)) })
  }

/** Whose password a mailed link would set. Looking does not use it up. */
export const makeValidateResetToken =
  ({ unitOfWork, ids, clock }: Pick<Adapters, 'unitOfWork' | 'ids' | 'clock'>) =>
  ({ token }: { readonly token: string }) =>
    unitOfWork.run(async ({ secretLinks, users }) => {
      const link = await secretLinks.find(ids.digest(token), 'reset-password')
      const opened = openLink(link, 'reset-password', clock.now())
      const user = opened.ok ? await users.find(opened.value.userId) : null
      return user?.isActive ? ok({ username: user.username, email: user.email }) : err({ kind: 'reset-token-invalid' })
    })

type NewPasswordByMail = {
  readonly token: string
  readonly newPassword: string
  readonly confirmNewPassword: string
}

/**
 * Sets a new password with a mailed link, which then works no longer. A refused password leaves the link as it was.
 * Every session ends. The link proves access to the address, which so counts as verified.
 */
export const makeResetPassword = (deps: PasswordDeps & Pick<Adapters, 'unitOfWork' | 'ids' | 'clock'>) => {
  const validateResetToken = makeValidateResetToken(deps)
  return async ({ token, newPassword, confirmNewPassword }: NewPasswordByMail) => {
    if (readPassword(newPassword).text !== readPassword(confirmNewPassword).text)
      return err({ kind: 'passwords-differ' })
    const owner = await validateResetToken({ token })
    if (!owner.ok) return owner
    const choice = { password: newPassword, shortest: MIN_PASSWORD_LENGTH }
    const passwordHash = await hashNewPassword(deps, choice, owner.value)
    if (!passwordHash.ok) return passwordHash

    return deps.unitOfWork.run(async (repositories) => {
      const now = deps.clock.now()
      const link = { digest: deps.ids.digest(token), purpose: 'reset-password', now } as const
      const opened = await openMailedLink(repositories, link)
      if (!opened.ok || !opened.value.user.isActive) return err({ kind: 'reset-token-invalid' })
      const verified = await verifyUser(repositories, opened.value.user, now)
      const user = { ...verified, passwordHash: passwordHash.value, passwordIsTemporary: false }
      await replacePassword(repositories, user, deps.ids, ['reset-password', 'verify-email'])
      return ok({ userId: user.id, email: user.email })
    })
  }
}

export type PasswordDeps = Pick<Adapters, 'passwordHasher' | 'commonPasswords'>

export async function hashNewPassword(
  { commonPasswords, passwordHasher }: PasswordDeps,
  { password: typed, shortest }: { readonly password: string; readonly shortest: number },
  owner: PasswordOwner,
) {
  const password = readPassword(typed)
  const isCommon = await commonPasswords.has(password.text.toLowerCase())
  const checked = checkPassword(password, { shortest, isCommon, owner })
  return checked.ok ? passwordHasher.hash(checked.value) : checked
}

/**
 * Whether a password is the one that was hashed, and whether an earlier version hashed it as it was typed. Whether there is a
 * hash to compare with makes no difference to the work of a password that does not match.
 */
export async function matchPassword(
  { passwordHasher }: Pick<Adapters, 'passwordHasher'>,
  { text, asTyped }: Password,
  hash: string | null,
) {
  const current = await passwordHasher.matches(text, hash)
  if (!current.ok) return current
  if (current.value || asTyped === text) return ok(current.value && 'current')
  const older = await passwordHasher.matches(asTyped, hash)
  return older.ok ? ok(older.value && 'older') : older
}

/** The user as read before the password was checked: a caller that writes must check again, under a lock, that it is still the same. */
export async function confirmPassword(
  { unitOfWork, passwordHasher }: Pick<Adapters, 'unitOfWork' | 'passwordHasher'>,
  userId: UserId,
  typed: string,
) {
  const user = await unitOfWork.run(({ users }) => users.find(userId))
  const matches = await matchPassword({ passwordHasher }, readPassword(typed), user?.passwordHash ?? null)
  if (!matches.ok) return matches
  return user && matches.value ? ok(user) : err({ kind: 'current-password-wrong' })
}

/** Saves a user, who is locked, with a new password: ends its sessions, revokes its links, and notifies its owner. */
export async function replacePassword(
  { users, sessions, secretLinks, jobs }: Repositories,
  user: User,
  ids: IdSource,
  linksRevoked: readonly LinkPurpose[] = ['reset-password'],
): Promise<void> {
  await users.save(user)
  await sessions.removeAllOf(user.id)
  for (const purpose of linksRevoked) await secretLinks.revokeAll(user.id, purpose)
  await jobs.enqueue({ kind: 'send-mail', mail: 'password-changed', userId: user.id, mailId: ids.newId() })
}
