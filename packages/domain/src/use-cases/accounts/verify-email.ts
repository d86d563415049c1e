import type { Adapters, Repositories, UserRepository } from '../../ports/index.ts'
import { err, ok } from '../../shared/index.ts'
import { type LinkPurpose, openLink } from '../../users/secret-link.ts'
import { type User, type VerifiedUser, verify } from '../../users/user.ts'
import { MAX_USERNAME_LENGTH, parseUsername, type Username } from '../../users/username.ts'

/**
 * Opens a verification link: the account gets the name, password and language of the registration that the link was mailed for, and
 * every other registration of the address ends. The same link works again within its life: mail programs open links ahead of
 * people.
 */
export const makeVerifyEmail =
  ({ unitOfWork, ids, clock }: Pick<Adapters, 'unitOfWork' | 'ids' | 'clock'>) =>
  ({ token }: { readonly token: string }) =>
    unitOfWork.run(async (repositories) => {
      const now = clock.now()
      const link = { digest: ids.digest(token), purpose: 'verify-email', now } as const
      const opened = await openMailedLink(repositories, link)
      if (!opened.ok) return opened
      const { user, link: followed } = opened.value
      if (user.kind === 'verified') return ok(undefined)
      const { registrationId } = followed
      const further = registrationId && (await repositories.registrations.find(registrationId))
      if (registrationId && !further) return err({ kind: 'token-invalid' })
      const chosen = further && {
        username: further.username,
        passwordHash: further.passwordHash,
        language: further.language,
        passwordIsTemporary: false,
      }
      await repositories.users.save(await verifyUser(repositories, { ...user, ...chosen }, now))
      return ok(undefined)
    })

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

/**
 * The user, who is locked, verified; under a name that is still free. Other registrations of the
 * address are deleted.
 */
export async function verifyUser(
  { users, registrations }: Pick<Repositories, 'users' | 'registrations'>,
  user: User,
  now: Date,
): Promise<VerifiedUser> {
  if (user.kind === 'verified') return user
  const username = await freeName(users, user.username)
  await registrations.removeAllOf(user.id)
  return { ...verify(user, now), username }
}

/** "Ana", "Ana 2", "Ana 3" …: a mailed link must not be refused because another was quicker. Free until the unit of work ends. */
export async function freeName(users: UserRepository, wanted: Username): Promise<Username> {
  await users.lockNames()
  let name = wanted
  for (let number = 2; await users.usernameTaken(name); number += 1) name = numbered(wanted, number)
  return name
}

/** Shortened by what the number needs, without cutting a character in two. */
function numbered(name: Username, number: number): Username {
  const ending = ` ${number}`
  const start = name.slice(0, MAX_USERNAME_LENGTH - ending.length).replace(/[\uD800-\uDBFF]$/, '')
  const parsed = parseUsername(start + ending)
  if (!parsed.ok) throw new Error('The beginning of a name is a name.')
  return parsed.value
}
