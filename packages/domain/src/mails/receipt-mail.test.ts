import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDate } from '../../testing/arbitraries.ts'
import type { Email } from '../users/email.ts'
import { type ReceiptTemplateData, receiptMail } from './templates.ts'

describe('receiptMail', () => {
  it('should say of a sandbox payment that no money was moved, and of no other', () => {
    expect(receiptMail(facts({ isPretend: true })).text).toContain('no real money was charged')
    expect(receiptMail(facts({})).text).not.toContain('no real money')
  })

  it('should say what was bought, for how much, when, and where it is', () => {
    const mail = receiptMail(facts({}))
    expect(mail).toMatchObject({ id: 'mail-1', kind: 'receipt', to: 'ada@example.com' })
    expect(mail.subject).toBe('Your receipt from Waymark')
    expect(mail.text).toContain('You bought 100 credits at Waymark. They’re in your account now.')
    expect(mail.text).toContain(`
Package: Trail pack
Credits: 100
Amount: US$10.00
Paid on: 21 November 2026 (UTC)
Payment: pay_123

See my credits:

https://app.example/account
`)
    for (const part of [mail.text, mail.html]) expect(part).toContain('stay in your account')
  })

  it('should show the same facts as a table in HTML', () => {
    const { html } = receiptMail(facts({ packageName: 'Big & <b>bold</b>' }))
    const rows = [...html.matchAll(/scope="row"[^>]*>([^<]*)<\/th>\s*<td[^>]*>([^<]*)<\/td>/g)]
    expect(rows.map(([, label, value]) => [label, value])).toEqual([
      ['Package', 'Big &amp; &lt;b&gt;bold&lt;/b&gt;'],
      ['Credits', '100'],
      ['Amount', 'US$10.00'],
      ['Paid on', '21 November 2026 (UTC)'],
      ['Payment', 'pay_123'],
    ])
  })

  it.each([
    [0, 'US$0.00'],
    [5, 'US$0.05'],
    [999, 'US$9.99'],
    [123_456_789, 'US$1,234,567.89'],
  ])('should write %i cents as %s', (cents, amount) => {
    expect(receiptMail(facts({ amount: { cents, currency: 'USD' } })).text).toContain(`\nAmount: ${amount}\n`)
  })

  it('should write every amount so that it can be read back to the cent', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (cents) => {
        const { text } = receiptMail(facts({ amount: { cents, currency: 'USD' } }))
        const [, dollars = '', rest] = /\nAmount: US\$(\d{1,3}(?:,\d{3})*)\.(\d\d)\n/.exec(text) ?? []
        expect(BigInt(`${dollars.replaceAll(',', '')}${rest}`)).toBe(BigInt(cents))
      }),
    )
  })

  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'should throw at %d cents, which cannot be paid',
    (cents) => {
      expect(() => receiptMail(facts({ amount: { cents, currency: 'USD' } }))).toThrow('cents')
    },
  )

  it('should speak of one credit in the singular and of thousands with commas', () => {
    expect(receiptMail(facts({ credits: 1 })).text).toContain('You bought 1 credit at')
    expect(receiptMail(facts({ credits: 12_500 })).text).toContain('You bought 12,500 credits at')
  })

  it('should name the day in UTC', () => {
    const day = (paidAt: string) => /Paid on: (.*)/.exec(receiptMail(facts({ paidAt: new Date(paidAt) })).text)?.[1]
    expect(day('2026-12-31T23:59:59.999Z')).toBe('31 December 2026 (UTC)')
    expect(day('2027-01-01T00:00:00.000Z')).toBe('1 January 2027 (UTC)')
    fc.assert(
      fc.property(anyDate(), (paidAt) => {
        const said = day(paidAt.toISOString())?.replace('(UTC)', 'UTC') ?? ''
        expect(new Date(said).toISOString().slice(0, 10)).toBe(paidAt.toISOString().slice(0, 10))
      }),
    )
  })

  it('should keep names and references to one line', () => {
    const { text } = receiptMail(facts({ packageName: 'A\nPaid: nothing', reference: `r\r\n\u2028${'x'.repeat(300)}` }))
    expect(text).toContain('\nPackage: A Paid: nothing\n')
    expect(text).toMatch(/\nPayment: r x{97}…\n/)
  })
})

// Helpers

const facts = (given: Partial<ReceiptTemplateData>): ReceiptTemplateData => ({
  id: 'mail-1',
  to: 'ada@example.com' as Email, // an address, as `parseEmail` would say
  username: 'Ada',
  language: 'en',
  link: 'https://app.example/account',
  appName: 'Waymark',
  packageName: 'Trail pack',
  credits: 100,
  isPretend: false,
  amount: { cents: 1_000, currency: 'USD' },
  paidAt: new Date('2026-11-21T10:11:12Z'),
  reference: 'pay_123',
  ...given,
})
