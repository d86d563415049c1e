import { expect } from 'vitest'
import type { StripeEvent } from '../../../adapters/stripe/test/objects.ts'
import type { StripeServer } from '../../../adapters/stripe/test/stripe-server.ts'
import { times } from './long-run.ts'
import type { Account } from './payment-scenarios.ts'
import type { Reply, Shop } from './payment-shop.ts'

type Letter = { readonly event: StripeEvent; readonly account: Account; left: number; sent: boolean; received: boolean }

/** What Stripe has to tell, and how often it does. */
export function makePost(shop: Shop, stripe: StripeServer) {
  const letters: Letter[] = []
  let [pending, late] = [0, 0]

  const send = async (letter: Letter, mayFail: boolean): Promise<void> => {
    letter.sent = true
    const { event, account } = letter
    pending += 1
    const reply = await shop.deliver(stripe, event).finally(() => {
      pending -= 1
    })
    expectAnswer(reply, mayFail, shop)
    if (reply.status !== 200) return
    letter.received = true
    // whoever is told that it was received never tells it again: it must be there for everybody
    if (tellsOfMoney(event)) expect((await shop.purchase(account.reference))?.kind).toBe(account.expected().kind)
  }

  return {
    letters,
    write: (event: StripeEvent, account: Account, copies: number): Letter => {
      const letter = { event, account, left: copies, sent: false, received: false }
      letters.push(letter)
      return letter
    },
    /** One copy or several at once, some a little later than others. */
    sendSome: (letter: Letter, how: number, mayFail: boolean): readonly Promise<void>[] => {
      const count = Math.min(letter.left, 1 + (how % 4))
      letter.left -= count
      return times(count).map((copy) => later((how + 5 * copy) % 12, () => send(letter, mayFail)))
    },
    /** Waits until all others were quicker, even those who are about to begin. */
    overtaken: async (): Promise<void> => {
      late += 1
      for (let turn = 0; turn < 20 || (turn < 2_000 && pending > late); turn += 1) await nextTurn()
      late -= 1
    },
    /** Whether something was told of it, and all of that was received. */
    isReceived: (account: Account): boolean => {
      const its = letters.filter((letter) => letter.account === account)
      return its.length > 0 && its.every(({ received }) => received)
    },
    /** Stripe tells again what was not received, and knows nothing of what never left. Whether all was received. */
    finish: async (): Promise<boolean> => {
      await Promise.all(letters.flatMap((letter) => times(letter.left).map(() => send(letter, false))))
      for (const letter of letters) if (letter.sent && !letter.received) await send(letter, false)
      return letters.every(({ received }) => received)
    },
  }
}

/** What nobody has broken answers well; what is broken asks to be asked again. */
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
const tellsOfMoney = ({ data: { object } }: StripeEvent): boolean =>
  JSON.stringify(object).includes('"payment_status":"paid"')
