import { type CheckoutOrder, ok } from '@app/domain'
import type Stripe from 'stripe'
import { type Api, unreadable } from './list.ts'
import { at, textAt } from './read.ts'

const TASK = 'open a checkout'

export async function openCheckout({ stripe, call, log }: Api, order: CheckoutOrder) {
  const session = await call(TASK, (options) => create(stripe, sessionOf(order), options), order.key)
  if (!session.ok) return session
  const reference = textAt(session.value, 'id')
  const url = textAt(session.value, 'url')
  return reference !== null && url !== null && /^https?:\/\//.test(url) ? ok({ reference, url }) : unreadable(log, TASK)
}

type Params = Stripe.Checkout.SessionCreateParams

/** Stripe is stricter than we are with mail addresses. The payer can type another there: a sale needs none from us. */
async function create({ checkout }: Stripe, params: Params, options: Stripe.RequestOptions) {
  try {
    return await checkout.sessions.create(params, options)
  } catch (thrown) {
    if (at(thrown, 'param') !== 'customer_email') throw thrown
    const { customer_email: _refused, ...others } = params
    return checkout.sessions.create(others, { ...options, idempotencyKey: `${options.idempotencyKey}:no-email` })
  }
}

function sessionOf({ userId, email, creditPackage, expiresAt, paidUrl, cancelledUrl }: CheckoutOrder) {
  const { id, name, credits, price } = creditPackage
  const metadata = { user_id: userId, package_id: id }
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: price.currency.toLowerCase(),
          unit_amount: price.cents,
          product_data: { name: `${name} - ${credits} credits` },
        },
      },
    ],
    client_reference_id: userId,
    customer_email: email,
    metadata,
    // so that a refund in Stripe's dashboard shows whose it is
    payment_intent_data: { metadata },
    expires_at: Math.floor(expiresAt.getTime() / 1_000),
    // Stripe looks for these braces as they stand: URLSearchParams would encode them
    success_url: `${paidUrl}${paidUrl.includes('?') ? '&' : '?'}checkout={CHECKOUT_SESSION_ID}`,
    cancel_url: cancelledUrl,
  } satisfies Params
}
