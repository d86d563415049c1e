import type { Mail } from './mail.ts'
import { greet, oneLine, renderMail } from './render-mail.ts'
import type { TemplateData } from './template-data.ts'

/** Notifies the owner that the account exists, which the registration page must not reveal. */
export function alreadyRegisteredMail({
  id,
  to,
  username,
  link,
  appName,
  leaving,
}: TemplateData & { readonly leaving: boolean }): Mail {
  const name = oneLine(appName)
  const parts = renderMail({
    appName: name,
    title: 'You already have an account',
    greeting: greet(username),
    opening: `Somebody just tried to register at ${name} with your address. If it was you, sign in instead:`,
    action: { label: 'Sign in', link },
    closing: [
      ...(leaving ? ['The account is to be deleted. Signing in keeps it.'] : []),
      'You forgot your password? The sign-in page helps you to choose a new one.',
      'It was not you? Then you need not do anything. Your account has not changed.',
    ],
  })
  return { id, kind: 'already-registered', to, subject: oneLine(`You already have an account at ${name}`), ...parts }
}
