import type { Adapters } from '../../ports/adapters.ts'
import { runWork } from '../../ports/unit-of-work.ts'
import type { UserId } from '../../shared/ids.ts'
import { err, ok } from '../../shared/result.ts'

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
