import { confirmPayments, createCheckout, paymentWebhook, providerWebhook, type ReplyOf } from '@app/contract'
import { type ConfirmedPayments, HOUR, MINUTE } from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { limit, noLimit } from '../pipeline/limits.ts'
import { refuse } from '../pipeline/refusal.ts'
import { rawRoute, route } from '../pipeline/route.ts'

export const paymentRoutes = ({ useCases }: Pick<HttpDeps, 'useCases'>) => ({
  createCheckout: route(
    createCheckout,
    [limit('learner', 5, MINUTE), limit('learner', 20, HOUR)],
    async ({ input, auth }) => {
      const result = await useCases.createCheckout({ user: auth.user, packageId: input.product_id })
      if (!result.ok) return refuse(result.error, createCheckout)
      return { status: 200, body: { checkout_url: result.value.url } }
    },
  ),

  // after a checkout the web app polls every 3 s for half a minute, perhaps in two tabs
  confirmPayments: route(confirmPayments, [limit('learner', 40, MINUTE)], async ({ input, auth }) => {
    const confirmed = await useCases.confirmPayments({ userId: auth.user.id, reference: input.checkout ?? null })
    return { status: 200, body: confirmedBody(confirmed) }
  }),

  paymentWebhook: rawRoute(paymentWebhook, noLimit, async (request) => {
    const result = await useCases.paymentWebhook(request)
    return result.ok ? RECEIVED : refuse(result.error, paymentWebhook)
  }),

  providerWebhook: rawRoute(providerWebhook, noLimit, async (request, { provider }) => {
    const result = await useCases.paymentWebhook({ ...request, provider })
    return result.ok ? RECEIVED : refuse(result.error, providerWebhook)
  }),
})

// only after the commit: any other status makes the provider send the event again
const RECEIVED = { status: 200, body: { received: true } } as const

const confirmedBody = ({ credits, purchase }: ConfirmedPayments): ReplyOf<typeof confirmPayments> => ({
  credits,
  purchase: purchase && { state: purchase.kind, package_name: purchase.packageName, credits: purchase.credits },
})
