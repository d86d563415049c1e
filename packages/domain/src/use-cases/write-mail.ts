import type { Purchase } from '../credits/purchase.ts'
import { alreadyRegisteredMail } from '../mails/already-registered-mail.ts'
import { passwordChangedMail } from '../mails/password-changed-mail.ts'
import { passwordResetMail } from '../mails/password-reset-mail.ts'
import { planReadyMail } from '../mails/plan-ready-mail.ts'
import { receiptMail } from '../mails/receipt-mail.ts'
import { verificationMail } from '../mails/verification-mail.ts'
import type { Email } from '../users/email.ts'

/** Where links in mails lead. */
export type MailSettings = { readonly appName: string; readonly appUrl: string }

type Reader = { readonly id: string; readonly to: Email; readonly username: string }

/** Every mail with the page of the web app that its link leads to. */
export function makeWriteMail({ appName, appUrl }: MailSettings) {
  const about = (reader: Reader, path: string) => ({ ...reader, appName, link: `${appUrl}${path}` })
  return {
    verification: (reader: Reader, secret: string) => verificationMail(about(reader, `/verify-email?token=${secret}`)),
    passwordReset: (reader: Reader, secret: string) =>
      passwordResetMail(about(reader, `/reset-password?token=${secret}`)),
    alreadyRegistered: (reader: Reader) => alreadyRegisteredMail({ ...reader, appName, loginLink: `${appUrl}/login` }),
    passwordChanged: (reader: Reader) => passwordChangedMail(about(reader, '/forgot-password')),
    planReady: (reader: Reader, plan: { readonly title: string; readonly chapters: number }) =>
      planReadyMail({ ...about(reader, '/dashboard'), planTitle: plan.title, chapters: plan.chapters }),
    receipt: (reader: Reader, purchase: Purchase) => receiptMail({ ...about(reader, '/account'), ...purchase }),
  }
}
