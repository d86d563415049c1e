import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyUnicode } from '../../testing/arbitraries.ts'
import { mailOfEachKind as mails } from '../../testing/contracts/mailer.ts'
import { LANGUAGES } from '../users/language.ts'
import type { Mail } from './mail.ts'

describe.each(LANGUAGES)('every mail (%s)', (language) => {
  const mailOfEachKind = (given: Parameters<typeof mails>[0] = {}) => mails({ language, ...given })

  it('should be of its own kind, and keep the id and the address that it was given', () => {
    const all = mailOfEachKind({ id: 'mail-1' })
    expect(all.map(({ kind }) => kind)).toEqual([
      'verification',
      'already-registered',
      'password-reset',
      'password-changed',
      'account-leaving',
      'receipt',
      'plan-ready',
      'review-reminder',
      ...Array(4).fill('operator-alert'),
    ])
    for (const mail of all) expect(mail).toMatchObject({ id: 'mail-1', to: 'ada@example.com' })
  })

  it('should say the same in both parts', () => {
    for (const { text, html } of mailOfEachKind({ link: LINK })) {
      for (const line of text.split(/\n+/).flatMap((whole) => whole.split(/(?<=^\p{Lu}[\p{L} -]+): /u))) {
        expect(html).toContain(line.replace(/:$/, '').replaceAll('&', '&amp;'))
      }
    }
  })

  it('should say in both parts how to get no more of it, where one can', () => {
    const stoppable = mailOfEachKind().filter(({ unsubscribe }) => unsubscribe !== undefined)
    expect(stoppable.map(({ kind }) => kind)).toEqual(['review-reminder'])
    for (const { text, html, unsubscribe } of stoppable) {
      expect(text).toContain(`:\n${unsubscribe}\n`)
      expect(html).toContain(`href="${unsubscribe}"`)
    }
  })

  it('should have a subject of one line, whatever the names are', () => {
    fc.assert(
      fc.property(strangers(), (given) => {
        for (const { subject } of mailOfEachKind(given)) {
          expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}]/u)
          expect(subject.trim()).not.toBe('')
        }
      }),
    )
  })

  it('should let no name begin a line of its own', () => {
    const lines = ['A plan', ''].map((planTitle) => mailOfEachKind({ planTitle }).map(countLines))
    fc.assert(
      fc.property(strangers(), (given) => {
        for (const [index, mail] of mailOfEachKind(given).entries()) {
          expect(lines.map((kinds) => kinds[index])).toContainEqual(countLines(mail))
        }
      }),
    )
  })

  it('should hold its link verbatim, on a line of its own in the text part', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), hostile(), (link, username) => {
        for (const { text } of mailOfEachKind({ link, username })) {
          expect(text.split('\n').filter((line) => line === link)).toHaveLength(1)
        }
      }),
    )
  })

  it('should put nothing but text into its HTML: the tags are those of some plain mail', () => {
    const plain = ['A plan', ''].map((planTitle) => mailOfEachKind({ planTitle }).map(tags))
    fc.assert(
      fc.property(strangers(), hostile(), (given, link) => {
        for (const [index, mail] of mailOfEachKind({ ...given, link }).entries()) {
          expect(plain.map((kinds) => kinds[index])).toContainEqual(tags(mail))
        }
      }),
    )
  })

  it('should lead nowhere but to its own link, and to where one gets no more of it', () => {
    fc.assert(
      fc.property(strangers(), (given) => {
        for (const { html, unsubscribe } of mailOfEachKind({ ...given, link: LINK })) {
          const link = LINK.replace('&', '&amp;')
          expect(addresses(html)).toEqual([link, link, ...(unsubscribe === undefined ? [] : [unsubscribe])])
        }
      }),
    )
  })

  it('should give mail programs no second thing to make a link of, whatever a stranger or a model says', () => {
    fc.assert(
      fc.property(hostile(), hostile(), (username, planTitle) => {
        for (const { subject, text, unsubscribe } of mailOfEachKind({ username, planTitle, link: LINK })) {
          const words = `${subject}\n${text}`.replace(`\n${LINK}\n`, '').replace(`\n${unsubscribe}\n`, '')
          expect(words).not.toMatch(LINK_LIKE)
        }
      }),
    )
  })
})

// Helpers

const LINK = 'https://app.example/x?token=a-b_c&y=1'

/** What mail programs make links of: a scheme, an address, a name with a dot in it. */
const LINK_LIKE = /\p{L}:[^\s,]|[^\s@]@[^\s@,]|\\|\S[.。．｡]\p{L}/u

const strangers = () =>
  fc.record({
    username: hostile(),
    appName: hostile(),
    planTitle: hostile(),
    packageName: hostile(),
    reference: hostile(),
  })

const hostile = () =>
  fc.oneof(
    anyUnicode(),
    fc.string(),
    fc.stringMatching(/^[<>"'&;=a\r\n\u2028]{0,30}$/),
    fc.stringMatching(/^[a1.:/@\\。\u200B\u202E ]{0,20}$/),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '<a href="https://evil.example">',
      '" onload="alert(1)',
      "' x='",
      '&lt;b&gt;',
      'a\r\nBcc: x@y.z',
      'half a pair \ud83e',
      '</style>',
      'https://evil.example/x',
      'long '.repeat(400),
    ),
  )

/** Tag names with the names of their attributes: quoted values go first, as a browser reads them. */
const tags = ({ html }: Mail): string[] => html.match(/<[^>]*>/g)?.map((tag) => tag.replace(/"[^"]*"/g, '')) ?? []

/** Each part, with every character that breaks lines somewhere. */
const countLines = ({ text, html }: Mail): number[] =>
  [text, html].map((part) => part.split(/[\n\v\f\r\u0085\u2028\u2029]/).length)

/** Whatever a browser would load or open. */
const addresses = (html: string): string[] =>
  [...html.matchAll(/<[^>]*\s(?:href|src|action|background)="([^"]*)"/g)].map(([, address]) => address ?? '')
