import type { Adapters, Repositories } from '../../ports/index.ts'
import { err, ok, RegistrationId, UserId } from '../../shared/index.ts'
import { parseEmail } from '../../users/email.ts'
import type { Language } from '../../users/language.ts'
import { MIN_PASSWORD_LENGTH, type PasswordOwner } from '../../users/password.ts'
import { MAX_FURTHER_REGISTRATIONS, type Registration } from '../../users/registration.ts'
import { register } from '../../users/user.ts'
import { parseUsername } from '../../users/username.ts'
import { RANDOM_DELAY } from '../mails/request-mail.ts'
import { hashNewPassword, type PasswordDeps } from './passwords.ts'

/** `language`: of the page that asks. */
type RegistrationInput = AccountInput & { readonly language?: Language | null }

/**
 * Makes an account and mails a verification link. An address that has an account gets the same answer, in the same
 * time; its owner is notified by mail: no account can be enumerated here. An unverified address can be registered
 * several times; the link that is opened decides which registration becomes the account. A name is taken by the first
 * verification.
 */
export const makeRegister =
  (deps: PasswordDeps & Pick<Adapters, 'unitOfWork' | 'ids' | 'clock'>) =>
  async ({ language = null, ...input }: RegistrationInput) => {
    const valid = await validateRegistration(deps, input)
    if (!valid.ok) return valid
    const chosen = { ...valid.value, language }
    return deps.unitOfWork.run((repositories) => keepRegistration(repositories, chosen, deps))
  }

async function keepRegistration(
  repositories: Repositories,
  chosen: ValidRegistration & { readonly language: Language | null },
  { ids, clock }: Pick<Adapters, 'ids' | 'clock'>,
) {
  const { users, jobs } = repositories
  // the name is checked before the address: its refusal must not depend on whether the address is known
  if (await users.usernameTaken(chosen.username)) return err({ kind: 'username-taken' })

  const added = await users.add(register({ ...chosen, id: UserId(ids.newId()), createdAt: clock.now() }))
  const found = await users.findByEmail(chosen.email)
  const owner = found && (await users.lock(found.id))
  if (!owner) throw new Error('The address was just added or taken, and is gone.')
  const { language } = chosen
  const mail = { kind: 'send-mail', userId: owner.id, mailId: ids.newId(), ...(language && { language }) } as const
  if (owner.kind === 'verified') {
    await jobs.enqueue({ ...mail, mail: 'already-registered' }, RANDOM_DELAY)
    return ok(undefined)
  }
  const { username, passwordHash } = chosen
  const made = { id: RegistrationId(ids.newId()), createdAt: clock.now() }
  const further = { ...made, userId: owner.id, username, passwordHash, language }
  const registration = added === 'added' ? 'first' : await keepFurther(repositories, further)
  await jobs.enqueue({ ...mail, mail: 'verification', ...(registration && { registration }) }, RANDOM_DELAY)
  return ok(undefined)
}

/** Null when there are too many: a stranger who registers an address again and again must neither fill tables nor push others out. */
async function keepFurther({ registrations }: Repositories, further: Registration): Promise<RegistrationId | null> {
  const before = await registrations.ofUser(further.userId)
  if (before.length >= MAX_FURTHER_REGISTRATIONS) return null
  await registrations.add(further)
  return further.id
}

export type AccountInput = { readonly username: string; readonly email: string; readonly password: string }
export type ValidRegistration = PasswordOwner & { readonly passwordHash: string }

/** Name, address and password of a new account, as they are saved; whether they are taken is checked elsewhere. */
export async function validateRegistration(deps: PasswordDeps, typed: AccountInput) {
  const username = parseUsername(typed.username)
  if (!username.ok) return err({ kind: username.error })
  const email = parseEmail(typed.email)
  if (!email.ok) return err({ kind: email.error })
  const owner = { username: username.value, email: email.value }
  const choice = { password: typed.password, shortest: MIN_PASSWORD_LENGTH }
  const passwordHash = await hashNewPassword(deps, choice, owner)
  return passwordHash.ok ? ok<ValidRegistration>({ ...owner, passwordHash: passwordHash.value }) : passwordHash
}
