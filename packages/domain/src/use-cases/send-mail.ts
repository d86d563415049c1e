import { alreadyRegisteredMail } from '../mails/already-registered-mail.ts'
import type { Mail } from '../mails/mail.ts'
import { verificationMail } from '../mails/verification-mail.ts'
import type { Clock } from '../ports/clock.ts'
import type { IdSource } from '../ports/id-source.ts'
import type { Job, JobOutcome } from '../ports/jobs.ts'
import type { Mailer } from '../ports/mailer.ts'
import type { UnitOfWork } from '../ports/unit-of-work.ts'
import { ok } from '../shared/result.ts'
import { mintLink } from '../users/secret-link.ts'
import type { User } from '../users/user.ts'

export type SendMailJob = Extract<Job, { kind: 'send-mail' }>

export type SendMail = (job: SendMailJob) => Promise<JobOutcome>

/** Where links in mails lead. */
export type MailSettings = { readonly appName: string; readonly appUrl: string }

/** The secret of a link is made here, when the mail is written: it is in the mail and nowhere else. */
export const makeSendMail = (deps: {
  readonly unitOfWork: UnitOfWork
  readonly mailer: Mailer
  readonly ids: IdSource
  readonly clock: Clock
  readonly settings: MailSettings
}): SendMail => {
  const { appName, appUrl } = deps.settings

  const verificationFor = async (user: User, mailId: string): Promise<Mail> => {
    const secret = deps.ids.newSecret()
    await deps.unitOfWork.run(async ({ secretLinks }) => {
      await secretLinks.replace(mintLink(deps.ids.digest(secret), user.id, 'verify-email', deps.clock.now()))
      return ok(undefined)
    })
    const link = `${appUrl}/verify-email?token=${secret}`
    return verificationMail({ id: mailId, to: user.email, username: user.username, link, appName })
  }

  const compose = async ({ mail, userId, mailId }: SendMailJob): Promise<Mail | null> => {
    const { value: user } = await deps.unitOfWork.run(async ({ users }) => ok(await users.find(userId)))
    if (!user) return null
    if (mail === 'verification') return user.kind === 'registered' ? verificationFor(user, mailId) : null
    return alreadyRegisteredMail({
      id: mailId,
      to: user.email,
      username: user.username,
      loginLink: `${appUrl}/login`,
      appName,
    })
  }

  return async (job) => {
    const mail = await compose(job)
    if (!mail) return 'done'
    const sent = await deps.mailer.send(mail)
    return sent.ok ? 'done' : 'try-again'
  }
}
