import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyUnicode } from '../../testing/arbitraries.ts'
import type { Email } from '../users/email.ts'
import { plainTitle } from './render-mail.ts'
import { planReadyMail } from './templates.ts'

describe('planReadyMail', () => {
  it('should name the plan, count its chapters and say that the first one is free', () => {
    const mail = planReadyMail(facts({}))
    expect(mail).toMatchObject({ id: 'mail-1', kind: 'plan-ready', to: 'ada@example.com' })
    expect(mail.subject).toBe('Your plan is ready: Knots and ropes')
    expect(mail.text).toContain('\nPlan: Knots and ropes\n')
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('It has 7 chapters, and the first one is free.')
      expect(part).toContain('https://app.example/dashboard')
    }
    expect(planReadyMail(facts({ chapters: 1 })).text).toContain('It has 1 chapter, and')
  })

  it('should do without a title of which nothing is left', () => {
    for (const planTitle of ['', ' \n', 'https://evil.example/x', '\u202E\u200B']) {
      const { subject, text, html } = planReadyMail(facts({ planTitle }))
      expect(subject).toBe('Your plan is ready')
      expect(text).not.toContain('Plan:')
      expect(html).not.toContain('<th')
    }
  })
})

describe('plainTitle', () => {
  it.each([
    ['Knots and ropes, in 10 steps.', 'Knots and ropes, in 10 steps.'],
    ['Python 3.12 at 10:30, 24/7 (AI/ML)', 'Python 3.12 at 10:30, 24/7 (AI/ML)'],
    ['Rust: ownership … and more...', 'Rust: ownership … and more...'],
    ['Node.js and ASP.NET', 'Node js and ASP NET'],
    ['Rust:ownership', 'Rust: ownership'],
    ['Visit https://evil.example/x?y=1 now', 'Visit now'],
    ['See www.evil.example', 'See www evil example'],
    ['Write to eve@evil.example', 'Write to eve evil example'],
    ['mailto:eve', 'mailto: eve'],
    ['\\\\evil\\share', 'evil share'],
    ['evil。example evil．example evil\u200B.\u200Bexample', 'evil example evil example evil example'],
    ['One\r\nTwo\u2028Three\tFour', 'One Two Three Four'],
    ['\u202Etxt\u202C and\u00AD \u2066so on\u2069', 'txt and so on'],
    ['नमस्ते क्\u200Dष می\u200Cخواهم', 'नमस्ते क्\u200Dष می\u200Cخواهم'],
    ['👩\u200D💻 <b>coding</b>', '👩\u200D💻 <b>coding</b>'],
  ])('should turn %j into %j', (title, plain) => {
    expect(plainTitle(title)).toBe(plain)
  })

  it('should be one line of at most 120 characters without addresses and unseen characters, and stay so', () => {
    fc.assert(
      fc.property(fc.oneof(anyUnicode(), fc.stringMatching(/^[a1.:/@\\。\u200B\u202E ]{0,40}$/)), (title) => {
        const plain = plainTitle(title)
        expect(plain).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\u202A-\u202E\u2066-\u2069\u200B\uFEFF]/u)
        expect(plain).not.toMatch(/\p{L}:\S|@|\\|\S[.。．｡]\p{L}/u)
        expect(plain).toBe(plain.trim())
        expect(plainTitle(plain)).toBe(plain)
      }),
    )
    expect(plainTitle('word '.repeat(10_000))).toMatch(/^(word ){23}word…$/)
    expect(plainTitle('a.'.repeat(500_000)).length).toBeLessThanOrEqual(120)
  })
})

// Helpers

const facts = (given: { readonly planTitle?: string; readonly chapters?: number }) => ({
  id: 'mail-1',
  to: 'ada@example.com' as Email, // an address, as `parseEmail` would say
  username: 'Ada',
  language: 'en' as const,
  planTitle: 'Knots and ropes',
  chapters: 7,
  link: 'https://app.example/dashboard',
  appName: 'Waymark',
  ...given,
})
