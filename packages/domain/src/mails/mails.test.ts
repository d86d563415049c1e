import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Email } from '../users/email.ts'
import { alreadyRegisteredMail } from './already-registered-mail.ts'
import type { Mail } from './mail.ts'
import { verificationMail } from './verification-mail.ts'

describe('verificationMail', () => {
  it('should greet by name, hold the link, and say how long it works and what to do if one did not ask', () => {
    const mail = verificationMail(facts({ username: 'Ada', link: 'https://app.example/verify-email?token=abc&x=1' }))
    expect(mail).toMatchObject({ id: 'mail-1', kind: 'verification', to: 'ada@example.com' })
    expect(mail.subject).toBe('Confirm your address for Waymark')
    expect(mail.text).toContain('Hello Ada,')
    expect(mail.text).toContain('\nhttps://app.example/verify-email?token=abc&x=1\n')
    expect(mail.html).toContain('href="https://app.example/verify-email?token=abc&amp;x=1"')
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('24 hours')
      expect(part).toContain('You did not sign up?')
    }
  })

  it('should leave out a name that mail programs would turn into a link', () => {
    for (const username of ['evil.example', 'See http://x', 'you@won', 'WWW evil', '例え。jp']) {
      const { text, html } = verificationMail(facts({ username }))
      expect(text).toMatch(/^Hello,\n/)
      expect(html).not.toContain(username)
    }
    expect(verificationMail(facts({ username: 'Ada B. Lovelace' })).text).toMatch(/^Hello Ada B. Lovelace,/)
  })

  it('should keep a line separator in a name from starting a paragraph of its own', () => {
    const { text } = verificationMail(facts({ username: 'Ada\u2028\u2029Your account is closed' }))
    expect(text).toMatch(/^Hello Ada Your account is closed,\n/)
  })
})

describe('alreadyRegisteredMail', () => {
  it('should point to the sign-in page and say that nothing changed', () => {
    const mail = alreadyRegisteredMail({ ...facts({ username: 'Ada' }), loginLink: 'https://app.example/login' })
    expect(mail).toMatchObject({ id: 'mail-1', kind: 'already-registered', to: 'ada@example.com' })
    expect(mail.subject).toBe('You already have an account at Waymark')
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('https://app.example/login')
      expect(part).toContain('Your account has not changed.')
    }
  })
})

describe('every mail', () => {
  it('should have a subject of one line, whatever the names are', () => {
    fc.assert(
      fc.property(hostile, hostile, hostile, (username, appName, link) => {
        for (const { subject } of both({ username, appName, link })) {
          expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}]/u)
        }
      }),
    )
  })

  it('should hold its link verbatim in the text part', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), hostile, (link, username) => {
        for (const { text } of both({ username, link })) expect(text.split('\n')).toContain(link)
      }),
    )
  })

  it('should put nothing but text into its HTML: the tags are the same for any input', () => {
    const plain = both({ username: 'Ada' }).map(tags)
    fc.assert(
      fc.property(hostile, hostile, hostile, (username, appName, link) => {
        expect(both({ username, appName, link }).map(tags)).toEqual(plain)
      }),
    )
  })
})

// Helpers

type Facts = { readonly username: string; readonly link?: string; readonly appName?: string }

function facts({ username, link = 'https://app.example/x', appName = 'Waymark' }: Facts) {
  return { id: 'mail-1', to: 'ada@example.com' as Email, username, link, appName }
}

const both = (given: Facts): Mail[] => [
  verificationMail(facts(given)),
  alreadyRegisteredMail({ ...facts(given), loginLink: facts(given).link }),
]

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.stringMatching(/^[<>"'&;=a\r\n\u2028]{0,30}$/),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '" onload="alert(1)',
    "' x='",
    '&lt;b&gt;',
    'a\r\nBcc: x@y.z',
    'half a pair \ud83e',
    '</style>',
  ),
)

/** Tag names with the names of their attributes: quoted values go first, as a browser reads them. */
const tags = ({ html }: Mail): string[] => html.match(/<[^>]*>/g)?.map((tag) => tag.replace(/"[^"]*"/g, '')) ?? []
