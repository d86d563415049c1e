import { createServer, type Socket } from 'node:net'
import type { Email, Mail } from '@app/domain'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { type MailServer, openMailServer, replyWith } from '../test/open-mail-server.ts'
import { makeSmtpMailer, type SmtpMailer } from './smtp-mailer.ts'

const NOT_SENT = { ok: false, error: { kind: 'mail-not-sent' } }

describe('makeSmtpMailer', () => {
  it('should deliver both parts, with umlauts and emoji as they were written', async () => {
    const server = await open()
    const subject = 'Grüße aus Zürich 🥾 – „für dich“'
    const sent = await mailerFor(server.url).send(
      mail({ subject, text: 'Schöne Grüße 🥾', html: '<p>Schöne Grüße 🥾</p>' }),
    )
    expect(sent).toEqual({ ok: true, value: undefined })
    expect(server.delivered).toHaveLength(1)
    const [{ recipients, mail: read, raw } = none()] = server.delivered
    expect(recipients).toEqual(['ada@example.com'])
    expect(read).toMatchObject({
      subject,
      text: 'Schöne Grüße 🥾\n',
      from: { name: 'Waymark', address: 'no-reply@waymark.example' },
    })
    expect(read.to).toMatchObject([{ address: 'ada@example.com' }])
    expect(read.html).toContain('<p>Schöne Grüße 🥾</p>')
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  })

  it('should keep the Message-ID of a mail that is sent again, and give every mail its own', async () => {
    const server = await open()
    const mailer = mailerFor(server.url)
    for (const id of ['mail-1', 'mail-1', 'mail-2', 'odd > id\r\nBcc: x@y.example']) await mailer.send(mail({ id }))
    const ids = server.delivered.map(({ mail }) => mail.messageId)
    expect(ids[0]).toBe('<mail-1@waymark.example>')
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).toBe('<mail-2@waymark.example>')
    expect(ids[3]).toMatch(/^<[0-9a-f]{64}@waymark\.example>$/)
  })

  it('should send 20 mails at once over two connections at most', async () => {
    const server = await open()
    const mailer = mailerFor(server.url)
    const sent = await Promise.all(Array.from({ length: 20 }, (_, n) => mailer.send(mail({ id: `mail-${n}` }))))
    expect(sent.every(({ ok }) => ok)).toBe(true)
    expect(server.delivered).toHaveLength(20)
    expect(server.connections()).toBeLessThanOrEqual(2)
  })

  it('should sign in with the name and password of the address', async () => {
    const server = await open({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'us@er' && password === 'p:w' ? done(null, { user: username }) : done(new Error('No.')),
    })
    const good = mailerFor(server.url.replace('smtp://', 'smtp://us%40er:p%3Aw@'))
    expect(await good.verify()).toBe(true)
    expect(await good.send(mail({}))).toMatchObject({ ok: true })
    const bad = mailerFor(server.url.replace('smtp://', 'smtp://user:wrong@'))
    expect(await bad.verify()).toBe(false)
    expect(await bad.send(mail({}))).toEqual(NOT_SENT)
  })
})

describe('a server in trouble', () => {
  it.each([
    ['refuses the recipient for now', { onRcptTo: (_to, _session, done) => done(replyWith(450)) }, 'EENVELOPE 450'],
    ['refuses the recipient for good', { onRcptTo: (_to, _session, done) => done(replyWith(550)) }, 'EENVELOPE 550'],
    [
      'refuses the mail itself',
      { onData: (stream, _session, done) => stream.resume().on('end', () => done(replyWith(554))) },
      'EMESSAGE 554',
    ],
    ['refuses the connection', { onConnect: (_session, done) => done(replyWith(421)) }, ''],
  ] satisfies [string, Parameters<typeof openMailServer>[0], string][])(
    'should answer "mail-not-sent" when it %s, and say why without the address',
    async (_what, options, why) => {
      const server = await open(options)
      const lines: string[] = []
      expect(await mailerFor(server.url, 2_000, lines).send(mail({}))).toEqual(NOT_SENT)
      expect(lines).toEqual([expect.stringContaining(why)])
      expect(lines.join()).not.toContain('ada@')
    },
  )

  it('should go on sending after a refusal', async () => {
    let refusals = 0
    const server = await open({ onRcptTo: (_to, _session, done) => (refusals++ ? done() : done(replyWith(450))) })
    const mailer = mailerFor(server.url)
    expect(await mailer.send(mail({}))).toEqual(NOT_SENT)
    expect(await mailer.send(mail({}))).toMatchObject({ ok: true })
  })

  it('should answer when nobody listens there', async () => {
    const server = await open()
    await server.close()
    const mailer = mailerFor(server.url)
    expect(await mailer.send(mail({}))).toEqual(NOT_SENT)
    expect(await mailer.verify()).toBe(false)
  })

  it.each([
    ['never greets', (_socket: Socket) => {}],
    ['hangs after the greeting', (socket: Socket) => socket.write('220 hello\r\n')],
    // every line starts the socket's own timeout anew
    ['drips one line after the other', (socket: Socket) => drip(socket)],
  ])('should give up after the timeout on a server that %s', async (_what, behave) => {
    const url = await openSocketServer(behave)
    const mailer = mailerFor(url, 300)
    const started = performance.now()
    const [sent, verified] = await Promise.all([mailer.send(mail({})), mailer.verify()])
    expect(sent).toEqual(NOT_SENT)
    expect(verified).toBe(false)
    expect(performance.now() - started).toBeLessThan(1_500)
  })

  it('should answer once it is closed', async () => {
    const server = await open()
    const mailer = mailerFor(server.url)
    mailer.close()
    expect(await mailer.send(mail({}))).toEqual(NOT_SENT)
  })
})

describe('an attempt to inject', () => {
  it.each([
    'ada@example.com, eve@evil.example',
    'ada@example.com\r\nBcc: eve@evil.example',
    'ada@example.com>\r\nRCPT TO:<eve@evil.example',
    'Ada <ada@example.com>',
    '"ada@example.com" <eve@evil.example>',
    '',
  ])('should send nothing to %j', async (to) => {
    const server = await open()
    expect(await mailerFor(server.url).send(mail({ to: to as Email }))).toEqual(NOT_SENT)
    expect(server.delivered).toEqual([])
  })

  it('should not let a subject add a header, nor text add a recipient, a file or a second mail', async () => {
    const server = await open()
    const mailer = mailerFor(server.url)
    await mailer.send(mail({}))
    const headers = headerNames(server)
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constantFrom(
        'a\r\nBcc: eve@evil.example',
        'a\nX: y\n\nbody',
        'a\r\n.\r\nMAIL FROM:<x@y.example>',
        '/etc/passwd',
        '\u2028X: y',
      ),
    )
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (subject, text) => {
        const before = server.delivered.length
        expect(await mailer.send(mail({ subject: `S${subject}`, text: `T${text}`, html: `H${text}` }))).toMatchObject({
          ok: true,
        })
        expect(server.delivered).toHaveLength(before + 1)
        expect(server.delivered.at(-1)?.recipients).toEqual(['ada@example.com'])
        expect(headerNames(server)).toEqual(headers)
      }),
      { numRuns: 60 },
    )
  })
})

// Helpers

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const undo of cleanUp.splice(0).reverse()) await undo()
})

async function open(options?: Parameters<typeof openMailServer>[0]): Promise<MailServer> {
  const server = await openMailServer(options)
  cleanUp.push(server.close)
  return server
}

function mailerFor(url: string, timeoutMs = 2_000, lines: string[] = []): SmtpMailer {
  const mailer = makeSmtpMailer({
    url,
    from: 'Waymark <no-reply@waymark.example>',
    timeoutMs,
    log: (line) => lines.push(line),
  })
  cleanUp.push(mailer.close)
  return mailer
}

const mail = (given: Partial<Mail>): Mail => ({
  id: 'mail-1',
  kind: 'verification',
  to: 'ada@example.com' as Email,
  subject: 'Confirm your address',
  text: 'Hello\n',
  html: '<p>Hello</p>',
  ...given,
})

const headerNames = (server: MailServer): (string | undefined)[] =>
  server.delivered.at(-1)?.mail.headers.map(({ key }) => key) ?? []

async function openSocketServer(behave: (socket: Socket) => unknown): Promise<string> {
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

function drip(socket: Socket): void {
  socket.write('220 hello\r\n')
  const timer = setInterval(() => socket.write('250-still here\r\n'), 50)
  socket.on('close', () => clearInterval(timer))
}

const none = (): never => {
  throw new Error('nothing was delivered')
}
