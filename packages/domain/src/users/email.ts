import { err, hasControlCharacter, hasInvisibleCharacter, ok, type Result } from '../shared/index.ts'

/** A mail address in lower case without surrounding spaces: the form in which two addresses are compared. */
export type Email = string & { readonly __email: true }

/** RFC 5321 4.5.3.1.3 limits a path to 256 octets, brackets included. */
const MAX_EMAIL_LENGTH = 254

export function parseEmail(text: string): Result<Email, 'invalid-email'> {
  const email = text.trim().toLowerCase()
  const valid =
    email.length <= MAX_EMAIL_LENGTH &&
    !hasControlCharacter(email) &&
    !hasInvisibleCharacter(email) &&
    /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\].]+(\.[^\s@<>(),;:"\\[\].]+)+$/.test(email)
  return valid ? ok(email as Email) : err('invalid-email')
}
