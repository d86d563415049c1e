import type { Adapters } from '../../ports/adapters.ts'
import { SessionId, type UserId } from '../../shared/ids.ts'
import { err, ok } from '../../shared/result.ts'
import { MIN_CHANGED_PASSWORD_LENGTH, readPassword } from '../../users/password.ts'
import { lastEnd, startSession } from '../../users/session.ts'
import { confirmPassword, hashNewPassword, type PasswordDeps, replacePassword } from './passwords.ts'

type PasswordChange = {
  readonly userId: UserId
  readonly device: string | null
  readonly currentPassword: string
  readonly newPassword: string
  readonly confirmNewPassword: string
}

/** Ends every session and returns the token of a new one, so that other devices are signed out at once. */
export const makeChangePassword =
  (deps: PasswordDeps & Pick<Adapters, 'unitOfWork' | 'accessTokens' | 'ids' | 'clock'>) =>
  async (input: PasswordChange) => {
    const { text: chosen } = readPassword(input.newPassword)
    if (chosen !== readPassword(input.confirmNewPassword).text) return err({ kind: 'passwords-differ' })
    const confirmed = await confirmPassword(deps, input.userId, input.currentPassword)
    if (!confirmed.ok) return confirmed
    const asked = confirmed.value
    if (chosen === readPassword(input.currentPassword).text) return err({ kind: 'password-unchanged' })
    const choice = { password: input.newPassword, shortest: MIN_CHANGED_PASSWORD_LENGTH }
    const passwordHash = await hashNewPassword(deps, choice, asked)
    if (!passwordHash.ok) return passwordHash

    const now = deps.clock.now()
    const session = startSession(SessionId(deps.ids.newId()), asked.id, { device: input.device, now })
    const changed = await deps.unitOfWork.run(async (repositories) => {
      const user = await repositories.users.lock(asked.id)
      // what was the current password when this began is not any more
      if (user?.passwordHash !== asked.passwordHash) return err({ kind: 'current-password-wrong' })
      await replacePassword(
        repositories,
        { ...user, passwordHash: passwordHash.value, passwordIsTemporary: false },
        deps.ids,
      )
      await repositories.sessions.add(session)
      return ok(undefined)
    })
    if (!changed.ok) return changed
    return ok({ accessToken: await deps.accessTokens.sign(session.id, lastEnd(session)) })
  }
