import type { UserRepository } from '../ports/repositories.ts'
import { type User, type VerifiedUser, verify } from '../users/user.ts'
import { parseUsername, type Username } from '../users/username.ts'

/** The user, who is locked, verified; under a name that nobody has taken since the registration. */
export async function verifyUser(users: UserRepository, user: User, now: Date): Promise<VerifiedUser> {
  if (user.kind === 'verified') return user
  return { ...verify(user, now), username: await freeName(users, user.username) }
}

/** "Ana", "Ana 2", "Ana 3" …: a mailed link must not be refused because somebody was quicker. */
async function freeName(users: UserRepository, wanted: Username): Promise<Username> {
  for (let number = 1; number < 1_000; number += 1) {
    const ending = number === 1 ? '' : ` ${number}`
    // shortened by what the ending needs, so that it still is a name
    const name = parseUsername(`${[...wanted].slice(0, 40).join('')}${ending}`)
    const candidate = number === 1 ? wanted : name.ok ? name.value : wanted
    if (!(await users.usernameTaken(candidate))) return candidate
  }
  throw new Error('A thousand people have this name.')
}
