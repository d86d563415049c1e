import { HOUR } from '../shared/duration.ts'
import { LINK_LIFE } from '../users/secret-link.ts'
import { counted } from './counted.ts'
import type { Mail } from './mail.ts'
import { greet, oneLine, renderMail } from './render-mail.ts'
import type { TemplateData } from './template-data.ts'

type Facts = TemplateData & { readonly several?: boolean }

/**
 * Lets the owner of an account choose a new password. Anybody may have asked for it, so it says how to ignore it.
 * `several`: the address waits to be verified and was registered more than once, so its owner's password is chosen here.
 */
export function passwordResetMail({ id, to, username, link, appName, several = false }: Facts): Mail {
  const name = oneLine(appName)
  const life = counted(LINK_LIFE['reset-password'] / HOUR, 'hour')
  const parts = renderMail({
    appName: name,
    title: 'Choose a new password',
    // several registrations, several names: which one is the reader's is not known
    greeting: several ? greet('') : greet(username),
    opening: several
      ? `Your address was used to sign up at ${name} more than once. To finish, open this link and choose your password:`
      : `Somebody asked for a new password for your account at ${name}. If it was you, open this link to choose one:`,
    action: { label: 'Choose a new password', link },
    closing: [
      `The link works once, for ${life}. If you ask again, you get a newer link, and this one stops working.`,
      several
        ? "Didn't sign up? You can ignore this mail."
        : 'You did not ask? Then you need not do anything. Your password has not changed.',
    ],
  })
  return { id, kind: 'password-reset', to, subject: oneLine(`Choose a new password for ${name}`), ...parts }
}
