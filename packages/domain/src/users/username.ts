import { err, ok, type Result } from '../shared/result.ts'
import { hasControlCharacter, hasInvisibleCharacter } from '../shared/text.ts'

/** How a person is called. Compared without regard to case: see `usernameKey`. */
export type Username = string & { readonly __username: true }

export const LONGEST_USERNAME = 50

export function parseUsername(text: string): Result<Username, 'invalid-username'> {
  const username = text.normalize('NFKC').trim().replace(/ +/g, ' ')
  const valid =
    username !== '' &&
    username.length <= LONGEST_USERNAME &&
    !hasControlCharacter(username) &&
    !hasInvisibleCharacter(username)
  return valid ? ok(username as Username) : err('invalid-username')
}

export const usernameKey = (username: Username): string => username.toLowerCase()
