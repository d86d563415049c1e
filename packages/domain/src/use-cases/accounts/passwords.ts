import type { Adapters } from '../../ports/adapters.ts'
import type { IdSource } from '../../ports/id-source.ts'
import type { Repositories } from '../../ports/repositories.ts'
import type { UserId } from '../../shared/ids.ts'
import { err, ok } from '../../shared/result.ts'
import { checkPassword, type Password, type PasswordOwner, readPassword } from '../../users/password.ts'
import type { LinkPurpose } from '../../users/secret-link.ts'
import type { User } from '../../users/user.ts'

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
