import { times } from '@app/testing/long-run'
import type { StripeEvent } from '@app/testing/stripe/objects'
import type { StripeServer } from '@app/testing/stripe/stripe-server'
import { expect } from 'vitest'
import type { Account } from './payment-scenarios.ts'
import type { Reply, Shop } from './payment-shop.ts'

type Delivery = {
  readonly event: StripeEvent
  readonly account: Account
  left: number
  sent: boolean
  received: boolean
}

/** What Stripe has to tell, and how often it does. */
export function makeDeliveries(shop: Shop, stripe: StripeServer) {
  const deliveries: Delivery[] = []
  let [pending, late] = [0, 0]

  const send = async (delivery: Delivery, mayFail: boolean): Promise<void> => {
    delivery.sent = true
    const { event, account } = delivery
    pending += 1
    const reply = await shop.deliver(stripe, event).finally(() => {
      pending -= 1
    })
    expectAnswer(reply, mayFail, shop)
    if (reply.status !== 200) return
    delivery.received = true
    // an acknowledged event is never sent again: its effect must be committed
    if (isAboutMoney(event)) expect((await shop.purchase(account.reference))?.kind).toBe(account.expected().kind)
  }

  return {
    deliveries,
    write: (event: StripeEvent, account: Account, copies: number): Delivery => {
      const delivery = { event, account, left: copies, sent: false, received: false }
      deliveries.push(delivery)
      return delivery
    },
    /** One copy or several at once, some a little later than others. */
    sendSome: (delivery: Delivery, how: number, mayFail: boolean): readonly Promise<void>[] => {
      const count = Math.min(delivery.left, 1 + (how % 4))
      delivery.left -= count
      return times(count).map((copy) => later((how + 5 * copy) % 12, () => send(delivery, mayFail)))
    },
    /** Waits until all others were quicker, even those who are about to begin. */
    deliverStale: async (): Promise<void> => {
      late += 1
      for (let turn = 0; turn < 20 || (turn < 2_000 && pending > late); turn += 1) await nextTurn()
      late -= 1
    },
    /** Whether something was events of it, and all of that was received. */
    isReceived: (account: Account): boolean => {
      const its = deliveries.filter((delivery) => delivery.account === account)
      return its.length > 0 && its.every(({ received }) => received)
    },
    /** Stripe tells again what was not received, and knows nothing of what never left. Whether all was received. */
    finish: async (): Promise<boolean> => {
      await Promise.all(deliveries.flatMap((delivery) => times(delivery.left).map(() => send(delivery, false))))
      for (const delivery of deliveries) if (delivery.sent && !delivery.received) await send(delivery, false)
      return deliveries.every(({ received }) => received)
    },
  }
}

/** An unbroken server answers 200; a broken one asks for another attempt. */
export function expectAnswer({ status, headers, body }: Reply, mayFail: boolean, shop: Shop, refusal?: number): void {
  if (status === 200 || status === refusal) return
  expect({ status, body, errors: shop.errors }).toMatchObject(mayFail ? { status: 503 } : { status: 200 })
  expect(headers.get('retry-after')).not.toBeNull()
}

/** Begins after so many turns of the event loop: earlier or later than others, and never by the clock. */
export async function later<T>(turns: number, begin: () => Promise<T>): Promise<T> {
  for (let turn = 0; turn < turns; turn += 1) await nextTurn()
  return begin()
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

// Helpers

/** Money has come, says the event. */
const isAboutMoney = ({ data: { object } }: StripeEvent): boolean =>
  JSON.stringify(object).includes('"payment_status":"paid"')
