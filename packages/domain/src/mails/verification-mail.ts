import { HOUR } from '../shared/duration.ts'
import { LINK_LIFE } from '../users/secret-link.ts'
import type { Mail } from './mail.ts'
import { greet, oneLine, renderMail } from './render-mail.ts'
import type { TemplateData } from './template-data.ts'

const NOT_THE_ONLY_ONE =
  'Someone else may have signed up with your address, too. Open this link only if this mail greets you by the name you chose.'

type Facts = TemplateData & { readonly several?: boolean }

/** Asks a new user to show that the address is theirs. `several`: the address was registered before, perhaps by another. */
export function verificationMail({ id, to, username, link, appName, several = false }: Facts): Mail {
  const name = oneLine(appName)
  const hours = LINK_LIFE['verify-email'] / HOUR
  const parts = renderMail({
    appName: name,
    title: 'Is this your address?',
    greeting: greet(username),
    opening: `Welcome to ${name}. One step is left: open this link to confirm your address.`,
    action: { label: 'Confirm my address', link },
    closing: [
      ...(several ? [NOT_THE_ONLY_ONE] : []),
      `The link works for ${hours} hours. Expired? Request a new link on the sign-in page, and this one stops working.`,
      `Didn’t sign up? You can ignore this email. Nobody can sign in with your address unless this link is opened.`,
    ],
  })
  return { id, kind: 'verification', to, subject: oneLine(`Confirm your address for ${name}`), ...parts }
}
