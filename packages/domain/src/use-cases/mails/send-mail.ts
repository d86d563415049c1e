import type { Mail, TemplateData } from '../../mails/mail.ts'
import type { MailRecord } from '../../mails/mail-record.ts'
import {
  accountLeavingMail,
  alreadyRegisteredMail,
  operatorAlertMail,
  passwordChangedMail,
  passwordResetMail,
  planReadyMail,
  receiptMail,
  reviewReminderMail,
  verificationMail,
} from '../../mails/templates.ts'
import type { Adapters, JobOutcome, MailJob } from '../../ports/index.ts'
import { todayOf } from '../../reviews/card.ts'
import { isWorthReminding, wantsReminders } from '../../reviews/reminder.ts'
import type { RegistrationId } from '../../shared/index.ts'
import { DEFAULT_LANGUAGE } from '../../users/language.ts'
import { type LinkPurpose, mintLink } from '../../users/secret-link.ts'
import type { RegisteredUser, User } from '../../users/user.ts'
import { unsubscribeToken } from '../reviews/remind-learners.ts'

type SendMailDeps = Pick<Adapters, 'unitOfWork' | 'mailer' | 'ids' | 'clock'> & { readonly settings: MailSettings }

export type MailSettings = { readonly appName: string; readonly appUrl: string }

type VerificationJob = Extract<MailJob, { readonly mail: 'verification' }>

type Reader = Pick<User, 'email' | 'username' | 'language'>

type MintedLink = { readonly mailId: string; readonly secret: string }

/** Writes the mail that a job asks for and hands it over. What is out of date by then is not sent. */
export const makeSendMail = (deps: SendMailDeps) => {
  const { appName, appUrl } = deps.settings
  /** `path`: the page of the web app that the mail leads to. */
  const data = (user: Reader, id: string, path: string): TemplateData => ({
    ...{ id, to: user.email, username: user.username, language: user.language ?? DEFAULT_LANGUAGE, appName },
    link: `${appUrl}${path}`,
  })
  const mintFor = makeMint(deps)

  const compose = async (job: MailJob): Promise<Mail | null> => {
    const { unitOfWork } = deps
    const found = await unitOfWork.run(({ users }) => users.find(job.userId))
    const user = found && { ...found, language: found.language ?? job.language ?? null }
    // a deactivated user, too, is notified that their password was changed
    if (!user || !(user.isActive || job.mail === 'password-changed')) return null
    const dataFor = (path: string): TemplateData => data(user, job.mailId, path)
    switch (job.mail) {
      case 'verification':
        return user.kind === 'registered' ? verification(job, user) : null
      case 'password-reset':
        return passwordReset(user, job.mailId, false)
      case 'already-registered':
        return alreadyRegisteredMail({ ...dataFor('/login'), leaving: user.deletionAt !== null })
      case 'account-leaving':
        // who has come back meanwhile stays
        return user.deletionAt && accountLeavingMail({ ...dataFor('/login'), deletionAt: user.deletionAt })
      case 'password-changed':
        return passwordChangedMail(dataFor('/forgot-password'))
      case 'receipt':
        return receiptMail({ ...dataFor('/account'), ...job.receipt })
      case 'operator-alert':
        // who has been made a learner meanwhile could not open the page
        return user.role === 'admin' ? operatorAlertMail({ ...dataFor('/admin/health'), alert: job.alert }) : null
      case 'review-reminder': {
        // turned off, reviewed or over by now
        if (!wantsReminders(user) || todayOf(user, deps.clock.now()) !== job.day) return null
        const day = await unitOfWork.run(({ reviews }) => reviews.onDay(user.id, job.day))
        const unsubscribe = `${appUrl}/unsubscribe/${unsubscribeToken(deps.ids, user.id)}`
        return isWorthReminding(day) ? reviewReminderMail({ ...dataFor('/review'), due: day.due, unsubscribe }) : null
      }
      case 'plan-ready': {
        const ready = await unitOfWork.run(async ({ plans, chapters }) => {
          const plan = await plans.find(job.planId)
          return plan && { planTitle: plan.title, chapters: (await chapters.ofPlan(plan.id)).length }
        })
        return ready && planReadyMail({ ...dataFor(`/learning-plan/${job.planId}`), ...ready })
      }
    }
  }

  const verification = async (job: VerificationJob, user: RegisteredUser): Promise<Mail | null> => {
    const further = await deps.unitOfWork.run(({ registrations }) => registrations.ofUser(user.id))
    const { registration } = job
    // a request for another mail may come from any of those who registered the address: only its owner reads this mail
    if (registration === undefined && further.length > 0) return passwordReset(user, job.mailId, true)
    const isFirst = registration === undefined || registration === 'first'
    const chosen = isFirst ? user : further.find(({ id }) => id === registration)
    if (!chosen) return null
    const link = await mintUnrevoked(user, job.mailId, 'verify-email', isFirst ? null : registration)
    if (!link) return null
    // what the registration was made in, not an earlier one, which may be a stranger's
    const language = chosen.language ?? user.language
    const named = { email: user.email, username: chosen.username, language }
    return verificationMail({ ...data(named, link.mailId, `/verify-email?token=${link.secret}`), several: !isFirst })
  }

  const passwordReset = async (user: User, mailId: string, several: boolean): Promise<Mail | null> => {
    const link = await mintUnrevoked(user, mailId, 'reset-password')
    return link && passwordResetMail({ ...data(user, link.mailId, `/reset-password?token=${link.secret}`), several })
  }

  /**
   * The link may have been revoked while its mail was waiting, as the password was changed. What was asked for after that met a
   * mail on its way, so the mail gets the next link of its own, and an id that goes with it: the same mail, written again, still
   * has the same link.
   */
  const mintUnrevoked = async (
    user: User,
    id: string,
    purpose: LinkPurpose,
    registrationId: RegistrationId | null = null,
  ): Promise<MintedLink | null> => {
    for (let round = 0; round < 10; round += 1) {
      const mailId = round === 0 ? id : `${id}-${round}`
      const secret = await mintFor(user, mailId, purpose, registrationId)
      if (secret !== null) return { mailId, secret }
    }
    return null
  }

  return async (job: MailJob): Promise<JobOutcome> => {
    const mail = await compose(job)
    if (!mail) {
      await recordMail(deps, job, 'dropped')
      return 'done'
    }
    const sent = await deps.mailer.send(mail)
    await recordMail(deps, job, sent.ok ? 'sent' : 'retrying')
    return sent.ok ? 'done' : 'try-again'
  }
}

/** The queue gives up on a mail, after a day and more. */
export const makeAbandonMail = (deps: Pick<Adapters, 'unitOfWork' | 'clock'>) => (job: MailJob) =>
  recordMail(deps, job, 'failed')

const recordMail = (
  { unitOfWork, clock }: Pick<Adapters, 'unitOfWork' | 'clock'>,
  { mailId: id, userId, mail }: MailJob,
  state: MailRecord['state'],
): Promise<void> => unitOfWork.run(({ mailLog }) => mailLog.record({ id, userId, mail, state, at: clock.now() }))

/**
 * Makes a link for a mail that is about to be sent, and answers its secret: it is in the mail and nowhere else. Null when
 * the mail had a link that was revoked meanwhile.
 */
const makeMint =
  ({ unitOfWork, ids, clock }: SendMailDeps) =>
  async (
    user: User,
    mailId: string,
    purpose: LinkPurpose,
    registrationId: RegistrationId | null,
  ): Promise<string | null> => {
    const secret = ids.secretFor(mailId)
    const link = mintLink(ids.digest(secret), user.id, purpose, clock.now(), registrationId)
    const saved = await unitOfWork.run(async ({ users, secretLinks }) => {
      await users.lock(user.id)
      await secretLinks.add(link)
      return secretLinks.find(link.digest, purpose)
    })
    return saved?.revoked === false ? secret : null
  }
