import type { Receipt } from '../credits/purchase.ts'
import { HOUR } from '../shared/duration.ts'
import { clip } from '../shared/text.ts'
import { LINK_LIFE } from '../users/secret-link.ts'
import type { Mail, TemplateData } from './mail.ts'
import type { OperatorAlert } from './operator-alert.ts'
import { oneLine, plainTitle, renderMail } from './render-mail.ts'

type LinkData = TemplateData & { readonly several?: boolean }

/** Asks a new user to show that the address is theirs. `several`: the address was registered before, perhaps by another. */
export const verificationMail = ({ several = false, ...data }: LinkData): Mail =>
  renderMail('verification', data, ({ verification }, app) =>
    verification(app, { hours: LINK_LIFE['verify-email'] / HOUR, several }),
  )

/** Notifies the owner that the account exists, which the registration page must not reveal. */
export const alreadyRegisteredMail = ({ leaving, ...data }: TemplateData & { readonly leaving: boolean }): Mail =>
  renderMail('already-registered', data, ({ alreadyRegistered }, app) => alreadyRegistered(app, { leaving }))

/**
 * Lets the owner of an account choose a new password. Anybody may have asked for it, so it says how to ignore it.
 * `several`: the address waits to be verified and was registered more than once, so its owner's password is chosen here; which
 * of the names is the reader's is not known.
 */
export const passwordResetMail = ({ several = false, ...data }: LinkData): Mail =>
  renderMail('password-reset', several ? { ...data, username: '' } : data, ({ passwordReset }, app) =>
    passwordReset(app, { hours: LINK_LIFE['reset-password'] / HOUR, several }),
  )

/** Notifies the owner of a changed password, so that a thief cannot change it unnoticed. */
export const passwordChangedMail = (data: TemplateData): Mail =>
  renderMail('password-changed', data, ({ passwordChanged }, app) => passwordChanged(app))

/** Notifies the owner of an account of its deletion, and how to cancel it. */
export const accountLeavingMail = ({ deletionAt, ...data }: TemplateData & { readonly deletionAt: Date }): Mail =>
  renderMail('account-leaving', data, ({ accountLeaving }, app) => accountLeaving(app, { deletionAt }))

export type ReceiptTemplateData = TemplateData & Receipt

const MAX_REFERENCE_LENGTH = 100

/** Says what was bought, and for how much. No invoice in the sense of any law. */
export const receiptMail = (data: ReceiptTemplateData): Mail =>
  renderMail('receipt', data, ({ receipt }, app) => {
    const packageName = oneLine(data.packageName)
    const reference = clip(oneLine(data.reference), MAX_REFERENCE_LENGTH)
    return receipt(app, { ...data, packageName, reference })
  })

type PlanReadyTemplateData = TemplateData & {
  /** As a model wrote it. */
  readonly planTitle: string
  readonly chapters: number
}

/** Calls a learner back who did not wait for the plan. The title has a line to itself: any script may stand there. */
export const planReadyMail = ({ planTitle, chapters, ...data }: PlanReadyTemplateData): Mail =>
  renderMail('plan-ready', data, ({ planReady }) => planReady({ title: plainTitle(planTitle), chapters }))

type ReminderTemplateData = TemplateData & { readonly due: number; readonly unsubscribe: string }

/** Calls a learner who asked for it to what is due today. */
export const reviewReminderMail = ({ due, ...data }: ReminderTemplateData): Mail =>
  renderMail('review-reminder', data, ({ reviewReminder }) => reviewReminder(due))

/** Says to an operator what is wrong, what it means for learners, and what to do about it. */
export const operatorAlertMail = ({ alert, ...data }: TemplateData & { readonly alert: OperatorAlert }): Mail =>
  renderMail('operator-alert', data, ({ operatorAlert }, app) => operatorAlert(app, alert))
