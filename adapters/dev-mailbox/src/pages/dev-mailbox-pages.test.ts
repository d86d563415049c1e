import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DevMail } from '../dev-mail.ts'
import { devMailboxPages, renderMailboxPage, renderMailPage } from './dev-mailbox-pages.ts'
import { pathOfHtmlPart, pathOfMail } from './page.ts'

const STRICT = /^default-src 'none'; style-src 'self'; img-src 'self';(?!.*(unsafe|script-src|\*))/

describe('devMailboxPages', () => {
  it('should list the mails in their order, and fetch the list anew only when asked to', async () => {
    const page = await get('/dev/mail', [mail({ subject: 'Second' }), mail({ name: 'first.eml', subject: 'First' })])
    expect(page).toMatchObject({ status: 200, type: 'text/html; charset=utf-8', csp: expect.stringMatching(STRICT) })
    expect(page?.body).toMatch(/Second[\s\S]*First/)
    expect(page?.body).toContain('href="/dev/mail/first.eml"')
    expect(page?.body).toContain('<a href="/dev/mail">Check for new emails</a>')
    expect(page?.body).not.toContain('http-equiv')
    expect(await get('/dev/mail/', [])).toMatchObject({ status: 200 })
  })

  it('should say what will appear while there is no mail', async () => {
    expect((await get('/dev/mail', []))?.body).toContain('No emails yet.')
  })

  it('should show at most 200 mails and say how many more there are', async () => {
    const many = Array.from({ length: 203 }, (_, n) => mail({ name: `${n}.eml` }))
    const body = (await get('/dev/mail', many))?.body
    expect(body?.match(/<li>/g)).toHaveLength(200)
    expect(body).toContain('3 older mails are in the folder.')
  })

  it('should show a mail: its links first, then its text, then its HTML part in a frame without rights', async () => {
    const given = mail({ links: ['https://app.example/?a=1&b=2', 'https://other.example/'] })
    const page = await get(pathOfMail(given.name), [given])
    expect(page).toMatchObject({ status: 200, csp: expect.stringMatching(STRICT) })
    expect(page?.body).toMatch(
      /<a class="sign" href="https:\/\/app\.example\/\?a=1&amp;b=2"[\s\S]*href="https:\/\/other\.example\/"[\s\S]*<pre[\s\S]*<iframe/,
    )
    expect(page?.body).toContain(`src="${pathOfHtmlPart(given.name)}"`)
    expect(page?.body).not.toContain(given.html)
    expect(page?.body).toMatch(/sandbox="(?![^"]*allow-(scripts|same-origin|forms|top-navigation))/)
  })

  it('should serve the HTML part alone, shut in by its own policy', async () => {
    const given = mail({ html: '<p style="color:red">Hi</p><script>alert(1)</script>' })
    const page = await get(pathOfHtmlPart(given.name), [given])
    expect(page).toMatchObject({ status: 200, body: given.html })
    expect(page?.csp).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'; img-src data:;.*; sandbox(?!.*allow-scripts)/,
    )
    expect(page?.csp).toContain("frame-ancestors 'self'")
    expect(page?.csp).not.toMatch(/script-src|allow-same-origin/)
  })

  it('should serve the stylesheet, which loads nothing', async () => {
    const page = await get('/dev/mail/style.css', [])
    expect(page).toMatchObject({ status: 200, type: 'text/css; charset=utf-8' })
    expect(page?.body).not.toMatch(/url\(|@import/)
  })

  it('should answer 404 for a mail that is not there, and leave every other path to others', async () => {
    for (const path of ['/dev/mail/gone.eml', '/dev/mail/gone.eml/html', '/dev/mail/%', '/dev/mail/%2e%2e%2fx']) {
      expect(await get(path, []), path).toMatchObject({ status: 404, body: expect.stringContaining('Email not found') })
    }
    for (const path of [
      '/',
      '/dev',
      '/dev/mails',
      '/dev/mail/a/b',
      '/dev/mail/a/html/',
      '/DEV/MAIL',
      '/dev/mail//html',
    ]) {
      expect(await get(path, []), path).toBeNull()
    }
  })

  it('should show any mail as text: the tags of a page are the same for any input', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1 }).map((text) => `x${text}`),
      fc.stringMatching(/^[<>"'&=a/]{1,30}$/),
      fc.constantFrom('<script>alert(1)</script>', '" onload="alert(1)', '</pre><img src=x onerror=alert(1)>', "'><b>"),
    )
    const given = fc.record({
      kind: hostile,
      to: hostile,
      from: hostile,
      subject: hostile,
      text: hostile,
      messageId: hostile,
    })
    const names = fc.record({ name: hostile.map(withoutHalves), links: fc.tuple(hostile) })
    const plain = mail({ links: ['https://app.example/'] })
    fc.assert(
      fc.property(given, names, (texts, { name, links }) => {
        const other = mail({ ...texts, name, links })
        expect(tags(renderMailPage(other))).toEqual(tags(renderMailPage(plain)))
        expect(tags(renderMailboxPage([other]))).toEqual(tags(renderMailboxPage([plain])))
      }),
    )
  })
})

// Helpers

const mail = (given: Partial<DevMail>): DevMail => ({
  name: '2026-11-21T10-11-12.345Z-verification-ada@example.com.eml',
  kind: 'verification',
  to: 'ada@example.com',
  from: 'Waymark <no-reply@waymark.example>',
  subject: 'Confirm',
  sentAt: new Date('2026-11-21T10:11:12.345Z'),
  messageId: '<1@waymark.example>',
  text: 'Hello',
  html: '<p>Hello, in HTML</p>',
  links: [],
  ...given,
})

const get = (path: string, mails: DevMail[]) =>
  devMailboxPages({
    list: async () => mails,
    read: async (name) => mails.find((one) => one.name === name) ?? null,
  })({ path })

/** No file name holds half a surrogate pair, and `encodeURIComponent` throws on one. */
const withoutHalves = (text: string): string => text.replace(/\p{Surrogate}/gu, '')

/** Tag names with the names of their attributes: quoted values go first, as a browser reads them. */
const tags = (page: string): string[] => page.match(/<[^>]*>/g)?.map((tag) => tag.replace(/"[^"]*"/g, '')) ?? []
