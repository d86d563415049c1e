import type { PaymentGateway, PaymentsUnavailable, WebhookNotGenuine } from '../../ports/payment-gateway.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { FulfilPurchase } from './fulfil-purchase.ts'

/** Takes what the payment provider tells by itself. `ok` means that everything it is about is kept: no need to tell again. */
export type PaymentWebhook = (notice: {
  readonly body: string
  readonly signature: string
}) => Promise<Result<void, WebhookNotGenuine | PaymentsUnavailable>>

export const makePaymentWebhook =
  (deps: { readonly payments: PaymentGateway; readonly fulfilPurchase: FulfilPurchase }): PaymentWebhook =>
  async ({ body, signature }) => {
    const notice = await deps.payments.parseWebhook(body, signature)
    if (!notice.ok) return notice
    if (!notice.value) return ok(undefined)
    const fulfilled = await deps.fulfilPurchase(notice.value.reference, notice.value.payment)
    // what is not ours is nothing to be told again
    if (fulfilled.ok || fulfilled.error.kind === 'purchase-unknown') return ok(undefined)
    return err(fulfilled.error)
  }
