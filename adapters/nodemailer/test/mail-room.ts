import { readFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import type { Email, Mail } from '@app/domain'
import { type MailServer, openMailServer } from '@app/testing/open-mail-server'
import { afterEach } from 'vitest'
import { type MailTrouble, makeSmtpMailer, type SmtpMailer } from '../src/smtp-mailer.ts'

export type ServerOptions = NonNullable<Parameters<typeof openMailServer>[0]>

export const NOT_SENT = { ok: false, error: { kind: 'mail-not-sent' } }
export const SENT = { ok: true, value: undefined }

/** Signed by itself, for `localhost`, 127.0.0.1 and 0.0.0.0, until 2120. Both files are public: they protect nothing. */
export const CERTIFICATE = readFileSync(new URL('./test-only-certificate.pem', import.meta.url), 'utf8')
export const KEY = readFileSync(new URL('./test-only-key.pem', import.meta.url), 'utf8')

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const undo of cleanUp.splice(0).reverse()) await undo()
})

/** Servers and mailers of a test close when it ends. */
export async function open(options?: ServerOptions): Promise<MailServer> {
  const server = await openMailServer(options)
  cleanUp.push(server.close)
  return server
}

type Given = {
  readonly timeoutMs?: number
  readonly lines?: string[]
  readonly troubles?: MailTrouble[]
  readonly from?: string
}

export function mailerFor(url: string, given: Given = {}): SmtpMailer {
  const { timeoutMs = 2_000, lines = [], troubles = [], from = 'Waymark <no-reply@waymark.example>' } = given
  const mailer = makeSmtpMailer({
    url,
    from,
    timeoutMs,
    log: (line) => lines.push(line),
    onTrouble: (trouble) => troubles.push(trouble),
  })
  cleanUp.push(mailer.close)
  return mailer
}

export const mail = (given: Partial<Mail>): Mail => ({
  id: 'mail-1',
  kind: 'verification',
  to: 'ada@example.com' as Email, // an address, as `parseEmail` would say
  subject: 'Confirm your address',
  text: 'Hello\n',
  html: '<p>Hello</p>',
  ...given,
})

/** A server that knows no SMTP but what `behave` does with each connection. */
export async function openSocketServer(behave: (socket: Socket) => unknown): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    behave(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanUp.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}
