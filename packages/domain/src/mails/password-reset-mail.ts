import { HOUR } from '../shared/duration.ts'
import { LINK_LIFE } from '../users/secret-link.ts'
import { counted } from './counted.ts'
import type { Mail } from './mail.ts'
import type { MailFacts } from './mail-facts.ts'
import { greet, oneLine, writeLetter } from './write-letter.ts'

/** Lets the owner of an account choose a new password. Anybody may have asked for it, so it says how to ignore it. */
export function passwordResetMail({ id, to, username, link, appName }: MailFacts): Mail {
  const name = oneLine(appName)
  const life = counted(LINK_LIFE['reset-password'] / HOUR, 'hour')
  const letter = writeLetter({
    appName: name,
    title: 'Choose a new password',
    greeting: greet(username),
    opening: `Somebody asked for a new password for your account at ${name}. If it was you, open this link to choose one:`,
    action: { label: 'Choose a new password', link },
    closing: [
      `The link works once, for ${life}. If you ask again, you get a newer link, and this one stops working.`,
      'You did not ask? Then you need not do anything. Your password has not changed.',
    ],
  })
  return { id, kind: 'password-reset', to, subject: oneLine(`Choose a new password for ${name}`), ...letter }
}
