import { ok } from '@app/domain'
import { type Api, listAll, unreadable } from './list.ts'
import { at, REFERENCE, textAt, timeAt, wholeAt } from './read.ts'
import { isPaid, paymentOf } from './session.ts'

const TASK = 'look up a payment'
/** More than anybody refunds or disputes of one payment. */
const MAX_RETURNS = 1_000

export async function findPayment(api: Api, reference: string) {
  const { stripe, call, log } = api
  if (!REFERENCE.test(reference)) return ok(null)
  const found = await call(TASK, (options) =>
    stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent.latest_charge'] }, options),
  )
  if (!found.ok) return found
  if (found.value === null) return ok(null)
  const session: unknown = found.value
  if (textAt(session, 'id') !== reference) return unreadable(log, TASK)

  const charge = at(session, 'payment_intent', 'latest_charge')
  const returned = isPaid(session) ? await returnedCents(api, session) : ok(null)
  if (!returned.ok) return returned
  const payment = paymentOf(session, {
    paidAt: timeAt(charge, 'created') ?? timeAt(session, 'created'),
    returnedCents: returned.value,
    receiptUrl: receiptUrlOf(charge),
    hasFailed: hasFailed(session),
  })
  if (payment) return ok(payment)
  // others sell otherwise with the same account, as by saving a card: nothing is paid there
  return at(session, 'mode') === 'payment' ? unreadable(log, TASK) : ok(null)
}

/** Learners are shown it as a link. */
function receiptUrlOf(charge: unknown): string | null {
  const url = textAt(charge, 'receipt_url')
  return url?.startsWith('https://') ? url : null
}

/** A transfer by bank or the like: the page is complete, and the money did not come. */
const hasFailed = (session: unknown): boolean => {
  const status = at(session, 'payment_intent', 'status')
  return at(session, 'status') === 'complete' && (status === 'requires_payment_method' || status === 'canceled')
}

/** Null when there is no charge. */
async function returnedCents(api: Api, session: unknown) {
  const charge = at(session, 'payment_intent', 'latest_charge')
  const total = wholeAt(session, 'amount_total')
  const refundedOnce = wholeAt(charge, 'amount_refunded')
  if (total === null || refundedOnce === null) return ok(total === 0 ? 0 : null)
  const intent = textAt(session, 'payment_intent', 'id')
  if (intent === null) return unreadable(api.log, TASK)

  const refunded = refundedOnce === 0 ? ok(0) : await sum(api, 'refunds', intent, hasLeft)
  if (!refunded.ok) return refunded
  const withheld = at(charge, 'disputed') === true ? await sum(api, 'disputes', intent, isWithheld) : ok(0)
  return withheld.ok ? ok(Math.min(refunded.value + withheld.value, total)) : withheld
}

/** The amounts of an intent's refunds or disputes that count. */
async function sum(api: Api, kind: 'refunds' | 'disputes', intent: string, counts: (status: string) => boolean) {
  const all = await listAll(api, TASK, MAX_RETURNS, (page, options) =>
    api.stripe[kind].list({ payment_intent: intent, ...page }, options),
  )
  if (!all.ok) return all
  let cents = 0
  for (const one of all.value) {
    const amount = wholeAt(one, 'amount')
    if (amount === null) return unreadable(api.log, TASK)
    if (counts(textAt(one, 'status') ?? '')) cents += amount
  }
  return ok(cents)
}

/** Unless the card or bank did not take it, and gave it back to us. */
const hasLeft = (status: string): boolean => status !== 'failed' && status !== 'canceled'
/** An inquiry withholds nothing yet, and what was won is given back. Every other dispute has the money, appeals included. */
const isWithheld = (status: string): boolean => status !== 'won' && !status.startsWith('warning_')

/** The session that a payment was made in; null when it was made in another way. */
export async function findReferenceOf({ stripe, call, log }: Api, intent: string) {
  const task = 'look up the checkout of a payment'
  const found = await call(task, (options) =>
    stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 }, options),
  )
  if (!found.ok) return found
  if (found.value === null) return ok(null)
  const data = at(found.value, 'data')
  if (!Array.isArray(data)) return unreadable(log, task)
  return ok(textAt(data[0], 'id'))
}
