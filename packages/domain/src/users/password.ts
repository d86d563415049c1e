import { err, ok, type Result, wellFormed } from '../shared/index.ts'
import type { Email } from './email.ts'
import type { Username } from './username.ts'

declare const readable: unique symbol
/** Text that may be hashed: only `readPassword` makes it. */
export type PasswordText = string & { readonly [readable]: true }

/**
 * A password as it counts, is compared and is hashed: keyboards and systems write "é" as one character or as two, which are the
 * same in NFC. `asTyped` is what an earlier version hashed.
 */
export type Password = { readonly text: PasswordText; readonly asTyped: PasswordText }

export const readPassword = (typed: string): Password =>
  ({ text: typed.normalize('NFC'), asTyped: typed }) as { text: PasswordText; asTyped: PasswordText }

/** At registration, and where a forgotten password is replaced. */
export const MIN_PASSWORD_LENGTH = 8
/** Where a signed-in user changes their password: the specification asks for more there. */
export const MIN_CHANGED_PASSWORD_LENGTH = 9
/** Hashing cost must not grow with what a stranger sends. */
export const MAX_PASSWORD_LENGTH = 128

export type PasswordRefusal =
  | { readonly kind: 'password-too-short'; readonly shortest: number }
  | { readonly kind: 'password-too-long' }
  /** Half of a character that UTF-8 cannot hold: hashed, it would be the same as any other such half. */
  | { readonly kind: 'password-unusable' }
  /** Attackers try it early: it is common, or stands beside it on the form. */
  | { readonly kind: 'password-too-common' }

/** Whose password it is, as far as a password must not name them. */
export type PasswordOwner = { readonly username: Username; readonly email: Email }

/** Any character counts, none is trimmed. Length is counted as a text field counts it. */
export function checkPassword(
  { text }: Password,
  {
    shortest,
    isCommon,
    owner,
  }: { readonly shortest: number; readonly isCommon: boolean; readonly owner: PasswordOwner },
): Result<PasswordText, PasswordRefusal> {
  if (text.length < shortest) return err({ kind: 'password-too-short', shortest })
  if (text.length > MAX_PASSWORD_LENGTH) return err({ kind: 'password-too-long' })
  if (wellFormed(text) !== text) return err({ kind: 'password-unusable' })
  if (isCommon || namesOwner(text, owner)) return err({ kind: 'password-too-common' })
  return ok(text)
}

function namesOwner(password: string, { username, email }: PasswordOwner): boolean {
  const [mailbox = ''] = email.split('@')
  return [username.toLowerCase(), email, mailbox].includes(password.toLowerCase())
}
