import { describe, expect, it } from 'vitest'
import { lapsedReport, openReport, paidReport } from '../../test/payments.ts'
import { NOW, newEntryId, newUserId } from '../../testing/builders.ts'
import { aLapsedPurchase, aMismatchedPurchase, anOpenPurchase, aPaidPurchase } from '../../testing/purchase-builders.ts'
import type { Payment } from './payment.ts'
import { debtOf, type PaidPurchase, type Purchase } from './purchase.ts'
import { settle } from './settle.ts'

const USER = newUserId()
const RECEIPT = 'https://pay.example/receipts/7'

describe('settle, given a purchase that waits for its payment', () => {
  it.each([
    ['open', anOpenPurchase(USER)],
    ['lapsed', aLapsedPurchase(USER)],
  ])('should credit what was bought once it is paid (%s)', (_, purchase) => {
    const payment = paidReport(purchase, { receiptUrl: RECEIPT })
    const { balance, after, entries } = settled(purchase, payment, 5)
    expect(after).toEqual({
      ...purchase,
      kind: 'paid',
      paidAt: payment.paidAt,
      receiptUrl: RECEIPT,
      returnedCents: 0,
      reversed: 0,
      taken: 0,
      version: purchase.version + 1,
    })
    expect(balance).toBe(105)
    expect(entries).toEqual([
      {
        id: expect.any(String),
        userId: USER,
        kind: 'purchased',
        amount: 100,
        businessKey: `purchase:${purchase.reference}`,
        chapterId: null,
        purchaseId: purchase.id,
        note: null,
        at: NOW,
      },
    ])
  })

  it('should credit and take back at once what was refunded before the payment was known', () => {
    const purchase = anOpenPurchase(USER)
    const { after, balance, entries } = settled(purchase, paidReport(purchase, { returnedCents: 450 }), 0)
    expect(after).toMatchObject({ kind: 'paid', returnedCents: 450, reversed: 50, taken: 50, version: 2 })
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['purchased', 100],
      ['reversed', 50],
    ])
    expect(new Set(entries.map(({ id }) => id)).size).toBe(2)
    expect(balance).toBe(50)
  })

  it('should lapse when the checkout was left, and credit nothing', () => {
    const purchase = anOpenPurchase(USER)
    const { after, entries } = settled(purchase, lapsedReport(purchase), 5)
    expect(after).toEqual({ ...purchase, kind: 'lapsed', version: 1 })
    expect(entries).toEqual([])
  })

  it('should go on waiting while the page is open', () => {
    expect(reportOn(anOpenPurchase(USER), openReport)).toBeNull()
    expect(reportOn(aLapsedPurchase(USER), openReport)).toBeNull()
    expect(reportOn(aLapsedPurchase(USER), lapsedReport)).toBeNull()
  })

  it.each([
    ['a cent less', { cents: 899, currency: 'USD' }],
    ['a cent more', { cents: 901, currency: 'USD' }],
    ['nothing', { cents: 0, currency: 'USD' }],
    ['another currency', { cents: 900, currency: 'EUR' }],
    ['a currency that is spelt otherwise', { cents: 900, currency: 'usd' }],
    ['a negative amount', { cents: -900, currency: 'USD' }],
    ['no number', { cents: Number.NaN, currency: 'USD' }],
  ])('should credit nothing, and say so, when %s was paid', (_, amount) => {
    for (const purchase of [anOpenPurchase(USER), aLapsedPurchase(USER)]) {
      const payment = paidReport(purchase, { amount })
      const { after, entries } = settled(purchase, payment, 5)
      const { paidAt } = payment
      expect(after).toEqual({ ...purchase, kind: 'mismatched', paidAt, version: purchase.version + 1 })
      expect(entries).toEqual([])
    }
  })
})

describe('settle, given a purchase of which something else was paid', () => {
  it.each([
    ['open', openReport],
    ['lapsed', lapsedReport],
    ['paid', paidReport],
  ])('should leave it to a person, whatever is reported later (%s)', (_, report) => {
    expect(reportOn(aMismatchedPurchase(USER), report)).toBeNull()
  })
})

describe('settle, given a purchase that was paid', () => {
  it.each([
    ['open', openReport],
    ['lapsed', lapsedReport],
    ['paid', paidReport],
  ])('should do nothing about a report that is %s and says nothing new', (_, report) => {
    expect(reportOn(aPaidPurchase(USER), report)).toBeNull()
  })

  it('should keep what a report does not mention', () => {
    const purchase = aPaidPurchase(USER, { returnedCents: 450, reversed: 50, taken: 50 })
    expect(reportOn(purchase, (of) => paidReport(of, { returnedCents: null }))).toBeNull()
  })

  it('should keep the receipt that comes later, without touching the wallet', () => {
    const purchase = aPaidPurchase(USER, { receiptUrl: null })
    const { after, entries } = settled(purchase, paidReport(purchase, { receiptUrl: RECEIPT }), 5)
    expect(after).toEqual({ ...purchase, receiptUrl: RECEIPT, version: 2 })
    expect(entries).toEqual([])
  })

  it('should take back what is still there, and owe the rest', () => {
    const purchase = aPaidPurchase(USER)
    const { after, balance, entries } = settled(purchase, paidReport(purchase, { returnedCents: 900 }), 30)
    expect(after).toEqual({ ...purchase, returnedCents: 900, reversed: 100, taken: 30, version: 2 })
    expect(entries).toMatchObject([
      {
        kind: 'reversed',
        amount: 30,
        businessKey: `reversal:${purchase.reference}:2`,
        purchaseId: purchase.id,
        at: NOW,
      },
    ])
    expect(balance).toBe(0)
    expect(debtOf(after as PaidPurchase)).toBe(70) // it is still paid: see above
  })

  it('should owe everything when nothing is left', () => {
    const purchase = aPaidPurchase(USER)
    const { after, entries } = settled(purchase, paidReport(purchase, { returnedCents: 900 }), 0)
    expect(after).toMatchObject({ reversed: 100, taken: 0 })
    expect(entries).toEqual([])
  })

  it('should not collect an old debt by a new refund', () => {
    const purchase = aPaidPurchase(USER, { returnedCents: 450, reversed: 50, taken: 0 })
    const { after, balance } = settled(purchase, paidReport(purchase, { returnedCents: 540 }), 200)
    expect(after).toMatchObject({ reversed: 60, taken: 10 })
    expect(balance).toBe(190)
  })

  it('should give back what was taken when the money comes again, and first forgive what was owed', () => {
    const purchase = aPaidPurchase(USER, { returnedCents: 900, reversed: 100, taken: 30, version: 4 })
    const partly = settled(purchase, paidReport(purchase, { returnedCents: 270 }), 0)
    expect(partly.after).toMatchObject({ reversed: 30, taken: 30 })
    expect(partly.entries).toEqual([])
    const all = settled(purchase, paidReport(purchase, { returnedCents: 0 }), 0)
    expect(all.after).toMatchObject({ returnedCents: 0, reversed: 0, taken: 0, version: 5 })
    expect(all.entries).toMatchObject([
      {
        kind: 'reinstated',
        amount: 30,
        businessKey: `reinstatement:${purchase.reference}:5`,
        purchaseId: purchase.id,
      },
    ])
    expect(all.balance).toBe(30)
  })

  it.each([
    [8, 0],
    [9, 1],
    [17, 1],
    [899, 99],
    [900, 100],
    [901, 100],
    [1_000_000, 100],
  ])('should take for %i cents of 900 as many whole credits as they had bought: %i', (returnedCents, reversed) => {
    const purchase = aPaidPurchase(USER)
    const { after } = settled(purchase, paidReport(purchase, { returnedCents }), 500)
    expect(after).toMatchObject({ returnedCents: Math.min(900, returnedCents), reversed, taken: reversed })
  })

  it('should not look at the amount again: the credits have come', () => {
    expect(reportOn(aPaidPurchase(USER), (of) => paidReport(of, { amount: { cents: 1, currency: 'EUR' } }))).toBeNull()
  })
})

// Helpers

const circumstances = (balance: number) => ({
  wallet: { userId: USER, balance },
  now: NOW,
  newEntryId,
})

const reportOn = (purchase: Purchase, report: (purchase: Purchase) => Payment) =>
  settle(purchase, report(purchase), circumstances(1_000))

/** What becomes of a purchase, and of a wallet with that balance. */
function settled(purchase: Purchase, payment: Payment, balance: number) {
  const settlement = settle(purchase, payment, circumstances(balance))
  if (!settlement) throw new Error('Nothing was settled.')
  const { movements } = settlement
  return {
    after: settlement.purchase,
    entries: movements.map(({ entry }) => entry),
    balance: movements.at(-1)?.wallet.balance ?? balance,
  }
}
