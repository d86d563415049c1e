import type { Clock } from '../ports/clock.ts'
import type { HasherBusy, PasswordHasher } from '../ports/password-hasher.ts'
import type { UnitOfWork } from '../ports/unit-of-work.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { askForRemoval } from '../users/user.ts'
import type { CurrentPasswordWrong } from './change-password.ts'
import type { Reader } from './identify-reader.ts'

/** Ends every session; the account is removed after its grace unless its owner signs in before. */
export type DeleteAccount = (input: {
  readonly reader: Reader
  readonly password: string
}) => Promise<Result<{ readonly removalAt: Date }, CurrentPasswordWrong | HasherBusy>>

export const makeDeleteAccount =
  (deps: {
    readonly unitOfWork: UnitOfWork
    readonly passwordHasher: PasswordHasher
    readonly clock: Clock
  }): DeleteAccount =>
  async ({ reader, password }) => {
    const matches = await deps.passwordHasher.matches(password, reader.user.passwordHash)
    if (!matches.ok) return matches
    if (!matches.value) return err({ kind: 'current-password-wrong' })

    return deps.unitOfWork.run<Result<{ readonly removalAt: Date }, CurrentPasswordWrong>>(async (repositories) => {
      const user = await repositories.users.lock(reader.user.id)
      if (user?.passwordHash !== reader.user.passwordHash) return err({ kind: 'current-password-wrong' })
      const leaving = askForRemoval(user, deps.clock.now())
      await repositories.users.save(leaving)
      await repositories.sessions.removeAllOf(user.id)
      return ok({ removalAt: leaving.removalAt })
    })
  }
