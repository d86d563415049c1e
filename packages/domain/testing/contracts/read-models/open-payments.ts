import { CREDIT_PACKAGES, type CreditPackage } from '../../../src/credits/credit-package.ts'
import type { CheckoutOrder, PaymentGateway } from '../../../src/ports/payment-gateway.ts'
import { after, MINUTE } from '../../../src/shared/duration.ts'
import type { Email } from '../../../src/users/email.ts'
import { newMessageId, newUserId } from '../../builders.ts'

/** A gateway with a provider behind it that does at once what a payer would do on its page. */
export type OpenPayments = {
  readonly gateway: PaymentGateway
  /** The payer pays what they were asked for. */
  readonly pay: (reference: string) => Promise<unknown>
  /** The page closes, and nothing was paid. */
  readonly lapse: (reference: string) => Promise<unknown>
  /** So many cents are back with the payer now; fewer than before when a dispute was won. */
  readonly returnMoney: (reference: string, cents: number) => Promise<unknown>
  /** What the provider sends by itself after the last change of a payment. */
  readonly webhookEvent: (reference: string) => Promise<{ readonly body: string; readonly signature: string }>
  /** From now on the provider does not answer. */
  readonly breakDown: () => Promise<unknown>
  /** Lets time go by, and answers a moment after everything that has happened and before everything that will. */
  readonly later: () => Promise<Date>
  readonly close: () => Promise<unknown>
}

const NINE_DOLLARS = CREDIT_PACKAGES.find(({ price }) => price.cents === 900) as CreditPackage // one of the four

/** An order of a real moment: a provider takes no page that is to close in the past. */
export const anOrder = (changes: Partial<CheckoutOrder> = {}): CheckoutOrder => ({
  key: `checkout:${newMessageId()}`,
  userId: newUserId(),
  email: 'ada@example.org' as Email, // an address, as `parseEmail` would say
  creditPackage: NINE_DOLLARS,
  expiresAt: after(new Date(), 45 * MINUTE),
  paidUrl: 'http://localhost:3000/account?payment=success',
  cancelledUrl: 'http://localhost:3000/account?payment=cancelled',
  ...changes,
})

export const whatWasAskedFor = ({ userId, creditPackage: { id, price } }: CheckoutOrder) => ({
  amount: { cents: price.cents, currency: 'USD' },
  buyer: { userId, packageId: id },
})

type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown }

function answered<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(`It was refused: ${JSON.stringify(answer.error)}`)
  return answer.value
}

export const checkoutOf = async ({ gateway }: OpenPayments, order: CheckoutOrder) =>
  answered(await gateway.openCheckout(order))

export const paymentOf = async ({ gateway }: OpenPayments, reference: string) => answered(await gateway.find(reference))

export async function paidOf(opened: OpenPayments, reference: string) {
  const payment = await paymentOf(opened, reference)
  if (payment?.kind !== 'paid') throw new Error(`It is ${payment?.kind}, and not paid.`)
  return payment
}

export const parseWebhook = async (
  { gateway }: OpenPayments,
  { body, signature }: { body: string; signature: string },
) => answered(await gateway.parseWebhook({ body, headers: { 'stripe-signature': signature } }))

export async function paidEvent(opened: OpenPayments) {
  const { reference } = await checkoutOf(opened, anOrder())
  await opened.pay(reference)
  return opened.webhookEvent(reference)
}

export const changedSince = async ({ gateway }: OpenPayments, since: Date) =>
  answered(await gateway.changedSince(since))
