import { HOUR } from '../shared/duration.ts'
import { LINK_LIFE } from '../users/secret-link.ts'
import type { Mail } from './mail.ts'
import type { MailFacts } from './mail-facts.ts'
import { greet, oneLine, writeLetter } from './write-letter.ts'

/** Asks a new user to show that the address is theirs. */
export function verificationMail({ id, to, username, link, appName }: MailFacts): Mail {
  const name = oneLine(appName)
  const hours = LINK_LIFE['verify-email'] / HOUR
  const letter = writeLetter({
    appName: name,
    title: 'Is this your address?',
    greeting: greet(username),
    opening: `Welcome to ${name}. One step is left: open this link to confirm that the address is yours.`,
    action: { label: 'Confirm my address', link },
    closing: [
      `The link works for ${hours} hours. If it is too old, the sign-in page sends you a new one, and this one stops working.`,
      `You did not sign up? Then you need not do anything. Nobody can sign in with your address unless this link is opened.`,
    ],
  })
  return { id, kind: 'verification', to, subject: oneLine(`Confirm your address for ${name}`), ...letter }
}
