import type { AddressInfo } from 'node:net'
import PostalMime, { type Email as ParsedMail } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type Delivered = {
  readonly recipients: readonly string[]
  readonly encrypted: boolean
  readonly raw: string
  readonly mail: ParsedMail
}

export type MailServer = {
  readonly url: string
  readonly delivered: readonly Delivered[]
  readonly connections: () => number
  readonly close: () => Promise<void>
}

/** A real SMTP server, on a free port unless one is given; `options` make it refuse, wait or ask for a password. */
export async function openMailServer(options: Partial<SMTPServerOptions> = {}, onPort = 0): Promise<MailServer> {
  const delivered: Delivered[] = []
  let connections = 0
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 50,
    onConnect: (_session, done) => {
      connections += 1
      done()
    },
    onData: async (stream, session, done) => {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk)
      const raw = Buffer.concat(chunks)
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      const mail = await PostalMime.parse(raw)
      delivered.push({ recipients, encrypted: session.secure, raw: raw.toString('utf8'), mail })
      done()
    },
    ...options,
  })
  // a client that gives up resets its connection; that is what some tests are about
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(onPort, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo // it listens on a port, not on a pipe

  return {
    url: `${options.secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    delivered,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** An SMTP server's refusal: `replyWith(450)` is to be tried again, `replyWith(550)` is final. */
export const replyWith = (responseCode: number): Error => Object.assign(new Error('No.'), { responseCode })
