import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id, pendingUnlock, purchaseState } from '../shapes.ts'
import * as texts from './texts.ts'

export const createCheckout = endpoint('POST', '/api/payments/create-checkout', 'learner', {
  alsoAt: ['/payments/create-checkout'],
  summary: 'Opens a page of the payment provider where a package is paid; the browser goes there.',
  input: z.object({
    /** The id of a package; as a number it is the same id. */
    product_id: z.pipe(
      z.union(
        [z.string().check(z.maxLength(100, texts.packageMissing)), z.int(texts.packageMissing)],
        texts.packageMissing,
      ),
      z.transform(String),
    ),
    /** What is to be unlocked as soon as it is paid: one chapter, or all of a plan that are locked. Without it the credits are for nothing in particular. */
    unlock: z.optional(
      z.object({
        plan_id: id,
        /** Those whose prices the learner was shown. */
        chapter_ids: z
          .array(id, texts.invalidUnlock)
          .check(z.minLength(1, texts.invalidUnlock), z.maxLength(100, texts.invalidUnlock)),
        is_whole_plan: z.boolean(texts.invalidUnlock),
        /** Credits: what costs more by then is not unlocked. */
        cost: z.int(texts.invalidUnlock).check(z.nonnegative(texts.invalidUnlock)),
      }),
    ),
  }),
  reply: z.object({ checkout_url: z.url() }),
  refusals: { 'unknown-package': 400, 'balance-full': 409, 'payments-unavailable': 503 },
})

export const confirmPayments = endpoint('POST', '/api/payments/confirm', 'learner', {
  summary: 'Asks the payment provider about the checkout that the learner came back from, or about all that are open.',
  input: z.object({
    /** The provider's name for it: printable ASCII. */
    checkout: z.optional(z.string(texts.invalidCheckout).check(z.regex(/^[\x21-\x7E]{0,200}$/, texts.invalidCheckout))),
  }),
  reply: z.object({
    credits: z.int(),
    /**
     * The purchase that was asked about, or the newest that is waited for. `open`: the money has not come yet; `balance-full`: nor have the
     * credits, for which the balance has no room.
     */
    purchase: z.nullable(
      z.object({
        state: z.union([purchaseState, z.literal('balance-full')]),
        package_name: z.string(),
        credits: z.int(),
        pending_unlock: z.nullable(pendingUnlock),
      }),
    ),
  }),
})

/** The provider shapes the body; its signature, in a header such as `Stripe-Signature`, is over every byte of it. */
export const paymentWebhook = endpoint('POST', '/api/payments/webhook', 'public', {
  alsoAt: ['/payments/webhook'],
  body: 'raw',
  summary: 'Receives a webhook of a payment provider. Any answer but 200 makes the provider send it again.',
  reply: z.object({ received: z.literal(true) }),
  refusals: { 'notice-not-genuine': 400, 'payments-unavailable': 503 },
})

export const providerWebhook = endpoint('POST', '/api/payments/webhook/:provider', 'public', {
  ...paymentWebhook,
  alsoAt: ['/payments/webhook/:provider'],
  summary: 'The same for one provider, such as `stripe`: a signature of any other is refused.',
  input: z.object({ provider: z.string() }),
})
