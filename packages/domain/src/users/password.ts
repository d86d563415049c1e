import { err, ok, type Result } from '../shared/result.ts'

export const SHORTEST_PASSWORD = 8
/** Hashing cost must not grow with what a stranger sends. */
export const LONGEST_PASSWORD = 128

export type PasswordRefusal = { readonly kind: 'password-too-short' } | { readonly kind: 'password-too-long' }

/** Passwords are taken as typed: any character counts, none is trimmed. */
export function checkPassword(password: string): Result<string, PasswordRefusal> {
  if (password.length < SHORTEST_PASSWORD) return err({ kind: 'password-too-short' })
  if (password.length > LONGEST_PASSWORD) return err({ kind: 'password-too-long' })
  return ok(password)
}
