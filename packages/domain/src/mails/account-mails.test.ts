import { describe, expect, it } from 'vitest'
import type { Email } from '../users/email.ts'
import { alreadyRegisteredMail, passwordChangedMail, passwordResetMail, verificationMail } from './templates.ts'

describe('verificationMail', () => {
  it('should greet by name, hold the link, and say how long it works and what to do if one did not ask', () => {
    const mail = verificationMail(facts({ username: 'Ada', link: 'https://app.example/verify-email?token=abc&x=1' }))
    expect(mail).toMatchObject({ id: 'mail-1', kind: 'verification', to: 'ada@example.com' })
    expect(mail.subject).toBe('Confirm your email for Waymark')
    expect(mail.text).toContain('Hello Ada,')
    expect(mail.text).toContain('\nhttps://app.example/verify-email?token=abc&x=1\n')
    expect(mail.html).toContain('href="https://app.example/verify-email?token=abc&amp;x=1"')
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('24 hours')
      expect(part).toContain('Didn’t sign up?')
    }
  })

  it('should leave out a name that mail programs would turn into a link', () => {
    for (const username of ['evil.example', 'See http://x', 'you@won', 'WWW evil', '例え。jp', '\\\\evil\\x']) {
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
    const mail = alreadyRegisteredMail({
      ...facts({ username: 'Ada' }),
      link: 'https://app.example/login',
      leaving: false,
    })
    expect(mail).toMatchObject({ id: 'mail-1', kind: 'already-registered', to: 'ada@example.com' })
    expect(mail.subject).toBe('You already have an account at Waymark')
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('https://app.example/login')
      expect(part).toContain('Your account hasn’t changed.')
    }
  })
})

describe('passwordResetMail', () => {
  it('should hold the link, say how long and how often it works, and how to ignore it', () => {
    const mail = passwordResetMail(facts({ link: 'https://app.example/reset-password?token=abc' }))
    expect(mail).toMatchObject({ id: 'mail-1', kind: 'password-reset', to: 'ada@example.com' })
    expect(mail.subject).toBe('Reset your password for Waymark')
    expect(mail.text).toMatch(/^Hello Ada,\n/)
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('https://app.example/reset-password?token=abc')
      expect(part).toContain('This link works once, for 1 hour.')
      expect(part).toContain('you’ll get a new one and this one stops working.')
      expect(part).toContain('Didn’t ask for this?')
      expect(part).toContain('Your password hasn’t changed.')
    }
  })
})

describe('passwordChangedMail', () => {
  it('should say what happened, and before its link what that link is for', () => {
    const mail = passwordChangedMail(facts({ link: 'https://app.example/forgot-password' }))
    expect(mail).toMatchObject({ id: 'mail-1', kind: 'password-changed', to: 'ada@example.com' })
    expect(mail.subject).toBe('Your password for Waymark was changed')
    expect(mail.html).toContain('>Reset my password</a>')
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('was just changed, and devices that used the old one were logged out.')
      expect(part).toMatch(/Not you\? [\s\S]+forgot-password[\s\S]+Was it you\? You’re all set\./)
    }
  })
})

// Helpers

const facts = (given: { readonly username?: string; readonly link?: string }) => ({
  id: 'mail-1',
  to: 'ada@example.com' as Email, // an address, as `parseEmail` would say
  username: 'Ada',
  language: 'en' as const,
  link: 'https://app.example/x',
  appName: 'Waymark',
  ...given,
})
