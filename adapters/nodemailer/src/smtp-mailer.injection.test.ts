import type { Email } from '@app/domain'
import { mailOfEachKind } from '@app/domain/testing/contracts'
import type { MailServer } from '@app/testing/open-mail-server'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mail, mailerFor, NOT_SENT, open, SENT } from '../test/mail-room.ts'

describe('an attempt to inject', () => {
  it.each([
    'ada@example.com, eve@evil.example',
    'ada@example.com\r\nBcc: eve@evil.example',
    'ada@example.com>\r\nRCPT TO:<eve@evil.example',
    'Ada <ada@example.com>',
    '"ada@example.com" <eve@evil.example>',
    'ada@example.com eve@evil.example',
    'eve@evil.example\u0000@example.com',
    '',
  ])('should send nothing to %j', async (to) => {
    const server = await open()
    const lines: string[] = []
    expect(await mailerFor(server.url, { lines }).send(mail({ to: to as Email }))).toEqual(NOT_SENT)
    expect(server.delivered).toEqual([])
    expect(lines).toEqual(['mail not sent: not one plain address'])
  })

  it('should not let a subject add a header, nor text add a recipient, a file or a second mail', async () => {
    const server = await open()
    const mailer = mailerFor(server.url)
    await mailer.send(mail({}))
    const headers = headerNames(server)
    await fc.assert(
      fc.asyncProperty(hostile(), hostile(), async (subject, text) => {
        const before = server.delivered.length
        const given = mail({ subject: `S${subject}`, text: `T${text}`, html: `H${text}` })
        expect(await mailer.send(given)).toEqual(SENT)
        expect(server.delivered).toHaveLength(before + 1)
        expect(server.delivered.at(-1)?.recipients).toEqual(['ada@example.com'])
        expect(headerNames(server)).toEqual(headers)
      }),
    )
  })

  it('should not let any fact of any kind of mail add a header', async () => {
    const server = await open()
    const mailer = mailerFor(server.url)
    const headersOf = async (given: Parameters<typeof mail>[0]) => {
      await mailer.send(mail(given))
      return headerNames(server)
    }
    const [plain, listed] = [await headersOf({}), await headersOf({ unsubscribe: 'https://app.example' })]
    const text = 'a\r\nBcc: eve@evil.example\r\n\r\n.\r\n'
    const facts = { id: text, username: text, link: text, appName: text, planTitle: text, packageName: text }
    for (const given of mailOfEachKind({ ...facts, reference: text })) {
      expect(await mailer.send(given), given.kind).toEqual(SENT)
      expect(server.delivered.at(-1)?.recipients).toEqual(['ada@example.com'])
      expect(headerNames(server), given.kind).toEqual(given.unsubscribe === undefined ? plain : listed)
    }
  })

  it('should not let the sender of the configuration add a header or a recipient', async () => {
    const server = await open()
    await mailerFor(server.url).send(mail({}))
    const headers = headerNames(server)
    const injection = '\r\nBcc: eve@evil.example\r\nX-Evil: yes'
    for (const from of [
      `Waymark${injection} <no-reply@waymark.example>`,
      `Waymark <no-reply@waymark.example>${injection}`,
      `Waymark <no-reply@waymark.example${injection}>`,
      `"Way\\"mark${injection}" <no-reply@waymark.example>`,
    ]) {
      await mailerFor(server.url, { from }).send(mail({}))
      for (const { recipients } of server.delivered) expect(recipients).toEqual(['ada@example.com'])
      expect(headerNames(server), from).toEqual(headers)
    }
  })
})

// Helpers

const hostile = () =>
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom(
      'a\r\nBcc: eve@evil.example',
      'a\nX: y\n\nbody',
      'a\r\n.\r\nMAIL FROM:<x@y.example>',
      '/etc/passwd',
      '\u2028X: y',
    ),
  )

const headerNames = (server: MailServer): (string | undefined)[] =>
  server.delivered.at(-1)?.mail.headers.map(({ key }) => key) ?? []
