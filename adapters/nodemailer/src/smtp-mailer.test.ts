import type { Email } from '@app/domain'
import { mailOfEachKind } from '@app/domain/testing/contracts'
import { describe, expect, it } from 'vitest'
import { mail, mailerFor, NOT_SENT, open, SENT } from '../test/mail-room.ts'

describe('makeSmtpMailer', () => {
  it('should deliver each kind of mail whole, so that any mail program reads it', async () => {
    const server = await open()
    const mailer = mailerFor(server.url)
    const started = Date.now()
    for (const given of mailOfEachKind()) {
      expect(await mailer.send(given), given.kind).toEqual(SENT)
      const { mail: read, raw, recipients } = server.delivered.at(-1) ?? none()
      expect(recipients).toEqual([given.to])
      expect(read).toMatchObject({
        subject: given.subject,
        from: { name: 'Waymark', address: 'no-reply@waymark.example' },
        to: [{ address: given.to }],
        messageId: `<${given.id}@waymark.example>`,
        attachments: [],
      })
      expect(read.text?.trimEnd()).toBe(given.text.trimEnd())
      expect(read.html?.trimEnd()).toBe(given.html.trimEnd())
      // a header holds whole seconds
      expect(Date.parse(read.date ?? '')).toBeGreaterThanOrEqual(started - 1_000)
      expect(Date.parse(read.date ?? '')).toBeLessThanOrEqual(Date.now())
      // the last part is the one that a mail program prefers (RFC 2046, 5.1.4)
      expect(raw.match(/^Content-Type: [a-z/]+/gm)).toEqual([
        'Content-Type: multipart/alternative',
        'Content-Type: text/plain',
        'Content-Type: text/html',
      ])
      expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    }
    expect(new Set(server.delivered.map(({ mail: { messageId } }) => messageId)).size).toBe(server.delivered.length)
  })

  it('should say how to unsubscribe, where one can, in headers that are whole (RFC 8058)', async () => {
    const server = await open()
    const mailer = mailerFor(server.url)
    // as long as a host and our token make it
    const unsubscribe = `https://${'learn.'.repeat(20)}example/unsubscribe/${'a-b_c123'.repeat(10)}`
    await mailer.send(mail({ unsubscribe }))
    await mailer.send(mail({}))
    const [one, other] = server.delivered.map(({ mail: { headers } }) =>
      headers.flatMap(({ key, value }) => (key.startsWith('list-') ? [[key, value]] : [])),
    )
    expect(one).toEqual([
      ['list-unsubscribe', `<${unsubscribe}>`],
      ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
    ])
    expect(other).toEqual([])
  })

  it('should deliver umlauts and emoji as they were written', async () => {
    const server = await open()
    const subject = 'Grüße aus Zürich 🥾 – „für dich“'
    const html = '<p>Schöne Grüße 🥾</p>'
    expect(await mailerFor(server.url).send(mail({ subject, text: 'Schöne Grüße 🥾', html }))).toEqual(SENT)
    const { mail: read, raw } = server.delivered[0] ?? none()
    expect(read).toMatchObject({ subject, text: 'Schöne Grüße 🥾\n', html: expect.stringContaining(html) })
    expect(raw, 'encoded, for not every server on the way takes 8 bits').toMatch(/^[\t\r\n -~]*$/)
  })

  it('should deliver to an address in any script', async () => {
    const server = await open()
    const mailer = mailerFor(server.url)
    for (const to of ['žofie@example.com', 'ada@bücher.example', '用户@例子.广告']) {
      expect(await mailer.send(mail({ to: to as Email })), to).toEqual(SENT)
    }
    expect(server.delivered.map(({ recipients }) => recipients)).toEqual([
      ['žofie@example.com'],
      // a domain has a form that every server understands, a name before the @ has not
      [expect.stringMatching(/^ada@(bücher|xn--bcher-kva)\.example$/)],
      [expect.stringMatching(/^用户@(例子|xn--fsqu00a)\.(广告|xn--55qw42g)$/)],
    ])
  })

  it('should answer "mail-not-sent" for such an address when the server knows ASCII only', async () => {
    const server = await open({
      hideSMTPUTF8: true,
      onRcptTo: ({ address }, _session, done) => done(/^[ -~]+$/.test(address) ? null : new Error('No.')),
    })
    expect(await mailerFor(server.url).send(mail({ to: 'žofie@example.com' as Email }))).toEqual(NOT_SENT)
    expect(server.delivered).toEqual([])
  })

  it('should keep the Message-ID of a mail that is sent again, and give every mail its own', async () => {
    const server = await open()
    const mailer = mailerFor(server.url)
    for (const id of ['mail-1', 'mail-1', 'mail-2']) await mailer.send(mail({ id }))
    const ids = server.delivered.map(({ mail }) => mail.messageId)
    expect(ids[0]).toBe('<mail-1@waymark.example>')
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).toBe('<mail-2@waymark.example>')
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
    expect(await good.send(mail({}))).toEqual(SENT)
    const lines: string[] = []
    const bad = mailerFor(server.url.replace('smtp://', 'smtp://user:wrong@'), { lines })
    expect(await bad.verify()).toBe(false)
    expect(await bad.send(mail({}))).toEqual(NOT_SENT)
    expect(lines).toEqual(['mail server not usable: EAUTH 535', 'mail not sent: EAUTH 535'])
    expect(server.delivered).toHaveLength(1)
  })
})

// Helpers

const none = (): never => {
  throw new Error('nothing was delivered')
}
