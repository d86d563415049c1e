import type { IdSource } from '../../ports/id-source.ts'
import type { Repositories } from '../../ports/repositories.ts'
import type { LinkPurpose } from '../../users/secret-link.ts'
import type { User } from '../../users/user.ts'

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
