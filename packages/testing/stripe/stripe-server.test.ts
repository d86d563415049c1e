import { createServer } from 'node:http'
import Stripe from 'stripe'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openStripeServer, type StripeServerOptions } from './stripe-server.ts'

const KEYS = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' }
const UNIT_AMOUNT = 'line_items[0][price_data][unit_amount]'

describe('openStripeServer', () => {
  it.each([
    [{ mode: '' }, 'mode', 'parameter_missing'],
    [{ mode: 'subscription' }, 'mode', undefined],
    [{ success_url: '' }, 'success_url', 'parameter_missing'],
    [{ success_url: 'account' }, 'success_url', 'url_invalid'],
    [{ cancel_url: '/account' }, 'cancel_url', 'url_invalid'],
    [{ expires_at: `${inSeconds(1_700)}` }, 'expires_at', undefined],
    [{ expires_at: `${inSeconds(86_500)}` }, 'expires_at', undefined],
    [{ expires_at: '1.5' }, 'expires_at', 'parameter_invalid_integer'],
    [{ customer_email: 'ada' }, 'customer_email', 'email_invalid'],
    [{ 'metadata[note]': 'x'.repeat(501) }, 'metadata', undefined],
    [{ [UNIT_AMOUNT]: '9.00' }, UNIT_AMOUNT, 'parameter_invalid_integer'],
    [{ [UNIT_AMOUNT]: '-900' }, UNIT_AMOUNT, 'parameter_invalid_integer'],
    [{ [UNIT_AMOUNT]: '49' }, UNIT_AMOUNT, 'amount_too_small'],
    [{ 'line_items[0][price_data][currency]': 'credits' }, 'line_items[0][price_data][currency]', undefined],
    [{ 'line_items[0][quantity]': '0' }, 'line_items[0][quantity]', undefined],
    [{ discount: '100' }, 'discount', 'parameter_unknown'],
    [{ 'metadata[a][b]': '1' }, 'metadata[a][b]', 'parameter_unknown'],
    [{ 'payment_intent_data[capture]': '1' }, 'payment_intent_data[capture]', 'parameter_unknown'],
  ])('should refuse what Stripe refuses: %j', async (changes, param, code) => {
    const { server, create } = await open()

    const { status, body } = await create(changes)

    expect(status).toBe(400)
    expect(body.error).toMatchObject({ type: 'invalid_request_error', param, ...(code !== undefined && { code }) })
    expect(server.sessions.size).toBe(0)
  })

  it('should keep one answer for each key', async () => {
    const { server, create } = await open()
    server.faults.next('500')

    expect(await create({}, { 'idempotency-key': 'broken' })).toMatchObject({ status: 500, replayed: null })
    expect(await create({}, { 'idempotency-key': 'broken' })).toMatchObject({ status: 500, replayed: 'true' })
    expect(await create({ mode: '' }, { 'idempotency-key': 'k' })).toMatchObject({ status: 400 })
    const first = await create({}, { 'idempotency-key': 'k' })
    const again = await create({}, { 'idempotency-key': 'k' })
    const other = await create({ cancel_url: 'https://a.example' }, { 'idempotency-key': 'k' })

    expect(first).toMatchObject({ status: 200, replayed: null })
    expect(again).toEqual({ ...first, replayed: 'true' })
    expect(other).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } })
    expect(server.sessions.size).toBe(1)
  })

  it('should refuse every request without the key, and know no other address', async () => {
    const { server, create } = await open()

    expect(await create({}, { authorization: 'Bearer sk_test_2' })).toMatchObject({ status: 401 })
    const get = (path: string) => fetch(`${server.url}${path}`, { headers: { authorization: 'Bearer sk_test_1' } })
    expect((await get('/v1/customers')).status).toBe(404)
    expect((await get('/v1/charges/ch_1/capture')).status).toBe(404)
    expect((await get('/v1/events?color=red')).status).toBe(400)
    expect((await get('/v1/events?starting_after=evt_1')).status).toBe(404)
    expect((await get('/elsewhere')).status).toBe(404)
  })

  it('should report a click on its page before it shows the way back, and be believed by the SDK', async () => {
    const received: string[] = []
    const receiver = createServer(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      const signature = request.headers['stripe-signature'] ?? ''
      received.push(Stripe.webhooks.constructEvent(body, signature, KEYS.webhookSecret).type)
      response.end('{}')
    })
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void receiver.close())
    const address = receiver.address()
    const webhookUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const { server, create } = await open({ webhookUrl })
    const { body } = await create({})

    const answer = await fetch(`${body.url}/pay`, { method: 'POST', redirect: 'manual' })

    expect(answer.headers.get('location')).toBe(`https://shop.example/thanks?session=${body.id}`)
    expect(received).toEqual(['checkout.session.completed'])
    const [refunded] = server.refund(body.id, 100)
    expect(refunded && (await server.deliver(refunded))).toEqual({ status: 200, body: '{}' })
    expect(received).toEqual(['checkout.session.completed', 'charge.refunded'])
  })
})

// Helpers

type Answered = { readonly id: string; readonly url: string; readonly error?: object }

function inSeconds(seconds: number) {
  return Math.floor(Date.now() / 1_000) + seconds
}

async function open(options: Partial<StripeServerOptions> = {}) {
  const server = await openStripeServer({ ...KEYS, ...options })
  onTestFinished(server.close)
  const create = async (changes: Record<string, string>, headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.url}/v1/checkout/sessions`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${KEYS.secretKey}`,
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      body: new URLSearchParams({
        mode: 'payment',
        success_url: 'https://shop.example/thanks?session={CHECKOUT_SESSION_ID}',
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'usd',
        'line_items[0][price_data][unit_amount]': '900',
        'line_items[0][price_data][product_data][name]': 'Tea',
        ...changes,
      }).toString(),
    })
    const body: Answered = JSON.parse(await response.text())
    return { status: response.status, replayed: response.headers.get('idempotent-replayed'), body }
  }
  return { server, create }
}
