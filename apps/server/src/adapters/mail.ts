import { join } from 'node:path'
import type { MailTrouble } from '@app/nodemailer'
import type { Config } from '../config.ts'

export type Mail = Awaited<ReturnType<typeof chooseMail>>

type Lines = { readonly warn: (line: string) => void; readonly info: (line: string) => void }

/** The configured mailer, imported lazily, and the dev mailbox's pages. `where` tells the operator where mails go. */
export async function chooseMail(
  { mail, mailFrom: from, dataDir, appUrl }: Config,
  log: Lines,
  onTrouble: (trouble: MailTrouble) => void = () => {},
) {
  if (mail.provider === 'smtp') {
    const { makeSmtpMailer } = await import('@app/nodemailer')
    const { host } = new URL(mail.url)
    const mailer = makeSmtpMailer({ url: mail.url, from, log: (line) => log.warn(line), onTrouble })
    return { mailer, pages: null, where: `Emails go out through ${host}`, close: mailer.close }
  }
  const { devMailboxPages, makeDevMailbox } = await import('@app/dev-mailbox')
  const mailbox = makeDevMailbox({ folder: join(dataDir, 'mail'), from, log: (line) => log.info(line) })
  return {
    mailer: mailbox.mailer,
    pages: devMailboxPages(mailbox),
    where: `Emails go to the dev mailbox at ${appUrl}/dev/mail`,
    close: () => {},
  }
}
