import type { Adapters } from '../../ports/adapters.ts'
import type { HasherBusy } from '../../ports/password-hasher.ts'
import type { UserId } from '../../shared/ids.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { type LastAdmin, mayLeave } from '../../users/administration.ts'
import { scheduleDeletion } from '../../users/user.ts'
import { type CurrentPasswordWrong, confirmPassword } from './confirm-password.ts'

type DeletionRefusal = CurrentPasswordWrong | LastAdmin

/** Ends every session; the account is removed after its grace unless its owner signs in before. */
export type DeleteAccount = (input: {
  readonly userId: UserId
  readonly currentPassword: string
}) => Promise<Result<{ readonly deletionAt: Date }, DeletionRefusal | HasherBusy>>

export const makeDeleteAccount =
  (deps: Pick<Adapters, 'unitOfWork' | 'passwordHasher' | 'ids' | 'clock'>): DeleteAccount =>
  async ({ userId, currentPassword }) => {
    const confirmed = await confirmPassword(deps, userId, currentPassword)
    if (!confirmed.ok) return confirmed
    const { passwordHash } = confirmed.value

    return deps.unitOfWork.run<Result<{ readonly deletionAt: Date }, DeletionRefusal>>(async (repositories) => {
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
