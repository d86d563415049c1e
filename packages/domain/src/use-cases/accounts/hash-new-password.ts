import type { Adapters } from '../../ports/adapters.ts'
import { checkPassword, type PasswordOwner } from '../../users/password.ts'

export type PasswordDeps = Pick<Adapters, 'passwordHasher' | 'commonPasswords'>

export async function hashNewPassword(
  { commonPasswords, passwordHasher }: PasswordDeps,
  { password, shortest }: { readonly password: string; readonly shortest: number },
  owner: PasswordOwner,
) {
  const isCommon = await commonPasswords.has(password.toLowerCase())
  const checked = checkPassword(password, { shortest, isCommon, owner })
  return checked.ok ? passwordHasher.hash(checked.value) : checked
}
