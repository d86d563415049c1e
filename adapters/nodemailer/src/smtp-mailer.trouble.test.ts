import type { Socket } from 'node:net'
import { NOWHERE } from '@app/testing/nowhere'
import { replyWith } from '@app/testing/open-mail-server'
import { describe, expect, it } from 'vitest'
import { mail, mailerFor, NOT_SENT, open, openSocketServer, SENT, type ServerOptions } from '../test/mail-room.ts'
import type { MailTrouble } from './smtp-mailer.ts'

describe('a server in trouble', () => {
  it.each([
    ['refuses the connection', { onConnect: (_session, done) => done(replyWith(421)) }, 'mail not sent: E'],
    ['refuses the sender', { onMailFrom: (_from, _session, done) => done(replyWith(550)) }, 'EENVELOPE 550'],
    ['refuses the recipient for now', { onRcptTo: (_to, _session, done) => done(replyWith(450)) }, 'EENVELOPE 450'],
    ['refuses the recipient for good', { onRcptTo: (_to, _session, done) => done(replyWith(550)) }, 'EENVELOPE 550'],
    ['refuses the mail itself for now', { onData: refuseData(451) }, 'EMESSAGE 451'],
    ['refuses the mail itself for good', { onData: refuseData(554) }, 'EMESSAGE 554'],
  ] satisfies [string, ServerOptions, string][])(
    'should answer "mail-not-sent" when it %s, and say why without the mail',
    async (_what, options, why) => {
      const server = await open(options)
      const lines: string[] = []
      expect(await mailerFor(server.url, { lines }).send(mail({ text: 'Hello secret\n' }))).toEqual(NOT_SENT)
      expect(lines).toEqual([expect.stringContaining(why)])
      // nor the server's own words, for they repeat what they are about
      expect(lines.join()).not.toMatch(/ada|example|hello|secret|confirm|No\./i)
      expect(server.delivered).toEqual([])
    },
  )

  it.each([
    [
      'refuses the login',
      { disabledCommands: ['STARTTLS'], allowInsecureAuth: true, onAuth: refuseLogin },
      'login-refused',
    ],
    ['refuses the recipient', { onRcptTo: (_to, _session, done) => done(replyWith(550)) }, 'address-refused'],
    ['refuses the mail', { onData: refuseData(554) }, 'something-else'],
  ] satisfies [string, ServerOptions, string][])('should report a server when it %s', async (_what, options, kind) => {
    const server = await open(options)
    const troubles: MailTrouble[] = []
    const url = server.url.replace('smtp://', 'smtp://user:password@')
    const mailer = mailerFor(kind === 'login-refused' ? url : server.url, { troubles })
    expect(await mailer.send(mail({}))).toEqual(NOT_SENT)
    expect(troubles).toEqual([{ kind, codes: expect.stringMatching(/^E[A-Z]+ 5\d\d$/) }])
  })

  it('should go on sending after a refusal', async () => {
    let refusals = 0
    const server = await open({ onRcptTo: (_to, _session, done) => (refusals++ ? done() : done(replyWith(450))) })
    const mailer = mailerFor(server.url)
    expect(await mailer.send(mail({}))).toEqual(NOT_SENT)
    expect(await mailer.send(mail({}))).toEqual(SENT)
  })

  it('should answer when no server listens there', async () => {
    const lines: string[] = []
    const mailer = mailerFor(`smtp://${NOWHERE}`, { lines })
    expect(await mailer.send(mail({}))).toEqual(NOT_SENT)
    expect(await mailer.verify()).toBe(false)
    expect(lines).toEqual([expect.stringMatching(/^mail not sent: E\w+$/), expect.stringMatching(/^mail server .+: E/)])
  })

  it('should answer when there is no such host', async () => {
    const troubles: MailTrouble[] = []
    expect(await mailerFor('smtp://mail.invalid:25', { troubles }).send(mail({}))).toEqual(NOT_SENT)
    expect(troubles).toMatchObject([{ kind: 'no-such-host' }])
  })

  it('should wait for a greeting that comes late, but not too late', async () => {
    const server = await open({ onConnect: (_session, done) => setTimeout(done, 200) })
    expect(await mailerFor(server.url, { timeoutMs: 20_000 }).send(mail({}))).toEqual(SENT)
    expect(await mailerFor(server.url, { timeoutMs: 100 }).send(mail({}))).toEqual(NOT_SENT)
  })

  it.each([
    ['never greets', (_socket: Socket) => {}],
    ['hangs after the greeting', (socket: Socket) => socket.write('220 hello\r\n')],
    ['hangs after the mail', (socket: Socket) => talk(socket, () => {})],
    // every line starts the socket's own timeout anew
    ['drips one line after the other', (socket: Socket) => drip(socket)],
  ])('should give up after the timeout on a server that %s', async (_what, behave) => {
    const mailer = mailerFor(await openSocketServer(behave), { timeoutMs: 300 })
    expect(await mailer.send(mail({}))).toEqual(NOT_SENT)
  })

  it.each([
    ['never greets', (_socket: Socket) => {}],
    ['hangs after the greeting', (socket: Socket) => socket.write('220 hello\r\n')],
    ['drips one line after the other', (socket: Socket) => drip(socket)],
  ])('should say soon that a server is not usable that %s', async (_what, behave) => {
    const mailer = mailerFor(await openSocketServer(behave), { timeoutMs: 300 })
    expect(await mailer.verify()).toBe(false)
  })

  it.each([
    ['closes at once', (socket: Socket) => socket.end()],
    ['resets the connection', (socket: Socket) => socket.resetAndDestroy()],
    ['speaks another language', (socket: Socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
    ['closes in the middle of the mail', (socket: Socket) => talk(socket, () => socket.end(), '354 go on')],
    ['resets after the mail', (socket: Socket) => talk(socket, () => socket.resetAndDestroy())],
  ])('should answer at once, without waiting for the timeout, when it %s', async (_what, behave) => {
    let connections = 0
    const url = await openSocketServer((socket) => {
      connections += 1
      return behave(socket)
    })
    // longer than a test may take
    expect(await mailerFor(url, { timeoutMs: 600_000 }).send(mail({}))).toEqual(NOT_SENT)
    // a mail that the server may have got is not pressed on it again and again
    expect(connections).toBeLessThanOrEqual(2)
  })

  it('should answer once it is closed', async () => {
    const server = await open()
    const mailer = mailerFor(server.url)
    mailer.close()
    expect(await mailer.send(mail({}))).toEqual(NOT_SENT)
  })
})

// Helpers

const refuseLogin: NonNullable<ServerOptions['onAuth']> = (_auth, _session, done) => done(replyWith(535))

function refuseData(code: number): NonNullable<ServerOptions['onData']> {
  return (stream, _session, done) => stream.resume().on('end', () => done(replyWith(code)))
}

function drip(socket: Socket): void {
  socket.write('220 hello\r\n')
  const timer = setInterval(() => socket.write('250-still here\r\n'), 50)
  socket.on('close', () => clearInterval(timer))
}

/** Plays along until the mail is there, or until `until` would be the answer; then `happens` happens in place of an answer. */
function talk(socket: Socket, happens: () => void, until?: string): void {
  socket.write('220 hello\r\n')
  let isMail = false
  socket.on('data', (chunk) => {
    if (isMail) {
      if (chunk.toString().endsWith('\r\n.\r\n')) happens()
      return
    }
    isMail = /^DATA/im.test(chunk.toString())
    socket.write(isMail ? '354 go on\r\n' : '250 fine\r\n')
    if (isMail && until) happens()
  })
}
