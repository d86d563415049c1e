import { ok } from '@app/domain'
import { newUserId } from '@app/domain/testing'
import { execute } from '@app/testing/database'
import type { Session, StripeEvent } from '@app/testing/stripe/objects'
import { until } from '@app/testing/until'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { openShop, type Reply, type Shop } from './payment-shop.ts'

const MIB = 1024 * 1024

/**
 * Single notices, and what is answered to them. Each of these lines was taken away once, and a test failed: `constructEvent`
 * and its tolerance (302 s for 300) in event.ts of @app/stripe, `returnedCents: null` there, which keeps old news from undoing
 * a refund, and `isAsAgreed` in settle.ts. For what happens at the same moment see payment-faults.int.test.ts.
 */
describe('a webhook event of a payment', () => {
  let shop: Shop

  beforeAll(async () => {
    shop = await openShop(inject('databaseUrl'))
  })
  afterEach(() => shop.domain.expectSoundLedger())
  afterAll(() => shop?.close())

  /** A buyer is on the page where Package B is paid. */
  const checkout = async () => {
    const stripe = await shop.openStripe()
    onTestFinished(stripe.close)
    const customer = await shop.customer()
    const reference = await customer.choose('893996')
    const session = stripe.sessions.get(reference)
    if (!session) throw new Error('The checkout was not opened at Stripe.')
    const deliver = async (...events: readonly StripeEvent[]): Promise<void> => {
      for (const event of events) expectStatus(await shop.deliver(stripe, event), 200)
    }
    return { stripe, customer, reference, session, deliver }
  }

  describe('that is not genuine', () => {
    it.each<[string, (body: string, signature: string) => readonly [string, string]]>([
      ['has no signature', (body) => [body, '']],
      ['has half a signature', (body, signature) => [body, signature.slice(0, 40)]],
      [
        'has one letter changed',
        (body, signature) => [body.replace('"amount_total": 900', '"amount_total": 901'), signature],
      ],
      ['has one space more', (body, signature) => [`${body} `, signature]],
      [
        'has the time moved',
        (body, signature) => [body, signature.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1_000) + 1}`)],
      ],
      ['is signed in a scheme of old', (body, signature) => [body, signature.replace('v1=', 'v0=')]],
      ['is no JSON', (_body, signature) => ['not genuine', signature]],
    ])('should be refused when it %s', async (_, forge) => {
      const { stripe, customer, reference } = await checkout()
      const { body, signature } = stripe.signed(stripe.pay(reference))
      const [forged, by] = forge(body, signature)
      expect(forged + by).not.toBe(body + signature)
      expectStatus(await shop.webhook(forged, by), 400, 'notice-not-genuine')
      expect(await customer.credits()).toBe(0)
      expectStatus(await shop.webhook(body, signature), 200)
      expect(await customer.credits()).toBe(100)
    })

    it('should be refused when it is signed with another secret, or with the one before the newest', async () => {
      const { stripe, customer, reference } = await checkout()
      const event = stripe.pay(reference)
      const stranger = stripe.signed(event, { secret: 'whsec_of_a_stranger' })
      expectStatus(await shop.webhook(stranger.body, stranger.signature), 400, 'notice-not-genuine')
      shop.stand.ask(stripe.url, 'whsec_new')
      expectStatus(await shop.deliver(stripe, event), 400, 'notice-not-genuine')
      expect(await customer.credits()).toBe(0)
      // for a day Stripe signs with both
      const [old, { body, signature }] = [stripe.signed(event), stripe.signed(event, { secret: 'whsec_new' })]
      const both = `${old.signature},${signature.slice(signature.indexOf('v1='))}`
      expectStatus(await shop.webhook(body, both), 200)
      expect(await customer.credits()).toBe(100)
    })

    it('should be refused when it is 301 s old, and not when it is 299 s old', async () => {
      const { stripe, customer, reference } = await checkout()
      const event = stripe.pay(reference)
      vi.useFakeTimers({ toFake: ['Date'], now: new Date() })
      onTestFinished(() => {
        vi.useRealTimers()
      })
      const signedAgo = (seconds: number) => stripe.signed(event, { at: new Date(Date.now() - seconds * 1_000) })
      const [stale, fresh] = [signedAgo(301), signedAgo(299)]
      expectStatus(await shop.webhook(stale.body, stale.signature), 400, 'notice-not-genuine')
      expect(await customer.credits()).toBe(0)
      expectStatus(await shop.webhook(fresh.body, fresh.signature), 200)
      expect(await customer.credits()).toBe(100)
    })

    it('should be accepted from a clock that is ahead: only Stripe can have signed it', async () => {
      const { stripe, customer, reference } = await checkout()
      const { body, signature } = stripe.signed(stripe.pay(reference), { at: new Date(Date.now() + 3_600_000) })
      expectStatus(await shop.webhook(body, signature), 200)
      expect(await customer.credits()).toBe(100)
    })
  })

  describe('of an unusual length', () => {
    it('should be refused at 1 MiB by its signature, and beyond by its length', async () => {
      const { stripe, customer, reference } = await checkout()
      const { body, signature } = stripe.signed(stripe.pay(reference))
      expectStatus(await shop.webhook(body.padEnd(MIB), signature), 400, 'notice-not-genuine')
      expectStatus(await shop.webhook(body.padEnd(MIB + 1), signature), 413, 'body-too-large')
      const long = stripe.signed(body.padEnd(MIB + 1))
      expectStatus(await shop.webhook(long.body, long.signature), 413, 'body-too-large')
      expect(await customer.credits()).toBe(0)
      const most = stripe.signed(body.padEnd(MIB))
      expectStatus(await shop.webhook(most.body, most.signature), 200)
      expect(await customer.credits()).toBe(100)
    })
  })

  describe('that is about nothing of ours', () => {
    it.each<[string, (event: StripeEvent) => StripeEvent]>([
      ['something that we do not sell by', (event) => ({ ...event, type: 'customer.subscription.created' })],
      ['a kind that is not invented yet', (event) => ({ ...event, type: 'checkout.session.teleported' })],
      ['an account that is connected to ours', (event) => Object.assign(structuredClone(event), { account: 'acct_1' })],
      ['nothing', (event) => ({ ...event, data: { object: {} } })],
    ])('should be received and have no effect: %s', async (_, change) => {
      const { stripe, customer, reference, deliver } = await checkout()
      await deliver(change(stripe.pay(reference)))
      expect(await customer.credits()).toBe(0)
      expect((await shop.purchase(reference))?.kind).toBe('open')
    })

    it.each<[string, (ours: Session['metadata']) => Session['metadata']]>([
      ['of another product', () => ({ order: '4711', shop: 'socks' })],
      ['of another product that uses our words', () => ({ user_id: '4711', package_id: 'socks' })],
      ['of a package that we do not sell', ({ user_id = '' }) => ({ user_id, package_id: '893995' })],
      ['of an unknown user', () => ({ user_id: newUserId(), package_id: '893996' })],
      ['without metadata', () => ({})],
    ])('should be received and have no effect: a session %s', async (_, foreign) => {
      const { stripe, customer, session, deliver } = await checkout()
      const reference = `cs_test_foreign${shop.receipts.length}${session.id.slice(-12)}`
      const metadata = foreign(session.metadata)
      stripe.sessions.set(reference, { ...structuredClone(session), id: reference, metadata })
      const paid = stripe.pay(reference)
      await deliver(paid)
      // as if it had never been at Stripe, either: its signature alone does not make it ours
      stripe.sessions.delete(reference)
      await deliver(paid)
      expect(await shop.purchase(reference)).toBeNull()
      expect(await customer.credits()).toBe(0)
    })
  })

  it.each<[string, Partial<Session>]>([
    ['a cent less', { amount_total: 899 }],
    ['a cent more', { amount_total: 901 }],
    ['another currency', { currency: 'eur' }],
    ['nothing', { amount_total: 0, payment_status: 'no_payment_required' }],
  ])('should only be reported to the operator when what was paid is %s', async (_, changes) => {
    const { stripe, customer, reference, session, deliver } = await checkout()
    Object.assign(session, changes)
    const paid = stripe.pay(reference)
    await deliver(paid, paid)
    expect((await shop.purchase(reference))?.kind).toBe('mismatched')
    expect(shop.troubles.filter((one) => one.reference === reference)).toEqual([{ reference, cause: 'mismatched' }])
    expect(await customer.credits()).toBe(0)
    expect(shop.receipts).not.toContain(reference)
  })

  it('should not undo a refund when it is an old one', async () => {
    const { stripe, customer, reference, deliver } = await checkout()
    const paid = stripe.pay(reference)
    await deliver(paid, ...stripe.refund(reference, 900), paid)
    expect(await customer.credits()).toBe(0)
    // Stripe is silent, and the old news is all that there is
    shop.stand.hurry(true)
    stripe.faults.next('503')
    await deliver(paid)
    expect(await customer.credits()).toBe(0)
    expect(await shop.purchase(reference)).toMatchObject({ returnedCents: 900, reversed: 100, taken: 100 })
  })

  it('should credit the payment, too, when the event of the refund arrives first', async () => {
    const { stripe, customer, reference, deliver } = await checkout()
    const paid = stripe.pay(reference)
    await deliver(...stripe.refund(reference, 300))
    expect(await customer.credits()).toBe(67)
    await deliver(paid)
    expect((await customer.entries()).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['purchased', 100],
      ['reversed', 33],
    ])
  })

  it('should be asked for again when the database breaks down in the middle', async () => {
    const { stripe, customer, reference, deliver } = await checkout()
    const paid = stripe.pay(reference)
    const [held, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = shop.domain.postgres.unitOfWork.run(async ({ wallets }) => {
      await wallets.lock(customer.id)
      held.resolve()
      await goOn.promise
      return ok(undefined)
    })
    await held.promise
    const answer = shop.deliver(stripe, paid)
    await until(async () => {
      // the transaction that waits for the wallet is in the middle of it
      const ended = await execute(
        shop.domain.url,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      return ended.length > 0 ? true : undefined
    })
    const reply = await answer
    expectStatus(reply, 503, 'unavailable')
    expect(reply.headers.get('retry-after')).toBe('2')
    goOn.resolve()
    await holding
    expect(await customer.credits()).toBe(0)
    await deliver(paid, paid)
    expect(await customer.credits()).toBe(100)
  })
})

// Helpers

function expectStatus({ status, body }: Reply, wanted: number, code?: string): void {
  expect({ status, body }).toMatchObject({ status: wanted, body: code === undefined ? { received: true } : { code } })
}
