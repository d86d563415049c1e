import { createServer } from 'node:http'
import { NOWHERE } from '@app/testing/nowhere'
import type { Fault } from '@app/testing/stripe/faults'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ADDRESS, anOrder, openGateway, SECRET_KEY, WEBHOOK_SECRET } from '../test/open-gateway.ts'

const UNAVAILABLE = { ok: false, error: { kind: 'payments-unavailable' } }

describe('openCheckout, when Stripe or the way there fails', () => {
  it.each<Fault[]>([
    ['kill-socket-before'],
    ['kill-socket-after'],
    ['kill-socket-before', 'kill-socket-after', 'kill-socket-before'],
    ['malformed'],
    ['503'],
    ['kill-socket-after', '503'],
  ])('should open one checkout nevertheless: %s %s %s', async (...faults) => {
    const { gateway, server, checkOut, lines } = await openGateway()
    const order = anOrder()
    server.faults.next(...faults)

    const checkout = await gateway.openCheckout(order)

    expect(checkout).toMatchObject({ ok: true })
    // the learner clicks again
    expect(await checkOut(order)).toBe(checkout.ok && checkout.value.reference)
    expect(server.sessions.size).toBe(1)
    expect(lines).toEqual([])
  })

  it('should go on with another key when Stripe keeps that it broke down', async () => {
    const { gateway, server, checkOut } = await openGateway()
    const order = anOrder({ key: 'k' })
    server.faults.next('500')

    const checkout = await gateway.openCheckout(order)

    expect(server.requests.map(({ key }) => key)).toEqual(['k', 'k', 'k:2'])
    expect(checkout).toMatchObject({ ok: true })
    // and finds the same way the next time
    expect(await checkOut(order)).toBe(checkout.ok && checkout.value.reference)
    expect(server.sessions.size).toBe(1)
  })

  it('should give up on a Stripe that breaks down with every key', async () => {
    const { gateway, server, lines } = await openGateway()
    server.faults.next(...Array<Fault>(6).fill('500'))

    expect(await gateway.openCheckout(anOrder({ key: 'k' }))).toEqual(UNAVAILABLE)

    expect(server.requests.map(({ key }) => key)).toEqual(['k', 'k', 'k:2', 'k:2', 'k:3', 'k:3'])
    expect(lines).toEqual([
      expect.stringMatching(
        /^Stripe fails: could not open a checkout \(StripeAPIError, status 500, request req_\w+\)$/,
      ),
    ])
  })

  it('should not hammer a Stripe that has too much to do', async () => {
    const { gateway, server, lines } = await openGateway()
    server.faults.next('429')

    expect(await gateway.openCheckout(anOrder())).toEqual(UNAVAILABLE)
    expect(server.requests).toHaveLength(1)
    expect(lines).toEqual([
      expect.stringMatching(
        /^Stripe fails: could not open a checkout \(StripeRateLimitError, code rate_limit, status 429/,
      ),
    ])
  })

  it('should not wait for ever, and find the checkout that was opened meanwhile', async () => {
    const { gateway, server, lines, checkOut } = await openGateway({
      server: { slowMs: 1_000 },
      settings: { timeoutMs: 500 },
    })
    const order = anOrder()
    server.faults.next('slow')

    expect(await gateway.openCheckout(order)).toEqual(UNAVAILABLE)

    expect(server.sessions.size).toBe(0)
    expect(lines).toEqual(['Stripe fails: could not open a checkout (StripeConnectionError, code ETIMEDOUT)'])
    await expect.poll(() => server.sessions.size).toBe(1)
    const [reference] = server.sessions.keys()
    expect(await checkOut(order)).toBe(reference)
  })

  it('should wait for another try that is still at it', async () => {
    const { gateway, server } = await openGateway({ server: { slowMs: 300 }, settings: { pauseMs: 100 } })
    const order = anOrder()
    server.faults.next('slow')

    const both = await Promise.all([gateway.openCheckout(order), gateway.openCheckout(order)])

    expect(both[0]).toMatchObject({ ok: true })
    expect(both[1]).toEqual(both[0])
    expect(server.sessions.size).toBe(1)
  })

  it('should say that it is the key, and nothing of it', async () => {
    const { gateway, server, lines } = await openGateway({ settings: { secretKey: 'sk_test_ofSomebodyElse' } })

    expect(await gateway.openCheckout(anOrder())).toEqual(UNAVAILABLE)
    expect(await gateway.find('cs_test_1')).toEqual(UNAVAILABLE)
    expect(server.requests).toHaveLength(2)
    expect(lines[0]).toMatch(
      /^Stripe refuses the key: could not open a checkout \(StripeAuthenticationError, code api_key_invalid, status 401, request req_\w+\)$/,
    )
    expect(lines[1]).toMatch(/^Stripe refuses the key: could not look up a payment/)
  })
})

describe('find, when Stripe or the way there fails', () => {
  it.each<Fault>(['kill-socket-before', 'kill-socket-after', 'malformed', '500', '503'])(
    'should ask again: %s',
    async (fault) => {
      const { gateway, server, checkOut } = await openGateway()
      const reference = await checkOut()
      server.pay(reference)
      server.refund(reference, 300)
      server.dispute(reference, { cents: 200 })

      // each of the three questions that it takes
      for (let good = 0; good < 3; good += 1) {
        const asked = server.requests.length
        server.faults.next(...Array<Fault>(2).fill(fault))
        expect(await gateway.find(reference)).toMatchObject({ value: { returnedCents: 500 } })
        expect(server.requests.length - asked).toBe(5)
      }
    },
  )

  it('should be over when there is no server', async () => {
    const { gateway, lines } = await openGateway({ settings: { apiBase: `http://${NOWHERE}` } })

    expect(await gateway.find('cs_test_1')).toEqual(UNAVAILABLE)
    expect(await gateway.openCheckout(anOrder())).toEqual(UNAVAILABLE)
    expect(lines).toEqual([
      'Stripe fails: could not look up a payment (StripeConnectionError, code ECONNREFUSED)',
      'Stripe fails: could not open a checkout (StripeConnectionError, code ECONNREFUSED)',
    ])
  })
})

describe('the gateway, in front of something else than Stripe', () => {
  it.each([
    ['nothing', ''],
    ['a page', '<html>Welcome to the hotel</html>'],
    ['a number', '7'],
    ['a word', '"fine"'],
    ['null', 'null'],
    ['true', 'true'],
    ['a list', '[]'],
    ['an object', '{}'],
    ['an odd error', '{"error":7}'],
    ['an odd list', '{"data":7,"id":"cs_test_1","url":7}'],
    ['an endless list', '{"data":[],"has_more":true}'],
    ['a script', '{"id":"cs_test_1","url":"javascript:alert(1)"}'],
  ])('should take it for down: %s', async (_what, text) => {
    const { url } = await answering(text)
    const { gateway, lines } = await openGateway({ settings: { apiBase: url } })

    const answers = [
      await gateway.openCheckout(anOrder()),
      await gateway.find('cs_test_unseen'),
      await gateway.changedSince(new Date()),
    ]

    expect(answers).toEqual([UNAVAILABLE, UNAVAILABLE, UNAVAILABLE])
    expect(lines).toHaveLength(3)
  })

  it('should stop reading what does not end, and go nowhere else with the key', async () => {
    const thief = await answering('{}')
    const flood = await answering('{"id":"cs_test_1"}'.padEnd(20_000_000))
    const elsewhere = await answering('', { status: 307, location: thief.url })

    for (const { url } of [flood, elsewhere]) {
      const { gateway } = await openGateway({ settings: { apiBase: url } })
      expect(await gateway.find('cs_test_1')).toEqual(UNAVAILABLE)
    }
    expect(thief.asked()).toBe(0)
  })
})

describe('the log', () => {
  it('should hold neither a secret nor an address, whatever fails', async () => {
    const { gateway, server, lines } = await openGateway()
    // it is no address of a page, and Stripe quotes it
    await gateway.openCheckout(anOrder({ cancelledUrl: ADDRESS }))
    for (const fault of ['auth', '429'] as const) {
      server.faults.next(fault)
      await gateway.openCheckout(anOrder())
    }
    const { url } = await answering(
      JSON.stringify({
        error: { message: `${SECRET_KEY} ${ADDRESS}`, code: ADDRESS, param: SECRET_KEY, type: ADDRESS },
      }),
      { status: 400 },
    )
    const odd = await openGateway({ settings: { apiBase: url } })
    await odd.gateway.find('cs_test_1')

    const all = [...lines, ...odd.lines]
    expect(all).toHaveLength(4)
    const text = all.join('\n')
    expect(text).toContain('parameter cancel_url')
    for (const secret of [SECRET_KEY, SECRET_KEY.slice(0, 12), WEBHOOK_SECRET, ADDRESS, 'lovelace']) {
      expect(text).not.toContain(secret)
    }
  })
})

// Helpers

/** A server that has one answer to everything. */
async function answering(text: string, { status = 200, ...headers }: { status?: number; location?: string } = {}) {
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, asked: () => asked }
}
