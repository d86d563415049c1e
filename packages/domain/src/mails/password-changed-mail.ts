import type { Mail } from './mail.ts'
import { greet, oneLine, renderMail } from './render-mail.ts'
import type { TemplateData } from './template-data.ts'

/** Notifies the owner of a changed password, so that a thief cannot change it unnoticed. */
export function passwordChangedMail({ id, to, username, link, appName }: TemplateData): Mail {
  const name = oneLine(appName)
  const parts = renderMail({
    appName: name,
    title: 'Your password was changed',
    greeting: greet(username),
    opening: `The password of your account at ${name} was changed just now, and whoever was signed in with the old one is signed out. It was not you? Then set a new password at once:`,
    action: { label: 'Reset my password', link },
    closing: [
      'A new password signs out every device, even one that is not yours.',
      'It was you? Then you need not do anything.',
    ],
  })
  return { id, kind: 'password-changed', to, subject: oneLine(`Your password for ${name} was changed`), ...parts }
}
