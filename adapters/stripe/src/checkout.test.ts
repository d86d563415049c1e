import { CREDIT_PACKAGES } from '@app/domain'
import { describe, expect, it } from 'vitest'
import { ADDRESS, anAddress, anOrder, openGateway } from '../test/open-gateway.ts'

describe('openCheckout', () => {
  it('should send Stripe what is sold, to whom, until when, and where to go from there', async () => {
    const { gateway, server } = await openGateway()
    const order = anOrder({ key: 'checkout:one', expiresAt: new Date(Date.now() + 3_600_999) })

    const checkout = await gateway.openCheckout(order)

    expect(server.requests).toEqual([
      {
        method: 'POST',
        path: '/v1/checkout/sessions',
        key: 'checkout:one',
        params: {
          mode: 'payment',
          'line_items[0][quantity]': '1',
          'line_items[0][price_data][currency]': 'usd',
          'line_items[0][price_data][unit_amount]': '900',
          'line_items[0][price_data][product_data][name]': 'Package B - 100 credits',
          client_reference_id: order.userId,
          customer_email: ADDRESS,
          'metadata[user_id]': order.userId,
          'metadata[package_id]': '893996',
          'payment_intent_data[metadata][user_id]': order.userId,
          'payment_intent_data[metadata][package_id]': '893996',
          expires_at: String(Math.floor(order.expiresAt.getTime() / 1_000)),
          success_url: 'https://waymark.example/account?payment=success&checkout={CHECKOUT_SESSION_ID}',
          cancel_url: 'https://waymark.example/account?payment=cancelled',
        },
      },
    ])
    const [session] = server.sessions.values()
    expect(checkout).toEqual({ ok: true, value: { reference: session?.id, url: session?.url } })
  })

  it.each(CREDIT_PACKAGES)('should ask for the price of $name', async (creditPackage) => {
    const { checkOut, server } = await openGateway()

    const reference = await checkOut({ creditPackage })

    expect(server.sessions.get(reference)).toMatchObject({ amount_total: creditPackage.price.cents, currency: 'usd' })
  })

  it('should lead to the same checkout by the same key, and to another by another, also at once', async () => {
    const { checkOut, server } = await openGateway()
    const order = anOrder({ key: 'same' })

    const references = await Promise.all([...Array(5)].map(() => checkOut(order)))

    expect(new Set(references).size).toBe(1)
    expect(await checkOut({ ...order, key: 'other' })).not.toBe(references[0])
    expect(server.sessions.size).toBe(2)
  })

  it('should lead the payer from the page of Stripe back to ours, with the reference', async () => {
    const { gateway, server } = await openGateway()
    const checkout = await gateway.openCheckout(anOrder())
    const { reference = '', url = '' } = checkout.ok ? checkout.value : {}

    const page = await fetch(url).then((response) => response.text())
    const press = (button: string) => fetch(`${url}/${button}`, { method: 'POST', redirect: 'manual' })

    expect(page).toMatch(/<title>Stripe stand-in<\/title>.*Package B - 100 credits.*9\.00 USD/s)
    expect((await press('cancel')).headers.get('location')).toBe('https://waymark.example/account?payment=cancelled')
    expect(await gateway.find(reference)).toMatchObject({ value: { kind: 'open' } })
    const paid = await press('pay')
    expect(paid.status).toBe(303)
    expect(paid.headers.get('location')).toBe(`https://waymark.example/account?payment=success&checkout=${reference}`)
    expect(await gateway.find(reference)).toMatchObject({ value: { kind: 'paid' } })
    expect((await press('pay')).headers.get('location')).toContain(reference)
    expect(server.events).toHaveLength(1)
  })

  it.each([
    ['an address that leads nowhere', { paidUrl: '/account' }],
    ['a time that is too near', { expiresAt: new Date(Date.now() + 60_000) }],
    ['a time that is too far', { expiresAt: new Date(Date.now() + 25 * 3_600_000) }],
  ])('should not come back with a checkout that Stripe refuses: %s', async (_what, changes) => {
    const { gateway, lines, server } = await openGateway()

    const checkout = await gateway.openCheckout(anOrder(changes))

    expect(checkout).toEqual({ ok: false, error: { kind: 'payments-unavailable' } })
    expect(lines).toEqual([
      expect.stringMatching(/could not open a checkout \(StripeInvalidRequestError, .*status 400/),
    ])
    expect(server.requests).toHaveLength(1)
  })

  it('should let the payer type the address when Stripe does not take ours', async () => {
    const { gateway, checkOut, server, lines } = await openGateway()
    // as good an address as any to us
    const order = anOrder({ key: 'k', email: anAddress('ada@bücher.example') })

    const checkout = await gateway.openCheckout(order)

    expect(await checkOut(order)).toBe(checkout.ok && checkout.value.reference)
    expect(server.requests.map(({ key }) => key)).toEqual(['k', 'k:no-email', 'k', 'k:no-email'])
    expect([...server.sessions.values()]).toEqual([expect.objectContaining({ customer_email: null })])
    expect(lines).toEqual([])
  })

  it('should not use a key for two orders', async () => {
    const { gateway, lines, checkOut } = await openGateway()
    const order = anOrder()
    await checkOut(order)

    const other = await gateway.openCheckout({ ...order, cancelledUrl: 'https://waymark.example/elsewhere' })

    expect(other).toEqual({ ok: false, error: { kind: 'payments-unavailable' } })
    expect(lines).toEqual([expect.stringContaining('StripeIdempotencyError')])
  })
})
