import type { Adapters, Provider, WebhookRequest } from '../../ports/index.ts'
import { err, ok } from '../../shared/index.ts'
import type { FulfilPurchase } from './fulfil-purchase.ts'

export type PaymentWebhook = ReturnType<typeof makePaymentWebhook>

/**
 * Receives a webhook of a payment provider: of the one that is named, else of any whose signature it carries. `ok` means that
 * everything it is about is saved, so it need not be sent again.
 */
export const makePaymentWebhook =
  (deps: Pick<Adapters, 'gateways'> & { readonly fulfilPurchase: FulfilPurchase }) =>
  async ({ provider, ...request }: WebhookRequest & { readonly provider?: Provider }) => {
    for (const gateway of deps.gateways.byName.values()) {
      if (provider !== undefined && provider !== gateway.name) continue
      const event = await gateway.parseWebhook(request)
      if (!event.ok && event.error.kind === 'notice-not-genuine') continue
      if (!event.ok) return event
      if (!event.value) return ok(undefined)
      const { reference, payment } = event.value
      const fulfilled = await deps.fulfilPurchase(reference, { provider: gateway.name, payment })
      // an event that is about nothing of ours need not be sent again
      return fulfilled.ok || fulfilled.error.kind === 'purchase-unknown' ? ok(undefined) : err(fulfilled.error)
    }
    return err({ kind: 'notice-not-genuine' })
  }
