import type { PaidPayment, Payment } from '../../src/credits/payment.ts'
import type { CheckoutOrder, PaymentGateway, WebhookEvent, WebhookRequest } from '../../src/ports/payment-gateway.ts'
import { err, ok } from '../../src/shared/result.ts'
import { digest } from './digest.ts'

export type MemoryPaymentGateway = PaymentGateway & {
  /** Every checkout that was opened, oldest first. */
  readonly checkouts: () => readonly { readonly reference: string; readonly order: CheckoutOrder }[]
  /** The payer pays: what was ordered, unless overridden. */
  readonly pay: (reference: string, paid?: Partial<Pick<PaidPayment, 'amount' | 'receiptUrl'>>) => void
  readonly lapse: (reference: string) => void
  /** So many cents are back with the payer now, in all. */
  readonly returnMoney: (reference: string, cents: number) => void
  /** A gateway that is down answers nothing but 'payments-unavailable'. */
  readonly setDown: (down: boolean) => void
  /** A paid checkout that was not opened here: of another product with the same account, unless it has a `buyer`. */
  readonly openForeign: (reference: string, payment?: Partial<PaidPayment>) => void
  /** A genuine notice of how a payment stands now. */
  readonly webhookEvent: (reference: string) => WebhookRequest & { readonly signature: string }
}

const DOWN = err({ kind: 'payments-unavailable' } as const)

type Stored = { readonly payment: Payment; readonly changedAt: Date }

export function makeMemoryPaymentGateway({ now }: { readonly now: () => Date }): MemoryPaymentGateway {
  const orders = new Map<string, { readonly reference: string; readonly order: CheckoutOrder }>()
  const payments = new Map<string, Stored>()
  let isDown = false

  const stored = (reference: string): Payment => {
    const found = payments.get(reference)
    if (!found) throw new Error(`There is no checkout ${reference}.`)
    return found.payment
  }
  const keep = (payment: Payment): void => {
    payments.set(payment.reference, { payment, changedAt: now() })
  }
  const paid = (payment: Payment): PaidPayment => ({
    returnedCents: 0,
    receiptUrl: null,
    paidAt: now(),
    ...payment,
    kind: 'paid',
  })

  return {
    name: 'memory',
    openCheckout: async (order) => {
      if (isDown) return DOWN
      const known = orders.get(order.key)
      const reference = known?.reference ?? `checkout-${digest(order.key)}`
      if (!known) {
        const { userId, creditPackage } = order
        orders.set(order.key, { reference, order })
        keep({ kind: 'open', reference, amount: creditPackage.price, buyer: { userId, packageId: creditPackage.id } })
      }
      return ok({ reference, url: `https://pay.example/${reference}` })
    },
    find: async (reference) => (isDown ? DOWN : ok(structuredClone(payments.get(reference)?.payment ?? null))),
    parseWebhook: async ({ body, headers }) => {
      if (headers['stripe-signature'] !== sign(body)) return err({ kind: 'notice-not-genuine' })
      const { reference, payment } = JSON.parse(body) as WebhookEvent // signed: it was made by `notice`
      return ok({ reference, payment: payment && withTimes(payment) })
    },
    changedSince: async (since) =>
      isDown ? DOWN : ok([...payments].filter(([, { changedAt }]) => changedAt >= since).map(([key]) => key)),
    checkouts: () => [...orders.values()],
    pay: (reference, changes = {}) => keep({ ...paid(stored(reference)), ...changes }),
    lapse: (reference) => keep({ ...stored(reference), kind: 'lapsed' }),
    returnMoney: (reference, cents) => keep({ ...paid(stored(reference)), returnedCents: cents }),
    setDown: (down) => {
      isDown = down
    },
    openForeign: (reference, changes = {}) =>
      keep({
        ...paid({ kind: 'open', reference, amount: { cents: 900, currency: 'USD' }, buyer: null }),
        ...changes,
      }),
    webhookEvent: (reference) => {
      const payment = stored(reference)
      // a real notice is of the moment: it does not say what came of the money later
      const reported = payment.kind === 'paid' ? { ...payment, returnedCents: null, receiptUrl: null } : payment
      const body = JSON.stringify({ reference, payment: reported } satisfies WebhookEvent)
      const signature = sign(body)
      return { body, signature, headers: { 'stripe-signature': signature } }
    },
  }
}

const sign = (body: string): string => digest(`genuine:${body}`)

const withTimes = (payment: Payment): Payment =>
  payment.kind === 'paid' ? { ...payment, paidAt: new Date(payment.paidAt) } : payment
