import { err, hasControlCharacter, hasInvisibleCharacter, ok, type Result } from '../shared/index.ts'

/** How a person is called. One name belongs to one person, and so do those that look like it: see `skeletonOf`. */
export type Username = string & { readonly __username: true }

export const MAX_USERNAME_LENGTH = 50

export function parseUsername(text: string): Result<Username, 'invalid-username'> {
  const username = text
    .normalize('NFKC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
  const valid =
    username !== '' &&
    username.length <= MAX_USERNAME_LENGTH &&
    !hasControlCharacter(username) &&
    !hasInvisibleCharacter(username) &&
    HAS_SIGN.test(username) &&
    !STACKED_MARKS.test(username) &&
    !FOREIGN_MARK.test(username) &&
    isOfOneScript(username)
  return valid ? ok(username as Username) : err('invalid-username')
}

/** Anything but marks that stand on nothing. */
const HAS_SIGN = /[^\p{M}\p{Z}]/u

/** Marks around a sign, or more of them above one another than any script has (UTS 39, section 5.4). */
const STACKED_MARKS = /\p{Me}|\p{Mn}{5}/u

/** A mark of another script on one of these letters looks like a speck beside it: a Hebrew point below a Latin "a". */
const FOREIGN_MARK =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Nd}]\p{Script=Inherited}*(?!\p{Script=Inherited})\p{M}/u

/** A name without regard to case. */
export const usernameKey = (username: Username): string => username.toLowerCase()

/** Scripts with letters that look like letters of one another. The others are hardly ever taken for something else. */
const LOOK_ALIKES = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic', 'Lisu'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
)

/** A name that mixes them can look exactly like another name: "adмin" with a Cyrillic letter (Unicode UTS 39, section 5). */
const isOfOneScript = (name: string): boolean => LOOK_ALIKES.filter((script) => script.test(name)).length <= 1
