import type { Adapters } from '../../ports/index.ts'
import { err, ok, type UserId } from '../../shared/index.ts'
import { mayLeave } from '../../users/administration.ts'
import { scheduleDeletion } from '../../users/user.ts'
import { confirmPassword } from './passwords.ts'

/** Ends every session; the account is removed after its grace unless its owner signs in before. */
export const makeDeleteAccount =
  (deps: Pick<Adapters, 'unitOfWork' | 'passwordHasher' | 'ids' | 'clock'>) =>
  async ({ userId, currentPassword }: { readonly userId: UserId; readonly currentPassword: string }) => {
    const confirmed = await confirmPassword(deps, userId, currentPassword)
    if (!confirmed.ok) return confirmed
    const { passwordHash } = confirmed.value

    return deps.unitOfWork.run(async (repositories) => {
      const activeAdmins = await repositories.users.lockActiveAdmins()
      const user = await repositories.users.lock(userId)
      if (user?.passwordHash !== passwordHash) return err({ kind: 'current-password-wrong' })
      const allowed = mayLeave(user, activeAdmins)
      if (!allowed.ok) return allowed
      const leaving = scheduleDeletion(user, deps.clock.now())
      await repositories.users.save(leaving)
      await repositories.sessions.removeAllOf(userId)
      const mail = { kind: 'send-mail', mail: 'account-leaving' } as const
      await repositories.jobs.enqueue({ ...mail, userId, mailId: deps.ids.newId() })
      return ok({ deletionAt: leaving.deletionAt })
    })
  }
