import { describe, expect, it } from 'vitest'
import { openGateway } from '../test/open-gateway.ts'

describe('find', () => {
  it('should report who paid how much for what and when, with the receipt', async () => {
    let now = new Date()
    const { gateway, server, checkOut, userId } = await openGateway({ server: { now: () => now } })
    const reference = await checkOut()
    now = new Date(Math.floor(Date.now() / 1_000) * 1_000 + 600_000)
    server.pay(reference)

    const payment = await gateway.find(reference)

    expect(payment).toEqual({
      ok: true,
      value: {
        kind: 'paid',
        reference,
        amount: { cents: 900, currency: 'USD' },
        buyer: { userId, packageId: '893996' },
        paidAt: now,
        returnedCents: 0,
        receiptUrl: expect.stringMatching(/^https:.*\/receipts\/ch_\w+$/),
      },
    })
    // nothing was refunded or disputed, so nothing was asked about that
    expect(server.requests).toHaveLength(2)
  })

  it('should report how a payment stands that has not come', async () => {
    const { gateway, server, checkOut } = await openGateway()
    const [open, left, underway, failed] = [await checkOut(), await checkOut(), await checkOut(), await checkOut()]
    server.expire(left)
    server.pay(underway, { async: true })
    server.pay(failed, { async: true })
    server.failAsync(failed)

    expect(await gateway.find(open)).toMatchObject({ value: { kind: 'open', reference: open } })
    expect(await gateway.find(left)).toMatchObject({ value: { kind: 'lapsed' } })
    expect(await gateway.find(underway)).toMatchObject({ value: { kind: 'open' } })
    expect(await gateway.find(failed)).toMatchObject({ value: { kind: 'lapsed' } })
    server.pay(underway)
    expect(await gateway.find(underway)).toMatchObject({ value: { kind: 'paid', returnedCents: 0 } })
  })

  it('should report what went back by refunds, without those that failed', async () => {
    const { gateway, server, checkOut } = await openGateway()
    const reference = await checkOut()
    server.pay(reference)
    const returned = async () => {
      const payment = await gateway.find(reference)
      return payment.ok && payment.value?.kind === 'paid' ? payment.value.returnedCents : null
    }

    server.refund(reference, 100)
    expect(await returned()).toBe(100)
    server.refund(reference, 300)
    expect(await returned()).toBe(400)
    server.failRefund(reference)
    expect(await returned()).toBe(100)
    server.refund(reference, 500)
    expect(await returned()).toBe(600)
  })

  it.each([
    ['needs_response', 900],
    ['under_review', 900],
    ['lost', 900],
    ['appeal_under_review', 900],
    ['won', 0],
    ['warning_needs_response', 0],
    ['warning_under_review', 0],
    ['warning_closed', 0],
  ])('should report what a dispute withholds: %s', async (status, returnedCents) => {
    const { gateway, server, checkOut } = await openGateway()
    const reference = await checkOut()
    server.pay(reference)
    server.dispute(reference, { status })

    expect(await gateway.find(reference)).toMatchObject({ value: { kind: 'paid', returnedCents } })
  })

  it('should follow a dispute to its end, and never let more go back than came', async () => {
    const { gateway, server, checkOut } = await openGateway()
    const [won, lost] = [await checkOut(), await checkOut()]
    for (const reference of [won, lost]) {
      server.pay(reference)
      server.refund(reference, 500)
      server.dispute(reference, { cents: 700 })
      expect(await gateway.find(reference)).toMatchObject({ value: { returnedCents: 900 } })
    }
    server.closeDispute(won, 'won')
    server.closeDispute(lost, 'lost')

    expect(await gateway.find(won)).toMatchObject({ value: { returnedCents: 500 } })
    expect(await gateway.find(lost)).toMatchObject({ value: { returnedCents: 900 } })
  })

  it('should take nothing for paid that needs no payment before the payer has agreed', async () => {
    const { gateway, server, checkOut } = await openGateway()
    const reference = await checkOut()
    change(server, reference, { amount_total: 0, payment_status: 'no_payment_required' })

    expect(await gateway.find(reference)).toMatchObject({ value: { kind: 'open' } })
    server.pay(reference)
    expect(await gateway.find(reference)).toMatchObject({
      value: { kind: 'paid', amount: { cents: 0, currency: 'USD' }, returnedCents: 0, receiptUrl: null },
    })
  })

  it.each(['cs_test_unknown', '', '.', '..', 'cs_', 'pi_123', 'cs_test/expire', 'cs_test?limit=1', 'Ωcs_'])(
    'should know nothing of %j',
    async (reference) => {
      const { gateway, lines } = await openGateway()

      expect(await gateway.find(reference)).toEqual({ ok: true, value: null })
      expect(lines).toEqual([])
    },
  )

  it.each([
    {},
    { user_id: '0198c5a4-3b1e-7000-8000-000000000001' },
    { package_id: '893996' },
    { user_id: "1' or '1'='1", package_id: '893996' },
    { user_id: '17', package_id: '893996' },
  ])('should not take other users of the account for buyers: %j', async (metadata) => {
    const { gateway, server, checkOut } = await openGateway()
    const reference = await checkOut()
    change(server, reference, { metadata })
    server.pay(reference)

    expect(await gateway.find(reference)).toMatchObject({ value: { kind: 'paid', buyer: null } })
  })

  it('should report amount and currency as they are, also of a subscription, and leave alone what is no sale', async () => {
    const { gateway, server, checkOut } = await openGateway()
    const [subscription, setup] = [await checkOut(), await checkOut()]
    change(server, subscription, { mode: 'subscription', amount_total: 1234, currency: 'eur' })
    change(server, setup, { mode: 'setup', amount_total: null, currency: null })
    server.pay(subscription)

    expect(await gateway.find(subscription)).toMatchObject({ value: { amount: { cents: 1234, currency: 'EUR' } } })
    expect(await gateway.find(setup)).toEqual({ ok: true, value: null })
  })

  it.each([
    { amount_total: null },
    { amount_total: -1 },
    { amount_total: 9.5 },
    { amount_total: '900' },
    { amount_total: 1e300 },
    { currency: null },
    { currency: 840 },
  ])('should rather know nothing for now than half of it: %j', async (changes) => {
    const { gateway, server, checkOut, lines } = await openGateway()
    const reference = await checkOut()
    change(server, reference, changes)

    expect(await gateway.find(reference)).toEqual({ ok: false, error: { kind: 'payments-unavailable' } })
    expect(lines).toEqual([expect.stringContaining('another shape')])
  })

  it.each(['http://pay.stripe.example/receipts/1', 'javascript:alert(1)', 7, ''])(
    'should show no receipt that is no page of Stripe: %j',
    async (receipt_url) => {
      const { gateway, server, checkOut } = await openGateway()
      const reference = await checkOut()
      server.pay(reference)
      for (const charge of server.charges.values()) Object.assign(charge, { receipt_url })

      expect(await gateway.find(reference)).toMatchObject({ value: { kind: 'paid', receiptUrl: null } })
    },
  )

  it.each([{ created: 'today' }, { created: -1 }, { created: 1e15 }])(
    'should take the time of the checkout when the charge has none: %j',
    async (changes) => {
      const { gateway, server, checkOut } = await openGateway()
      const reference = await checkOut()
      server.pay(reference)
      for (const charge of server.charges.values()) Object.assign(charge, changes)
      const created = server.sessions.get(reference)?.created ?? 0

      expect(await gateway.find(reference)).toMatchObject({ value: { paidAt: new Date(created * 1_000) } })
    },
  )

  it('should not need the charge', async () => {
    const { gateway, server, checkOut } = await openGateway()
    const reference = await checkOut()
    server.pay(reference)
    change(server, reference, { payment_intent: null })

    expect(await gateway.find(reference)).toMatchObject({
      value: { kind: 'paid', returnedCents: null, receiptUrl: null, paidAt: expect.any(Date) },
    })
  })
})

// Helpers

function change(server: { sessions: Map<string, object> }, reference: string, changes: object): void {
  Object.assign(server.sessions.get(reference) ?? {}, changes)
}
