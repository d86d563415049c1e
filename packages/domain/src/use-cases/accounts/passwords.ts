import type { Adapters } from '../../ports/adapters.ts'
import type { IdSource } from '../../ports/id-source.ts'
import type { Repositories } from '../../ports/repositories.ts'
import { runWork } from '../../ports/unit-of-work.ts'
import type { UserId } from '../../shared/ids.ts'
import { err, ok } from '../../shared/result.ts'
import { checkPassword, type PasswordOwner } from '../../users/password.ts'
import type { LinkPurpose } from '../../users/secret-link.ts'
import type { User } from '../../users/user.ts'

export type PasswordDeps = Pick<Adapters, 'passwordHasher' | 'commonPasswords'>

export async function hashNewPassword(
  { commonPasswords, passwordHasher }: PasswordDeps,
  { password, shortest }: { readonly password: string; readonly shortest: number },
  owner: PasswordOwner,
) {
  const isCommon = await commonPasswords.has(password.toLowerCase())
  const checked = checkPassword(password, { shortest, isCommon, owner })
  return checked.ok ? passwordHasher.hash(checked.value) : checked
}

/** The user as read before the password was checked: a caller that writes must check again, under a lock, that it is still the same. */
export async function confirmPassword(
  { unitOfWork, passwordHasher }: Pick<Adapters, 'unitOfWork' | 'passwordHasher'>,
  userId: UserId,
  password: string,
) {
  const user = await runWork(unitOfWork, ({ users }) => users.find(userId))
  const matches = await passwordHasher.matches(password, user?.passwordHash ?? null)
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
