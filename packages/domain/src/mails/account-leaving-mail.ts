import { formatDay } from './format-day.ts'
import type { Mail } from './mail.ts'
import { greet, oneLine, renderMail } from './render-mail.ts'
import type { TemplateData } from './template-data.ts'

export type AccountLeavingTemplateData = TemplateData & { readonly deletionAt: Date }

/** Notifies the owner of an account of its deletion, and how to cancel it. */
export function accountLeavingMail({ id, to, username, link, appName, deletionAt }: AccountLeavingTemplateData): Mail {
  const name = oneLine(appName)
  const parts = renderMail({
    appName: name,
    title: 'Your account will be removed',
    greeting: greet(username),
    opening: `You asked us to delete your account at ${name}. It will be removed on ${formatDay(deletionAt)} (UTC), with your conversations, plans, chapters and credits. Do you want to keep it? Then sign in before that day:`,
    action: { label: 'Keep my account', link },
    closing: [
      'You want it to go? Then you need not do anything.',
      'You did not ask for this? Then somebody else knows your password: sign in and change it at once.',
    ],
  })
  return { id, kind: 'account-leaving', to, subject: oneLine(`Your account at ${name} will be removed`), ...parts }
}
