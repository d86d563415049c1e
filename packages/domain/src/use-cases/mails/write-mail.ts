import type { Receipt } from '../../credits/purchase.ts'
import {
  accountLeavingMail,
  alreadyRegisteredMail,
  passwordChangedMail,
  passwordResetMail,
  verificationMail,
} from '../../mails/account-mails.ts'
import { planReadyMail } from '../../mails/plan-ready-mail.ts'
import { receiptMail } from '../../mails/receipt-mail.ts'
import type { Email } from '../../users/email.ts'

export type MailSettings = { readonly appName: string; readonly appUrl: string }

type Addressee = { readonly id: string; readonly to: Email; readonly username: string }

/** Every mail with the page of the web app that its link leads to. */
export function makeWriteMail({ appName, appUrl }: MailSettings) {
  const about = (addressee: Addressee, path: string) => ({ ...addressee, appName, link: `${appUrl}${path}` })
  return {
    verification: (addressee: Addressee, secret: string, several: boolean) =>
      verificationMail({ ...about(addressee, `/verify-email?token=${secret}`), several }),
    passwordReset: (addressee: Addressee, secret: string, several: boolean) =>
      passwordResetMail({ ...about(addressee, `/reset-password?token=${secret}`), several }),
    alreadyRegistered: (addressee: Addressee, leaving: boolean) =>
      alreadyRegisteredMail({ ...about(addressee, '/login'), leaving }),
    accountLeaving: (addressee: Addressee, deletionAt: Date) =>
      accountLeavingMail({ ...about(addressee, '/login'), deletionAt }),
    passwordChanged: (addressee: Addressee) => passwordChangedMail(about(addressee, '/forgot-password')),
    planReady: (addressee: Addressee, plan: { readonly title: string; readonly chapters: number }) =>
      planReadyMail({ ...about(addressee, '/dashboard'), planTitle: plan.title, chapters: plan.chapters }),
    receipt: (addressee: Addressee, receipt: Receipt) => receiptMail({ ...about(addressee, '/account'), ...receipt }),
  }
}
