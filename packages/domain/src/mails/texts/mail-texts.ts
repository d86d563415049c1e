import type { Receipt } from '../../credits/purchase.ts'
import type { MailTemplate } from '../mail.ts'
import type { OperatorAlert } from '../operator-alert.ts'

export type MailText = MailTemplate & { readonly subject: string }

/** What mails say in one language. `app` is the product's name; names and titles are plain text in one line. */
export type MailTexts = {
  /** Empty where a name must not be repeated. */
  readonly greeting: (name: string) => string
  /** Leads to the address of the link, for programs that show no buttons. */
  readonly buttonFails: string
  /** `hours` that the link works; `several`: the address was registered before, perhaps by another. */
  readonly verification: (app: string, facts: { readonly hours: number; readonly several: boolean }) => MailText
  readonly alreadyRegistered: (app: string, facts: { readonly leaving: boolean }) => MailText
  readonly passwordReset: (app: string, facts: { readonly hours: number; readonly several: boolean }) => MailText
  readonly passwordChanged: (app: string) => MailText
  readonly accountLeaving: (app: string, facts: { readonly deletionAt: Date }) => MailText
  readonly receipt: (app: string, facts: Receipt) => MailText
  /** `title` may be empty. */
  readonly planReady: (facts: { readonly title: string; readonly chapters: number }) => MailText
  readonly operatorAlert: (app: string, alert: OperatorAlert) => MailText
}
