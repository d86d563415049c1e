import type { Repositories, UserRepository } from '../../ports/repositories.ts'
import { type User, type VerifiedUser, verify } from '../../users/user.ts'
import { MAX_USERNAME_LENGTH, parseUsername, type Username } from '../../users/username.ts'

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
