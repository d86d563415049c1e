import { describeMailer } from '@app/domain/testing/contracts'
import { NOWHERE } from '@app/testing/nowhere'
import { openMailServer, replyWith } from '@app/testing/open-mail-server'
import { makeSmtpMailer } from './smtp-mailer.ts'

describeMailer('SMTP', async (scenario) => {
  const refuse = scenario === 'refusing'
  const server = await openMailServer(refuse ? { onMailFrom: (_from, _session, done) => done(replyWith(550)) } : {})
  const url = scenario === 'down' ? `smtp://${NOWHERE}` : server.url
  const mailer = makeSmtpMailer({ url, from: 'Waymark <no-reply@waymark.example>', timeoutMs: 2_000 })
  return {
    mailer,
    received: async () =>
      server.delivered.map(({ recipients, mail }) => ({
        id: /^<(.+)@waymark\.example>$/.exec(mail.messageId ?? '')?.[1] ?? '',
        to: recipients.join(),
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        html: mail.html ?? '',
      })),
    close: async () => {
      mailer.close()
      await server.close()
    },
  }
})
