import type { Repositories } from '../ports/repositories.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { type LinkPurpose, openLink } from '../users/secret-link.ts'
import type { User } from '../users/user.ts'

export type TokenInvalid = { readonly kind: 'token-invalid' }

/**
 * The user whom a mailed link is about, held until the unit of work ends. The link is judged only then: whoever revokes
 * links holds their user, so of two who come at once the second finds what the first left.
 */
export async function openMailedLink(
  { users, secretLinks }: Repositories,
  link: { readonly digest: string; readonly purpose: LinkPurpose; readonly now: Date },
): Promise<Result<User, TokenInvalid>> {
  const { digest, purpose, now } = link
  const found = await secretLinks.find(digest, purpose)
  const user = found && (await users.lock(found.userId))
  const opened = openLink(await secretLinks.find(digest, purpose), purpose, now)
  return opened.ok && user ? ok(user) : err({ kind: 'token-invalid' })
}
