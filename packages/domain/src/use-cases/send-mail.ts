import type { Mail } from '../mails/mail.ts'
import type { Clock } from '../ports/clock.ts'
import type { IdSource } from '../ports/id-source.ts'
import type { JobOutcome, MailJob } from '../ports/jobs.ts'
import type { Mailer } from '../ports/mailer.ts'
import type { UnitOfWork } from '../ports/unit-of-work.ts'
import { ok } from '../shared/result.ts'
import { type LinkPurpose, mintLink } from '../users/secret-link.ts'
import type { User } from '../users/user.ts'
import { type MailSettings, makeWriteMail } from './write-mail.ts'

/** Writes the mail that a job asks for and hands it over. What is out of date by then is not sent. */
export type SendMail = (job: MailJob) => Promise<JobOutcome>

type SendMailDeps = {
  readonly unitOfWork: UnitOfWork
  readonly mailer: Mailer
  readonly ids: IdSource
  readonly clock: Clock
  readonly settings: MailSettings
}

export const makeSendMail = (deps: SendMailDeps): SendMail => {
  const writeMail = makeWriteMail(deps.settings)
  const mintFor = makeMint(deps)

  const compose = async (job: MailJob): Promise<Mail | null> => {
    const { unitOfWork } = deps
    const found = await unitOfWork.run(async ({ users }) => ok(await users.find(job.userId)))
    const user = found.value
    if (!user?.isActive) return null
    const to = { id: job.mailId, to: user.email, username: user.username }
    switch (job.mail) {
      case 'verification': {
        if (user.kind !== 'registered') return null
        const secret = await mintUnrevoked(user, job.mailId)
        return secret === null ? null : writeMail.verification(to, secret)
      }
      case 'password-reset': {
        // a link that has been used was delivered: this is the same mail again
        const secret = await mintFor(user, job.mailId, 'reset-password')
        return secret === null ? null : writeMail.passwordReset(to, secret)
      }
      case 'already-registered':
        return writeMail.alreadyRegistered(to, user.removalAt !== null)
      case 'account-leaving':
        // who has come back meanwhile stays
        return user.removalAt && writeMail.accountLeaving(to, user.removalAt)
      case 'password-changed':
        return writeMail.passwordChanged(to)
      case 'receipt':
        return writeMail.receipt(to, job.purchase)
      case 'plan-ready': {
        const plan = await unitOfWork.run(async ({ plans, chapters }) => {
          const kept = await plans.find(job.planId)
          return ok(kept && { title: kept.title, chapters: (await chapters.ofPlan(kept.id)).length })
        })
        return plan.value && writeMail.planReady(to, plan.value)
      }
    }
  }

  /**
   * The address may have been registered anew while this mail was waiting, which revoked its link: then it gets the next one
   * of its own. So the same mail, written again, still has the same link.
   */
  const mintUnrevoked = async (user: User, mailId: string): Promise<string | null> => {
    for (let registration = 0; registration < 10; registration += 1) {
      const secret = await mintFor(user, registration === 0 ? mailId : `${mailId}/${registration}`, 'verify-email')
      if (secret !== null) return secret
    }
    return null
  }

  return async (job) => {
    const mail = await compose(job)
    if (!mail) return 'done'
    const sent = await deps.mailer.send(mail)
    return sent.ok ? 'done' : 'try-again'
  }
}

/**
 * Makes a link for a mail that is about to be sent, and answers its secret: it is in the mail and nowhere else. Null when
 * the mail had a link that was revoked meanwhile.
 */
const makeMint =
  ({ unitOfWork, ids, clock }: SendMailDeps) =>
  async (user: User, mailId: string, purpose: LinkPurpose): Promise<string | null> => {
    const secret = ids.secretFor(mailId)
    const link = mintLink(ids.digest(secret), user.id, purpose, clock.now())
    const kept = await unitOfWork.run(async ({ users, secretLinks }) => {
      await users.lock(user.id)
      await secretLinks.add(link)
      return ok(await secretLinks.find(link.digest, purpose))
    })
    return kept.value?.revoked === false ? secret : null
  }
