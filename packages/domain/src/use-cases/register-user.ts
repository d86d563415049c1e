import type { Clock } from '../ports/clock.ts'
import type { IdSource } from '../ports/id-source.ts'
import type { HasherBusy, PasswordHasher } from '../ports/password-hasher.ts'
import type { Repositories } from '../ports/repositories.ts'
import type { UnitOfWork } from '../ports/unit-of-work.ts'
import { UserId } from '../shared/ids.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { type Email, parseEmail } from '../users/email.ts'
import { checkPassword, type PasswordRefusal } from '../users/password.ts'
import { register } from '../users/user.ts'
import { parseUsername } from '../users/username.ts'

export type RegisterRefusal =
  | { readonly kind: 'invalid-email' }
  | { readonly kind: 'invalid-username' }
  | { readonly kind: 'username-taken' }
  | PasswordRefusal
  | HasherBusy

/**
 * Makes an account and mails a verification link. An address that has an account gets the same answer, in the same
 * time; its owner is told by mail. So nobody can find out here who has an account.
 */
export type RegisterUser = (input: {
  readonly username: string
  readonly email: string
  readonly password: string
}) => Promise<Result<void, RegisterRefusal>>

export const makeRegisterUser =
  (deps: {
    readonly unitOfWork: UnitOfWork
    readonly passwordHasher: PasswordHasher
    readonly ids: IdSource
    readonly clock: Clock
  }): RegisterUser =>
  async (input) => {
    const username = parseUsername(input.username)
    if (!username.ok) return err({ kind: username.error })
    const email = parseEmail(input.email)
    if (!email.ok) return err({ kind: email.error })
    const password = checkPassword(input.password)
    if (!password.ok) return password
    const passwordHash = await deps.passwordHasher.hash(password.value)
    if (!passwordHash.ok) return passwordHash

    return deps.unitOfWork.run<Result<void, RegisterRefusal>>(async (repositories) => {
      // the name is looked at first: its refusal must not depend on whether the address is known
      if (await repositories.users.usernameTaken(username.value)) return err({ kind: 'username-taken' })
      const user = register({
        id: UserId(deps.ids.newId()),
        username: username.value,
        email: email.value,
        passwordHash: passwordHash.value,
        createdAt: deps.clock.now(),
      })
      const added = await repositories.users.add(user)
      if (added === 'username-taken') return err({ kind: 'username-taken' })
      await mailOwner(repositories, email.value, deps.ids.newId())
      return ok(undefined)
    })
  }

/** A link to whoever has yet to verify this address, a word of warning to whoever has done so. */
async function mailOwner({ users, jobs }: Repositories, email: Email, mailId: string): Promise<void> {
  const owner = await users.findByEmail(email)
  if (!owner) throw new Error('The address was just added or taken, and is gone.')
  const mail = owner.kind === 'registered' ? 'verification' : 'already-registered'
  await jobs.enqueue({ kind: 'send-mail', mail, userId: owner.id, mailId })
}
