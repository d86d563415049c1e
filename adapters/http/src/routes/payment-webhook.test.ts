import { paymentWebhook, providerWebhook } from '@app/contract'
import { err, type PaymentWebhook } from '@app/domain'
import { describe, expect, it } from 'vitest'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'
import { openListening, openShop, WEBHOOK } from '../../test/shop.ts'
import { openWorld, type Sending } from '../../test/world.ts'

const ALSO_AT = '/payments/webhook'

describe('the webhook', () => {
  it('should take a genuine webhook event at both paths, first or repeated, about us or not', async () => {
    const shop = await openShop()
    const ada = await shop.customer()
    const reference = await ada.choose()
    shop.payments.pay(reference)
    shop.payments.openForeign('checkout-of-somebody-else')
    for (const path of [WEBHOOK, ALSO_AT, WEBHOOK]) {
      expect(expectSuccess(paymentWebhook, await shop.notify(reference, path))).toEqual({ received: true })
      expectSuccess(paymentWebhook, await shop.notify('checkout-of-somebody-else', path))
    }
    expect(await ada.credits()).toBe(100)
  })

  it('should take it at the path of its provider as well, and of no other', async () => {
    const shop = await openShop()
    const ada = await shop.customer()
    const reference = await ada.choose()
    shop.payments.pay(reference)
    expectRefusal(await shop.notify(reference, `${WEBHOOK}/stripe`), 400, 'notice-not-genuine')
    expect(await ada.credits()).toBe(0)
    for (const path of [`${WEBHOOK}/memory`, `${ALSO_AT}/memory`]) {
      expectSuccess(providerWebhook, await shop.notify(reference, path))
    }
    expect(await ada.credits()).toBe(100)
  })

  it('should need no session, and not look at one', async () => {
    const { world, taken } = await openListening()
    for (const header of ['', 'Bearer garbage', 'Basic x']) {
      const reply = await world.send('POST', WEBHOOK, { raw: '{}', headers: { Authorization: header } })
      expectSuccess(paymentWebhook, reply)
    }
    expect(taken).toHaveLength(3)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'image/png', 'x', 'application/json; charset=utf-16'])(
    'should not mind what a webhook event calls itself: %s',
    async (type) => {
      const { world, taken } = await openListening()
      const headers = { 'Content-Type': type, 'Stripe-Signature': 't=1,v1=ab' }
      expectSuccess(paymentWebhook, await world.send('POST', WEBHOOK, { raw: '{"id": 1 }\r\n', headers }))
      const sent = { 'content-type': type, 'stripe-signature': 't=1,v1=ab' }
      expect(taken).toEqual([{ body: '{"id": 1 }\r\n', headers: expect.objectContaining(sent) }])
    },
  )

  it('should not answer other methods', async () => {
    const world = await openWorld()
    for (const path of [WEBHOOK, ALSO_AT]) {
      for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
        const reply = await world.send(method, path)
        expect({ method, status: reply.status }).toEqual({ method, status: 405 })
        expect(reply.headers.get('Allow')).toBe('POST')
      }
    }
  })
})

describe('a signature', () => {
  const forgeries: [string, (good: string) => Readonly<Record<string, string>>][] = [
    ['is absent', () => ({})],
    ['is empty', () => ({ 'Stripe-Signature': '' })],
    ['is malformed', () => ({ 'Stripe-Signature': 't=x,v1' })],
    ['is of another notice', () => ({ 'Stripe-Signature': 'a'.repeat(64) })],
    ['is one character short', (good) => ({ 'Stripe-Signature': good.slice(1) })],
    ['is longer than any', () => ({ 'Stripe-Signature': 'v1='.repeat(2_000) })],
    ['is in another header', (good) => ({ 'X-Signature': good })],
  ]
  it.each(forgeries)('should be refused when it %s', async (_, forge) => {
    const shop = await openShop()
    const ada = await shop.customer()
    const reference = await ada.choose()
    shop.payments.pay(reference)
    const { body, signature } = shop.payments.webhookEvent(reference)
    const reply = await shop.send('POST', WEBHOOK, { raw: body, headers: forge(signature) })
    expectRefusal(reply, 400, 'notice-not-genuine')
    expect(await ada.credits()).toBe(0)
  })

  it('should cover every byte', async () => {
    const shop = await openShop()
    const ada = await shop.customer()
    const reference = await ada.choose()
    shop.payments.pay(reference)
    const { body, signature } = shop.payments.webhookEvent(reference)
    for (const raw of [
      ` ${body}`,
      `${body}\n`,
      `\uFEFF${body}`,
      body.replace(':', ': '),
      body.replace('900', '1'),
      '',
    ]) {
      const reply = await shop.send('POST', WEBHOOK, { raw, headers: { 'Stripe-Signature': signature } })
      expectRefusal(reply, 400, 'notice-not-genuine')
    }
    expect(await ada.credits()).toBe(0)
  })
})

describe('what goes wrong on our side', () => {
  const webhookEvent: Sending = { raw: '{"card":"in-the-body"}', headers: { 'Stripe-Signature': 'in-the-header' } }
  const answering = async (paymentWebhook: PaymentWebhook) => {
    const world = await openWorld({ useCases: { paymentWebhook } })
    return { world, reply: await world.send('POST', `${WEBHOOK}?x=in-the-query`, webhookEvent) }
  }

  it('should have the provider send it again, soon', async () => {
    const { reply } = await answering(async () => err({ kind: 'payments-unavailable' }))
    expectRefusal(reply, 503, 'payments-unavailable')
    expect(reply.headers.get('Retry-After')).toBe('5')
    const down = Object.assign(new Error('ECONNREFUSED'), { name: 'DatabaseUnavailable' })
    const { reply: second } = await answering(() => Promise.reject(down))
    expectRefusal(second, 503, 'unavailable')
    expect(second.headers.get('Retry-After')).toBe('2')
    const { reply: third } = await answering(() => Promise.reject(new Error('a bug')))
    expectRefusal(third, 500, 'internal-error')
  })

  it('should not be answered before everything is kept', async () => {
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<PaymentWebhook>>>()
    const world = await openWorld({ useCases: { paymentWebhook: () => promise } })
    const reply = world.send('POST', WEBHOOK, webhookEvent)
    const early = new Promise((late) => setTimeout(() => late('not yet'), 100))
    expect(await Promise.race([reply, early])).toBe('not yet')
    resolve({ ok: true, value: undefined })
    expectSuccess(paymentWebhook, await reply)
  })

  it('should leave nothing of a webhook event in the log', async () => {
    const outcomes: PaymentWebhook[] = [
      () => Promise.reject(new Error('a bug')),
      async () => err({ kind: 'notice-not-genuine' }),
      async () => ({ ok: true, value: undefined }),
    ]
    for (const outcome of outcomes) {
      const { world } = await answering(outcome)
      expect(world.logged.at(-1)).toMatchObject({ route: WEBHOOK, msg: 'request' })
      expect(JSON.stringify(world.logged)).not.toContain('in-the-')
    }
  })
})
