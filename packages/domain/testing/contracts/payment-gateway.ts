import { describe, expect } from 'vitest'
import { CREDIT_PACKAGES } from '../../src/credits/credit-package.ts'
import { after, DAY, MINUTE } from '../../src/shared/duration.ts'
import { itOn } from './it-on.ts'
import {
  anOrder,
  changedSince,
  checkoutOf,
  type OpenPayments,
  paidEvent,
  paidOf,
  parseWebhook,
  paymentOf,
  whatWasAskedFor,
} from './read-models/open-payments.ts'

/** What a provider may be unable to do: one whose payments are final takes no money that could go back. */
export type PaymentFeature = 'lapse' | 'returned-money' | 'won-dispute' | 'break-down'

/** `impossible`: these are left out. */
type Options = { readonly impossible?: readonly PaymentFeature[] }

type Feature = PaymentFeature | 'every provider'

/**
 * What the use cases of payments rely on. `open` is called for each test, and makes a gateway whose provider knows nothing yet.
 * Not asked for: that a webhook older than 5 minutes is refused, and what `paidUrl` grows by: an adapter shows these itself.
 */
export function describePaymentGateway(
  name: string,
  open: () => Promise<OpenPayments>,
  { impossible = [] }: Options = {},
): void {
  const given = (feature: Feature, should: string, test: (opened: OpenPayments) => Promise<void>): void => {
    if (feature !== 'every provider' && impossible.includes(feature)) return
    itOn(open)(`should ${should} (${feature})`, test)
  }

  describe(`${name}: payment gateway`, () => {
    given('every provider', 'say who it is in one short word', async ({ gateway }) => {
      expect(gateway.name).toMatch(/^[a-z]{2,20}$/)
    })

    given('every provider', 'open a page for every package', async (opened) => {
      for (const creditPackage of CREDIT_PACKAGES) {
        const order = anOrder({ creditPackage })
        const { reference, url } = await checkoutOf(opened, order)
        expect(reference).not.toBe('')
        expect(new URL(url).protocol).toMatch(/^https?:$/)
        expect(await paymentOf(opened, reference)).toEqual({ kind: 'open', reference, ...whatWasAskedFor(order) })
      }
    })

    given('every provider', 'open one checkout for one key, however often and at once', async (opened) => {
      const order = anOrder()
      const checkouts = await Promise.all(Array.from({ length: 5 }, () => checkoutOf(opened, order)))
      const again = await checkoutOf(opened, order)
      for (const checkout of checkouts) expect(checkout).toEqual(again)
    })

    given('every provider', 'open another checkout for another key', async (opened) => {
      const order = anOrder()
      const [one, other] = [await checkoutOf(opened, order), await checkoutOf(opened, { ...order, key: anOrder().key })]
      expect(other.reference).not.toBe(one.reference)
      expect(other.url).not.toBe(one.url)
      await opened.pay(one.reference)
      expect(await paymentOf(opened, other.reference)).toMatchObject({ kind: 'open' })
    })

    given('every provider', 'open nothing anew with the key of a checkout that was paid', async (opened) => {
      const order = anOrder()
      const { reference } = await checkoutOf(opened, order)
      await opened.pay(reference)
      const paid = await paidOf(opened, reference)
      expect((await checkoutOf(opened, order)).reference).toBe(reference)
      expect(await paidOf(opened, reference)).toEqual(paid)
    })

    given('every provider', 'know nothing of a reference that it never gave', async (opened) => {
      await checkoutOf(opened, anOrder())
      expect(await opened.gateway.find('checkout_of_nobody')).toEqual({ ok: true, value: null })
    })

    given('every provider', 'report what was paid, by whom, for what and when', async (opened) => {
      const order = anOrder()
      const { reference } = await checkoutOf(opened, order)
      const before = await opened.later()
      await opened.pay(reference)
      const paid = await paidOf(opened, reference)
      expect(paid).toEqual({
        kind: 'paid',
        reference,
        ...whatWasAskedFor(order),
        returnedCents: 0,
        paidAt: expect.any(Date),
        receiptUrl: paid.receiptUrl === null ? null : expect.stringMatching(/^https?:\/\//),
      })
      // a provider's clock may be a little off
      expect(Math.abs(paid.paidAt.getTime() - before.getTime())).toBeLessThan(5 * MINUTE)
    })

    given('every provider', 'report the same of a payment whenever it is asked', async (opened) => {
      const { reference } = await checkoutOf(opened, anOrder())
      await opened.pay(reference)
      const paid = await paidOf(opened, reference)
      await opened.later()
      expect(await paidOf(opened, reference)).toEqual(paid)
    })

    given('lapse', 'report that a page was left', async (opened) => {
      const order = anOrder()
      const { reference } = await checkoutOf(opened, order)
      await opened.lapse(reference)
      expect(await paymentOf(opened, reference)).toEqual({ kind: 'lapsed', reference, ...whatWasAskedFor(order) })
    })

    given('returned-money', 'report how much of a payment went back, all in all', async (opened) => {
      const { reference } = await checkoutOf(opened, anOrder())
      await opened.pay(reference)
      const paid = await paidOf(opened, reference)
      for (const cents of [1, 300, 900]) {
        await opened.returnMoney(reference, cents)
        expect(await paidOf(opened, reference)).toEqual({ ...paid, returnedCents: cents })
      }
    })

    given('won-dispute', 'report that money came again', async (opened) => {
      const { reference } = await checkoutOf(opened, anOrder())
      await opened.pay(reference)
      for (const cents of [900, 0]) {
        await opened.returnMoney(reference, cents)
        expect(await paidOf(opened, reference)).toMatchObject({ returnedCents: cents })
      }
    })

    given('every provider', 'read a genuine webhook event, and which payment it is about', async (opened) => {
      const { reference } = await checkoutOf(opened, anOrder())
      await opened.pay(reference)
      const webhookEvent = await parseWebhook(opened, await opened.webhookEvent(reference))
      expect(webhookEvent?.reference).toBe(reference)
      // it may have been on its way for long, so it must not claim to know what came of the money
      const { amount, buyer } = await paidOf(opened, reference)
      const reported = { kind: 'paid', reference, amount, buyer, paidAt: expect.any(Date), returnedCents: null }
      if (webhookEvent?.payment) expect(webhookEvent.payment).toMatchObject(reported)
    })

    given('returned-money', 'read a webhook event of money that went back', async (opened) => {
      const { reference } = await checkoutOf(opened, anOrder())
      await opened.pay(reference)
      await opened.returnMoney(reference, 300)
      const webhookEvent = await parseWebhook(opened, await opened.webhookEvent(reference))
      expect(webhookEvent?.reference).toBe(reference)
      if (webhookEvent?.payment) expect(webhookEvent.payment).toMatchObject({ kind: 'paid', returnedCents: null })
    })

    given('every provider', 'refuse a webhook event of which one character is not genuine', async (opened) => {
      const [one, other] = [await paidEvent(opened), await paidEvent(opened)]
      const { body, signature } = one
      const forged = [
        { body: body.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)), signature },
        { body: `${body} `, signature },
        { body: '', signature },
        { body: 'null', signature },
        { body, signature: '' },
        { body, signature: 'x' },
        { body, signature: signature.slice(0, -1) },
        { body, signature: signature.slice(0, -1) + (signature.endsWith('0') ? '1' : '0') },
        { body, signature: other.signature },
      ]
      for (const webhookEvent of forged) {
        const headers = { 'stripe-signature': webhookEvent.signature }
        const read = await opened.gateway.parseWebhook({ body: webhookEvent.body, headers })
        expect(read).toEqual({ ok: false, error: { kind: 'notice-not-genuine' } })
      }
    })

    given('every provider', 'name what has changed since a moment, and nothing older', async (opened) => {
      const [old, paid] = [await checkoutOf(opened, anOrder()), await checkoutOf(opened, anOrder())]
      await opened.pay(old.reference)
      const since = await opened.later()
      await opened.pay(paid.reference)
      const changed = await changedSince(opened, since)
      expect(changed).toContain(paid.reference)
      expect(changed).not.toContain(old.reference)
      expect(await changedSince(opened, after(since, -DAY))).toEqual(
        expect.arrayContaining([old.reference, paid.reference]),
      )
    })

    given('returned-money', 'name an old payment whose money went back lately', async (opened) => {
      const { reference } = await checkoutOf(opened, anOrder())
      await opened.pay(reference)
      const since = await opened.later()
      await opened.returnMoney(reference, 300)
      expect(await changedSince(opened, since)).toContain(reference)
    })

    given('break-down', 'answer that it cannot be reached, and not throw', async (opened) => {
      const { reference } = await checkoutOf(opened, anOrder())
      await opened.breakDown()
      const { gateway } = opened
      const answers = [
        await gateway.openCheckout(anOrder()),
        await gateway.find(reference),
        await gateway.changedSince(new Date(0)),
      ]
      for (const answer of answers) expect(answer).toEqual({ ok: false, error: { kind: 'payments-unavailable' } })
    })
  })
}
