import type { AccessTokens } from '../ports/access-tokens.ts'
import type { Clock } from '../ports/clock.ts'
import type { IdSource } from '../ports/id-source.ts'
import type { HasherBusy } from '../ports/password-hasher.ts'
import type { Repositories } from '../ports/repositories.ts'
import type { UnitOfWork } from '../ports/unit-of-work.ts'
import { SessionId } from '../shared/ids.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { type PasswordRefusal, SHORTEST_CHANGED_PASSWORD } from '../users/password.ts'
import { lastEnd, startSession } from '../users/session.ts'
import type { User } from '../users/user.ts'
import { choosePassword, type PasswordDeps, type PasswordsDiffer } from './choose-password.ts'
import type { Reader } from './identify-reader.ts'

export type CurrentPasswordWrong = { readonly kind: 'current-password-wrong' }

export type ChangePasswordRefusal =
  | CurrentPasswordWrong
  | PasswordsDiffer
  | { readonly kind: 'password-unchanged' }
  | PasswordRefusal
  | HasherBusy

/** Every session ends, and the caller gets the token of a new one: whoever else was signed in is out at once. */
export type ChangePassword = (input: {
  readonly reader: Reader
  readonly currentPassword: string
  readonly newPassword: string
  readonly confirmNewPassword: string
}) => Promise<Result<{ readonly accessToken: string }, ChangePasswordRefusal>>

export const makeChangePassword = (
  deps: PasswordDeps & {
    readonly unitOfWork: UnitOfWork
    readonly accessTokens: AccessTokens
    readonly ids: IdSource
    readonly clock: Clock
  },
): ChangePassword => {
  type Input = Parameters<ChangePassword>[0]

  const judge = async (input: Input): Promise<Result<string, ChangePasswordRefusal>> => {
    const { currentPassword, newPassword, confirmNewPassword } = input
    const { user } = input.reader
    if (newPassword !== confirmNewPassword) return err({ kind: 'passwords-differ' })
    const matches = await deps.passwordHasher.matches(currentPassword, user.passwordHash)
    if (!matches.ok) return matches
    if (!matches.value) return err({ kind: 'current-password-wrong' })
    if (newPassword === currentPassword) return err({ kind: 'password-unchanged' })
    return choosePassword(deps, { password: newPassword, shortest: SHORTEST_CHANGED_PASSWORD }, user)
  }

  return async (input) => {
    const { user: asked, device } = input.reader
    const passwordHash = await judge(input)
    if (!passwordHash.ok) return passwordHash

    const session = startSession(SessionId(deps.ids.newId()), asked.id, { device, now: deps.clock.now() })
    const changed = await deps.unitOfWork.run<Result<void, CurrentPasswordWrong>>(async (repositories) => {
      const user = await repositories.users.lock(asked.id)
      // what was the current password when this began is not any more
      if (user?.passwordHash !== asked.passwordHash) return err({ kind: 'current-password-wrong' })
      await replacePassword(repositories, { ...user, passwordHash: passwordHash.value }, deps.ids)
      await repositories.sessions.add(session)
      return ok(undefined)
    })
    if (!changed.ok) return changed
    return ok({ accessToken: await deps.accessTokens.sign(session.id, lastEnd(session)) })
  }
}

/** Saves a user, who is locked, with a new password: whatever opened the account before no longer does, and its owner is told. */
export async function replacePassword(
  { users, sessions, secretLinks, jobs }: Repositories,
  user: User,
  ids: IdSource,
): Promise<void> {
  await users.save(user)
  await sessions.removeAllOf(user.id)
  await secretLinks.revokeAll(user.id, 'reset-password')
  await jobs.enqueue({ kind: 'send-mail', mail: 'password-changed', userId: user.id, mailId: ids.newId() })
}
