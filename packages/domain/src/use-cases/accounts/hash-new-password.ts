import type { Adapters } from '../../ports/adapters.ts'
import type { HasherBusy } from '../../ports/password-hasher.ts'
import { err, type Result } from '../../shared/result.ts'
import { checkPassword, type PasswordOwner, type PasswordRefusal } from '../../users/password.ts'

export type PasswordDeps = Pick<Adapters, 'passwordHasher' | 'commonPasswords'>

export type PasswordChoice = { readonly password: string; readonly shortest: number }

export type PasswordsDiffer = { readonly kind: 'passwords-differ' }

export async function hashNewPassword(
  { commonPasswords, passwordHasher }: PasswordDeps,
  { password, shortest }: PasswordChoice,
  owner: PasswordOwner,
): Promise<Result<string, PasswordRefusal | HasherBusy>> {
  const isCommon = await commonPasswords.has(password.toLowerCase())
  const checked = checkPassword(password, { shortest, isCommon, owner })
  return checked.ok ? passwordHasher.hash(checked.value) : err(checked.error)
}
