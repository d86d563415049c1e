import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, ledgerKind, nothing, purchaseState, time } from './shapes.ts'

export const creditPackage = z.object({
  id: z.string(),
  name: z.string(),
  credits: z.int(),
  /** US dollars. */
  price: z.number(),
  /** What it saves against the smallest package, in words: 'Save $1'. */
  savings: z.optional(z.string()),
  popular: z.optional(z.boolean()),
})
export type CreditPackage = z.infer<typeof creditPackage>

export const creditPackages = endpoint({
  method: 'GET',
  path: '/api/credits/packages',
  access: 'learner',
  summary: 'What credits are sold in.',
  input: nothing,
  status: 200,
  reply: z.array(creditPackage),
  refusals: {},
})

export const ledgerEntry = z.object({
  id,
  /** What happened: bought, given by an admin, set aside for a chapter, paid for it, given back, taken back, given again. */
  kind: ledgerKind,
  /** Credits, a whole number above 0. */
  amount: z.int(),
  /** What it did to the balance: 0 for `captured`, below 0 for `held` and `reversed`. */
  change: z.int(),
  /** The balance after it. */
  balance: z.int(),
  /** An admin's reason. */
  note: z.nullable(z.string()),
  /** The chapter it is about; null when there is none, or when it is gone. */
  chapter: z.nullable(z.object({ id, title: z.string(), plan_id: id, plan_title: z.string() })),
  /** The package it is about. */
  package_name: z.nullable(z.string()),
  at: time,
})
export type LedgerEntry = z.infer<typeof ledgerEntry>

const LONGEST_PAGE = 100
const PAGE_LENGTH = `Please ask for 1 to ${LONGEST_PAGE} entries.`

export const creditHistory = endpoint({
  method: 'GET',
  path: '/api/credits/history',
  access: 'learner',
  summary: "The learner's ledger, newest first. `cursor` is the `next_cursor` of the page before.",
  input: z.object({
    limit: z._default(
      z.coerce
        .number(PAGE_LENGTH)
        .check(z.int(PAGE_LENGTH), z.minimum(1, PAGE_LENGTH), z.maximum(LONGEST_PAGE, PAGE_LENGTH)),
      20,
    ),
    cursor: z.optional(id),
  }),
  status: 200,
  reply: z.object({ entries: z.array(ledgerEntry), next_cursor: z.nullable(id) }),
  refusals: {},
})

export const paidPurchase = z.object({
  id,
  package_name: z.string(),
  credits: z.int(),
  /** US dollars. */
  price: z.number(),
  paid_at: time,
  /** The payment provider's receipt; null with the sandbox, or while it is not known yet. */
  receipt_url: z.nullable(z.url()),
  /** US dollars that went back to the payer. */
  refunded: z.number(),
  /** Credits that went with them, as far as they were still there. */
  credits_taken_back: z.int(),
  /** No money was moved: the sandbox took it. */
  is_pretend: z.boolean(),
})
export type PaidPurchase = z.infer<typeof paidPurchase>

export const purchases = endpoint({
  method: 'GET',
  path: '/api/credits/purchases',
  access: 'learner',
  summary: 'What the learner has paid for, newest first.',
  input: nothing,
  status: 200,
  reply: z.array(paidPurchase),
  refusals: {},
})

const CHOOSE = 'Please choose a package.'

export const createCheckout = endpoint({
  method: 'POST',
  path: '/api/payments/create-checkout',
  alsoAt: ['/payments/create-checkout'],
  access: 'learner',
  summary: 'Opens a page of the payment provider where a package is paid; the browser goes there.',
  input: z.object({
    /** The id of a package; as a number it is the same id. */
    product_id: z.pipe(
      z.union([z.string().check(z.maxLength(100, CHOOSE)), z.int(CHOOSE)], CHOOSE),
      z.transform(String),
    ),
  }),
  status: 200,
  reply: z.object({ checkout_url: z.url() }),
  refusals: { 'unknown-package': 400, 'balance-full': 409, 'payments-unavailable': 503 },
})

export const confirmPayments = endpoint({
  method: 'POST',
  path: '/api/payments/confirm',
  access: 'learner',
  summary: 'Asks the payment provider about the checkout that the learner came back from, or about all that are open.',
  input: z.object({
    /** The provider's name for it: printable ASCII. */
    checkout: z.optional(
      z.string('This is not a valid checkout.').check(z.regex(/^[\x21-\x7E]{0,200}$/, 'This is not a valid checkout.')),
    ),
  }),
  status: 200,
  reply: z.object({
    credits: z.int(),
    /** The purchase that was asked about, or the newest that is waited for; `open`: the money has not come yet. */
    purchase: z.nullable(
      z.object({
        state: purchaseState,
        package_name: z.string(),
        credits: z.int(),
      }),
    ),
  }),
  refusals: {},
})

/** The body is not ours to shape: its signature, in the header `Stripe-Signature`, covers every byte of it. */
export const paymentWebhook = endpoint({
  method: 'POST',
  path: '/api/payments/webhook',
  alsoAt: ['/payments/webhook'],
  access: 'public',
  body: 'raw',
  summary: 'Takes what the payment provider tells. Any answer but 200 asks it to tell again.',
  input: nothing,
  status: 200,
  reply: z.object({ received: z.literal(true) }),
  refusals: { 'notice-not-genuine': 400, 'payments-unavailable': 503 },
})
