import type { Repositories } from '../../ports/repositories.ts'
import { err, ok } from '../../shared/result.ts'
import { type LinkPurpose, openLink } from '../../users/secret-link.ts'

/**
 * A mailed link and the user whom it is about, held until the unit of work ends. The link is checked under
 * that lock, which revoking takes too: of two concurrent requests the second sees what the first wrote.
 */
export async function openMailedLink(
  { users, secretLinks }: Repositories,
  wanted: { readonly digest: string; readonly purpose: LinkPurpose; readonly now: Date },
) {
  const { digest, purpose, now } = wanted
  const found = await secretLinks.find(digest, purpose)
  const user = found && (await users.lock(found.userId))
  const opened = openLink(await secretLinks.find(digest, purpose), purpose, now)
  return opened.ok && user ? ok({ user, link: opened.value }) : err({ kind: 'token-invalid' })
}
