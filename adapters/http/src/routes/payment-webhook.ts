import { paymentWebhook, type ReplyOf } from '@app/contract'
import type { ReceivePaymentNotice } from '@app/domain'
import { refuse } from '../pipeline/refusal.ts'
import { type Route, rawRoute } from '../pipeline/route.ts'

const body: ReplyOf<typeof paymentWebhook> = { received: true }

/** Answers 200 once everything is kept, and not before: whoever is answered anything else tells us again. */
export const paymentWebhookRoute = (deps: { readonly receivePaymentNotice: ReceivePaymentNotice }): Route =>
  rawRoute(paymentWebhook, async ({ text, header }) => {
    const result = await deps.receivePaymentNotice({ body: text, signature: header('Stripe-Signature') })
    if (!result.ok) return refuse(result.error, paymentWebhook)
    return { status: 200, body }
  })
