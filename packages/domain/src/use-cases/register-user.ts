import type { Clock } from '../ports/clock.ts'
import type { IdSource } from '../ports/id-source.ts'
import type { Repositories } from '../ports/repositories.ts'
import type { UnitOfWork } from '../ports/unit-of-work.ts'
import { UserId } from '../shared/ids.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Email } from '../users/email.ts'
import { register } from '../users/user.ts'
import type { Username } from '../users/username.ts'
import { type AccountRefusal, chooseAccount } from './choose-account.ts'
import type { PasswordDeps } from './choose-password.ts'
import { UNNOTICED } from './mail-if-known.ts'

export type RegisterRefusal = AccountRefusal | { readonly kind: 'username-taken' }

/**
 * Makes an account and mails a verification link. An address that has an account gets the same answer, in the same
 * time; its owner is told by mail. So nobody can find out here who has an account. An address that nobody has verified
 * yet belongs to whoever registers last, and a name to whoever verifies an address first.
 */
export type RegisterUser = (input: {
  readonly username: string
  readonly email: string
  readonly password: string
}) => Promise<Result<void, RegisterRefusal>>

export const makeRegisterUser =
  (
    deps: PasswordDeps & { readonly unitOfWork: UnitOfWork; readonly ids: IdSource; readonly clock: Clock },
  ): RegisterUser =>
  async (input) => {
    const chosen = await chooseAccount(deps, input)
    if (!chosen.ok) return chosen
    return deps.unitOfWork.run((repositories) => keepRegistration(repositories, chosen.value, deps))
  }

type Registration = { readonly username: Username; readonly email: Email; readonly passwordHash: string }
type Sources = { readonly ids: IdSource; readonly clock: Clock }

async function keepRegistration(
  { users, secretLinks, jobs }: Repositories,
  registration: Registration,
  { ids, clock }: Sources,
): Promise<Result<void, RegisterRefusal>> {
  const { username, email } = registration
  // the name is judged before the address is: its refusal must not depend on whether the address is known
  if (await users.usernameTaken(username)) return err({ kind: 'username-taken' })

  const added = await users.add(register({ ...registration, id: UserId(ids.newId()), createdAt: clock.now() }))
  const found = await users.findByEmail(email)
  const owner = found && (await users.lock(found.id))
  if (!owner) throw new Error('The address was just added or taken, and is gone.')
  if (owner.kind === 'registered' && added !== 'added') {
    // Whoever reads the mails of an address decides about it: a stranger who was here first must not have chosen the
    // password. Links that were mailed for the earlier registration end with it.
    await users.save({ ...owner, ...registration, passwordIsTemporary: false })
    await secretLinks.revokeAll(owner.id, 'verify-email')
  }
  const mail = owner.kind === 'registered' ? 'verification' : 'already-registered'
  await jobs.enqueue({ kind: 'send-mail', mail, userId: owner.id, mailId: ids.newId() }, UNNOTICED)
  return ok(undefined)
}
