import { randomUUID } from 'node:crypto'
import { type Email, type Mail, parseEmail } from '@app/domain'
import type { Command } from 'commander'
import type { Config } from '../config.ts'
import { configuration } from './configuration.ts'
import { refuse, type Shown, tell } from './print.ts'

export function addMailVerbs(program: Command): void {
  program
    .command('mail')
    .description('the mail server')
    .command('test')
    .description('Sends one mail the way the app sends its own, and says whether the server took it.')
    .argument('<address>', 'to whom')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: npm run cli -- mail test you@example.org')
    .action(async (address: string, shown: Shown) => {
      const config = configuration()
      const to = parseEmail(address)
      if (!to.ok) return refuse('This is no address. Check how it is typed.')
      const { chooseMail } = await import('../mail.ts')
      const lines: string[] = []
      const keep = (line: string): void => void lines.push(line)
      const { mailer, where, close } = chooseMail(config, { warn: keep, info: () => {} })
      const sent = await mailer.send(testMail(to.value, config))
      close()
      if (!sent.ok) return refuse(`The mail was not sent. ${lines.map(whatToDo).join(' ')}`)
      const words = `The mail to ${to.value} was taken. ${where}.`
      tell({ json: { to: to.value, sent: true, provider: config.mail.provider }, words }, shown)
    })
}

const testMail = (to: Email, { appName, appUrl }: Config): Mail => ({
  id: randomUUID(),
  kind: 'test',
  to,
  subject: `A test mail from ${appName}`,
  text: `Mails of ${appName} arrive here. Whoever runs ${appUrl} asked for this one; there is nothing to do.`,
  html: '<p>Mails arrive here. Whoever runs the service asked for this one; there is nothing to do.</p>',
})

const TODO: Readonly<Record<string, string>> = {
  EAUTH: 'The server refuses the name or password in SMTP_URL.',
  EENVELOPE: 'The server refuses the sender (MAIL_FROM) or the recipient.',
  ETLS: 'No encryption came about: see SMTP_URL in the README.',
  ECONNECTION: 'The server cannot be reached: check host and port in SMTP_URL.',
  ESOCKET: 'The server cannot be reached, or its certificate is not trusted: check SMTP_URL.',
  EDNS: 'The host in SMTP_URL has no address.',
  ETIMEDOUT: 'The server does not answer in time.',
}

/** The mailer's line has codes only: `mail not sent: EAUTH 535`. */
export function whatToDo(line: string): string {
  const code = /\bE[A-Z]+\b/.exec(line)?.[0] ?? ''
  return `${TODO[code] ?? 'Look at the mail server.'} (${line.replace(/^.*: /, '')})`
}
