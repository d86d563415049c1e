import { err, ok } from '../../shared/result.ts'
import { parseEmail } from '../../users/email.ts'
import { MIN_PASSWORD_LENGTH, type PasswordOwner } from '../../users/password.ts'
import { parseUsername } from '../../users/username.ts'
import { hashNewPassword, type PasswordDeps } from './passwords.ts'

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
