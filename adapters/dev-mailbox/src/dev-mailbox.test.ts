import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Email, type Mail, parseEmail } from '@app/domain'
import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type DevMailbox, makeDevMailbox } from './dev-mailbox.ts'

const LINK = 'https://app.example/verify-email?token=abc'

let folder: string
let lines: string[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dev-mailbox-'))
  lines = []
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('the mailer', () => {
  it('should write a message that any mail program reads, under its time, kind and recipient', async () => {
    const { mailer } = open({ now: () => new Date('2026-11-21T10:11:12.345Z') })
    const text = `Hallo Jürgen 🥾,\n\n${LINK}\n\n.\nFrom here on`
    expect(await mailer.send(mail({ subject: 'Grüße – 🥾', text }))).toEqual({ ok: true, value: undefined })
    const name = '2026-11-21T10-11-12.345Z-verification-ada@example.com.eml'
    expect(await readdir(folder)).toEqual([name])
    const raw = await readFile(join(folder, name))
    expect(raw.toString('latin1')).toMatch(/^(?:[!-~][ -~]*\r\n)+(?:\t.*\r\n|[ !-~]+\r\n)*\r\n/)
    expect(raw.toString('latin1')).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    const read = await PostalMime.parse(raw)
    expect(read).toMatchObject({ subject: 'Grüße – 🥾', date: '2026-11-21T10:11:12.000Z' })
    expect(read.from).toMatchObject({ name: 'Waymark', address: 'no-reply@waymark.example' })
    expect(read.to).toMatchObject([{ address: 'ada@example.com' }])
    expect(read.text?.trimEnd()).toBe(text)
    expect(read.html?.trimEnd()).toBe('<p>Hello</p>')
  })

  it('should log one line that names the link, and not the address', async () => {
    await open().mailer.send(mail({}))
    expect(lines).toEqual([`dev mailbox: verification mail, link: ${LINK}`])
  })

  it('should write the same mail once: again, at once and after a restart', async () => {
    const { mailer } = open()
    await Promise.all(Array.from({ length: 10 }, () => mailer.send(mail({}))))
    await mailer.send(mail({}))
    expect(await open().mailer.send(mail({}))).toMatchObject({ ok: true })
    expect(await readdir(folder)).toHaveLength(1)
    expect(lines).toHaveLength(1)
  })

  it('should keep mails apart that go out in the same moment, newest first', async () => {
    const mailbox = open({ now: () => new Date('2026-11-21T10:11:12.345Z') })
    await Promise.all(Array.from({ length: 5 }, (_, n) => mailbox.mailer.send(mail({ id: `${n}`, subject: `${n}` }))))
    expect((await mailbox.list()).map(({ subject }) => subject)).toEqual(['4', '3', '2', '1', '0'])
  })

  it('should be readable by its owner only, for the links in it are as good as passwords', async () => {
    await open().mailer.send(mail({}))
    const [name = ''] = await readdir(folder)
    expect((await stat(join(folder, name))).mode & 0o077).toBe(0)
  })

  it('should answer "mail-not-sent" and leave nothing behind when the folder cannot be written', async () => {
    const blocked = join(folder, 'file')
    await writeFile(blocked, '')
    expect(await open({ folder: blocked }).mailer.send(mail({}))).toEqual({
      ok: false,
      error: { kind: 'mail-not-sent' },
    })
    expect(lines).toEqual([expect.stringMatching(/^dev mailbox: mail not written: E\w+$/)])
    expect(await open().mailer.send(mail({}))).toMatchObject({ ok: true })
  })

  it('should refuse an address that names more than one, as SMTP would', async () => {
    for (const to of ['ada@example.com, eve@evil.example', 'ada@example.com\r\nBcc: eve@evil.example', '']) {
      expect(await open().mailer.send(mail({ to: to as Email }))).toMatchObject({ ok: false })
    }
    expect(await readdir(folder)).toEqual([])
  })

  it('should not let the sender of the configuration add a header', async () => {
    const injection = '\r\nBcc: eve@evil.example\r\nX-Evil: yes'
    for (const from of [`Waymark${injection} <a@waymark.example>`, `Waymark <a@waymark.example${injection}>`]) {
      await open({ from }).mailer.send(mail({ id: from }))
    }
    for (const name of await readdir(folder)) {
      const { headers } = await PostalMime.parse(await readFile(join(folder, name)))
      expect(headers.filter(({ key }) => !EXPECTED_HEADERS.has(key))).toEqual([])
    }
  })

  it('should give any address a file in the folder, and let neither it nor the subject add a header', async () => {
    const mailbox = open()
    let sent = 0
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('../../etc/x', 'NUL', 'x'.repeat(200), 'a\r\nBcc: x'),
    )
    const anyAddress = anyText
      .map((text) => parseEmail(`${text.replace(/[\s@<>(),;:"\\[\]\p{Cc}]/gu, '')}a@example.com`))
      .filter((parsed) => parsed.ok)
    await fc.assert(
      fc.asyncProperty(anyAddress, anyText, async ({ value: to }, subject) => {
        const answer = await mailbox.mailer.send(mail({ id: `${to}${sent++}`, to, subject }))
        expect(answer).toMatchObject({ ok: true })
        const [newest] = await mailbox.list()
        const name = newest?.name ?? ''
        expect(name).toMatch(/^[A-Za-z0-9@._+-]{1,255}$/)
        const headers = (await PostalMime.parse(await readFile(join(folder, name)))).headers.map(({ key }) => key)
        expect(headers.filter((key) => !EXPECTED_HEADERS.has(key))).toEqual([])
      }),
    )
    expect(await readdir(folder)).toHaveLength(sent)
  })
})

describe('list and read', () => {
  it('should be empty before the first mail, even without a folder', async () => {
    const mailbox = open({ folder: join(folder, 'not', 'yet') })
    expect(await mailbox.list()).toEqual([])
    await mailbox.mailer.send(mail({}))
    expect(await mailbox.list()).toMatchObject([{ kind: 'verification', to: 'ada@example.com', subject: 'Confirm' }])
  })

  it('should show what another process wrote, forget what was deleted, and pass over what is no mail', async () => {
    const mailbox = open()
    await open().mailer.send(mail({}))
    await writeFile(join(folder, 'notes.eml'), 'Subject: x\r\n\r\n')
    await writeFile(join(folder, '2026-11-21T10-11-12.345Z-verification-a@b.c.eml.1.tmp'), '')
    const [only, ...others] = await mailbox.list()
    expect(others).toEqual([])
    await rm(join(folder, only?.name ?? ''))
    expect(await mailbox.list()).toEqual([])
    expect(await mailbox.read(only?.name ?? '')).toBeNull()
    expect(await mailbox.mailer.send(mail({}))).toMatchObject({ ok: true })
    expect(await mailbox.list()).toHaveLength(1)
  })

  it('should give the parts and links of a mail', async () => {
    const mailbox = open()
    await mailbox.mailer.send(mail({ text: `Hello\n\n${LINK}\n\nor http://other.example/a).` }))
    const [{ name } = { name: '' }] = await mailbox.list()
    const read = await mailbox.read(name)
    expect(read).toMatchObject({
      name,
      from: 'Waymark <no-reply@waymark.example>',
      html: expect.stringContaining('<p>'),
    })
    expect(read?.links).toEqual([LINK, 'http://other.example/a'])
    expect(read?.messageId).toBe('<mail-1@dev-mailbox.localhost>')
  })

  it('should read no file but its own mails', async () => {
    const mailbox = open({ folder: join(folder, 'mail') })
    await mailbox.mailer.send(mail({}))
    const secret = '2026-11-21T10-11-12.345Z-verification-a@b.c.eml'
    await writeFile(join(folder, secret), 'Subject: secret\r\n\r\n')
    await writeFile(join(folder, 'mail', 'x.eml'), 'Subject: secret\r\n\r\n')
    const prefix = '2026-11-21T10-11-12.345Z-'
    const paths = [
      `../${secret}`,
      `${prefix}/../../${secret}`,
      `..\\${secret}`,
      'x.eml',
      '',
      '.',
      '..',
      `${secret}\u0000`,
    ]
    for (const name of [...paths, join(folder, secret)]) expect(await mailbox.read(name), name).toBeNull()
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (name) => {
        expect(await mailbox.read(name)).toBeNull()
        expect(await mailbox.read(`${prefix}${name}/../${secret}`)).toBeNull()
      }),
    )
  })
})

// Helpers

const EXPECTED_HEADERS = new Set(
  'from to subject message-id date mime-version content-type content-transfer-encoding auto-submitted x-mail-kind'.split(
    ' ',
  ),
)

const open = (given: Partial<Parameters<typeof makeDevMailbox>[0]> = {}): DevMailbox =>
  makeDevMailbox({ folder, from: 'Waymark <no-reply@waymark.example>', log: (line) => lines.push(line), ...given })

const mail = (given: Partial<Mail>): Mail => ({
  id: 'mail-1',
  kind: 'verification',
  to: 'ada@example.com' as Email,
  subject: 'Confirm',
  text: `Hello\n\n${LINK}\n`,
  html: '<p>Hello</p>',
  ...given,
})
