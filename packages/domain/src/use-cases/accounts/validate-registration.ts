import type { HasherBusy } from '../../ports/password-hasher.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { parseEmail } from '../../users/email.ts'
import { MIN_PASSWORD_LENGTH, type PasswordOwner, type PasswordRefusal } from '../../users/password.ts'
import { parseUsername } from '../../users/username.ts'
import { hashNewPassword, type PasswordDeps } from './hash-new-password.ts'

type Typed = { readonly username: string; readonly email: string; readonly password: string }
export type ValidRegistration = PasswordOwner & { readonly passwordHash: string }

export type AccountRefusal = { readonly kind: 'invalid-email' | 'invalid-username' } | PasswordRefusal | HasherBusy

/** Name, address and password of a new account, as they are saved; whether they are taken is checked elsewhere. */
export async function validateRegistration(
  deps: PasswordDeps,
  typed: Typed,
): Promise<Result<ValidRegistration, AccountRefusal>> {
  const username = parseUsername(typed.username)
  if (!username.ok) return err({ kind: username.error })
  const email = parseEmail(typed.email)
  if (!email.ok) return err({ kind: email.error })
  const owner = { username: username.value, email: email.value }
  const choice = { password: typed.password, shortest: MIN_PASSWORD_LENGTH }
  const passwordHash = await hashNewPassword(deps, choice, owner)
  return passwordHash.ok ? ok({ ...owner, passwordHash: passwordHash.value }) : passwordHash
}
