import { describe, expect, it } from 'vitest'
import { openGateway } from '../test/open-gateway.ts'

const HOUR = 3_600_000

describe('changedSince', () => {
  it('should name every payment once that something happened to since then, and no other', async () => {
    let now = Date.now() - 3 * HOUR
    const { gateway, server, checkOut } = await openGateway({ server: { now: () => new Date(now) } })
    const expiresAt = new Date(now + 5 * HOUR)
    const open = (key: string) => checkOut({ key, expiresAt })
    const [before, refunded, both, left] = [await open('1'), await open('2'), await open('3'), await open('4')]
    await open('5')
    for (const reference of [before, refunded, both]) server.pay(reference)
    now += 2 * HOUR
    const since = new Date(now)
    server.refund(refunded, 100)
    server.refund(both, 100)
    server.dispute(both)
    const event = server.expire(left)
    server.events.push({ ...event, id: 'evt_customer', type: 'customer.created' })
    const elsewhere = { object: { payment_intent: 'pi_elsewhere' } }
    server.events.push({ ...event, id: 'evt_elsewhere', type: 'charge.refunded', data: elsewhere })

    const changed = await gateway.changedSince(since)

    // other accounts' objects are not even read
    expect(server.requests.find(({ path }) => path === '/v1/events')?.params).toMatchObject({
      'types[0]': 'checkout.session.completed',
      'types[13]': 'charge.dispute.funds_reinstated',
    })
    expect(changed.ok && changed.value.toSorted()).toEqual([refunded, both, left].toSorted())
    expect(await gateway.changedSince(new Date(now + HOUR))).toEqual({ ok: true, value: [] })
  })

  it('should turn every page', async () => {
    const { gateway, server, checkOut } = await openGateway()
    const first = await checkOut()
    const event = server.pay(first)
    for (let number = 0; number < 250; number += 1) {
      server.events.push({ ...event, id: `evt_${number}`, data: { object: { id: `cs_test_${number}` } } })
    }

    const changed = await gateway.changedSince(new Date(0))

    expect(changed.ok && new Set(changed.value).size).toBe(251)
    expect(server.requests.filter(({ path }) => path === '/v1/events')).toHaveLength(3)
  })

  it('should ask once for all that happened to the money of one payment', async () => {
    const { gateway, server, checkOut } = await openGateway()
    const reference = await checkOut()
    server.pay(reference)
    for (let times = 0; times < 5; times += 1) server.refund(reference, 10)
    server.events.splice(0, 1)
    const asked = server.requests.length

    expect(await gateway.changedSince(new Date(0))).toEqual({ ok: true, value: [reference] })
    expect(server.requests.length - asked).toBe(2)
  })

  it('should rather answer nothing than a part, and begin where it broke down within a page', async () => {
    const { gateway, server, checkOut } = await openGateway()
    const reference = await checkOut()
    server.pay(reference)
    server.refund(reference, 10)

    for (const fault of ['429', 'auth'] as const) {
      server.faults.next(fault)
      expect(await gateway.changedSince(new Date(0))).toEqual({ ok: false, error: { kind: 'payments-unavailable' } })
    }
    server.faults.next('malformed', 'kill-socket-after', '503')
    expect(await gateway.changedSince(new Date(0))).toEqual({ ok: true, value: [reference] })
  })

  it('should stop at ten thousand events, and say so', async () => {
    const { gateway, server, checkOut, lines } = await openGateway()
    const event = server.pay(await checkOut())
    for (let number = 0; number < 10_050; number += 1) {
      server.events.push({ ...event, id: `evt_${number}`, data: { object: { id: `cs_test_${number}` } } })
    }

    const changed = await gateway.changedSince(new Date(0))

    expect(changed.ok && changed.value).toHaveLength(10_000)
    expect(lines).toEqual(['Stripe has more than 10000 results: could not list what has happened to the end'])
  })
})
