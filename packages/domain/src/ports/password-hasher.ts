import type { Result } from '../shared/index.ts'
import type { PasswordText } from '../users/password.ts'

/** Too many passwords are being checked at once: try again in a moment. */
export type HasherBusy = { readonly kind: 'hasher-busy' }

/** Slow on purpose, and bounded: it must not take the machine from other requests. */
export type PasswordHasher = {
  readonly hash: (password: PasswordText) => Promise<Result<string, HasherBusy>>
  /** With `hash` null the same work is done and the answer is false: an unknown account takes as long as a known one. */
  readonly matches: (password: PasswordText, hash: string | null) => Promise<Result<boolean, HasherBusy>>
}
