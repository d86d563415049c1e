import { randomUUID } from 'node:crypto'
import { type Email, type Mail, parseEmail } from '@app/domain'
import type { MailTrouble } from '@app/nodemailer'
import type { Command } from 'commander'
import type { Config } from '../../config.ts'
import { configuration } from '../configuration.ts'
import { cannot, type OutputOptions, print, refuse } from '../output.ts'

export function addMailVerbs(program: Command): void {
  program
    .command('mail')
    .description('the mail server')
    .command('test')
    .description('Sends a test email the way the app does, and reports whether the server accepted it.')
    .argument('<address>', 'the recipient')
    .addHelpText('after', '\nExample: npm run cli -- mail test you@example.org')
    .action(async (address: string, shown: OutputOptions) => {
      const config = configuration()
      const to = parseEmail(address)
      if (!to.ok) return refuse('This isn’t a valid email address. Check the spelling.')
      const { chooseMail } = await import('../../adapters/mail.ts')
      const troubles: MailTrouble[] = []
      const silent = { warn: () => {}, info: () => {} }
      const { mailer, where, close } = await chooseMail(config, silent, (trouble) => void troubles.push(trouble))
      const sent = await mailer.send(testMail(to.value, config))
      close()
      if (!sent.ok) {
        const reportFailure = troubles.some(({ kind }) => NO_ANSWER.includes(kind)) ? cannot : refuse
        return reportFailure(`The email wasn’t sent. ${troubles.map(whatToDo).join(' ')}`)
      }
      const words = `The email to ${to.value} was accepted. ${where}.`
      print({ json: { to: to.value, sent: true, provider: config.mail.provider }, words }, shown)
    })
}

const NO_ANSWER: readonly MailTrouble['kind'][] = ['not-reached', 'no-such-host', 'too-slow']

const testMail = (to: Email, { appName, appUrl }: Config): Mail => ({
  id: randomUUID(),
  kind: 'test',
  to,
  subject: `Test email from ${appName}`,
  text: `This is a test email from ${appName}. It works: ${appUrl} can send email here. There’s nothing to do.`,
  html: '<p>This is a test email. It works: emails arrive here. There’s nothing to do.</p>',
})

const ADVICE: Readonly<Record<MailTrouble['kind'], string>> = {
  'login-refused': 'The server rejected the username or password in SMTP_URL.',
  'address-refused': 'The server rejected the sender (MAIL_FROM) or the recipient.',
  'not-encrypted': 'Encryption failed: see SMTP_URL in the README.',
  'not-reached': 'The server can’t be reached, or its certificate isn’t trusted: check SMTP_URL.',
  'no-such-host': 'The host in SMTP_URL can’t be found.',
  'too-slow': 'The server didn’t respond in time.',
  'something-else': 'Check the mail server’s logs.',
}

export const whatToDo = ({ kind, codes }: MailTrouble): string => `${ADVICE[kind]} (${codes})`
