import type { Email } from '../users/email.ts'
import type { Mail } from './mail.ts'
import { greet, oneLine, writeLetter } from './write-letter.ts'

export type PasswordChangedMailFacts = {
  readonly id: string
  readonly to: Email
  readonly username: string
  /** Leads to the page where one asks for a link to set a new password. */
  readonly link: string
  readonly appName: string
}

/** Tells the owner of an account that its password is another one now: a thief cannot change it unnoticed. */
export function passwordChangedMail({ id, to, username, link, appName }: PasswordChangedMailFacts): Mail {
  const name = oneLine(appName)
  const letter = writeLetter({
    appName: name,
    title: 'Your password was changed',
    greeting: greet(username),
    opening: `The password of your account at ${name} was changed just now, and all other devices were signed out. It was not you? Then set a new password at once:`,
    action: { label: 'Reset my password', link },
    closing: [
      'A new password signs out every device, even one that is not yours.',
      'It was you? Then you need not do anything.',
    ],
  })
  return { id, kind: 'password-changed', to, subject: oneLine(`Your password for ${name} was changed`), ...letter }
}
