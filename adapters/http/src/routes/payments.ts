import { endpoints as api, type InputOf, type ReplyOf } from '@app/contract'
import { ChapterId, type ConfirmedPayments, canHold, HOUR, MINUTE, ok, PlanId } from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { limit, noLimit } from '../pipeline/limits.ts'
import { rawRoute, replied, route } from '../pipeline/route.ts'
import { wire } from '../pipeline/wire.ts'

export const paymentRoutes = ({ useCases }: Pick<HttpDeps, 'useCases'>) => ({
  createCheckout: route(
    api.createCheckout,
    [limit('learner', 5, MINUTE), limit('learner', 20, HOUR)],
    ({ input: { product_id: packageId, unlock }, auth }) =>
      replied(useCases.createCheckout({ user: auth.user, packageId, unlock: unlockFrom(unlock) }), ({ url }) => ({
        checkout_url: url,
      })),
  ),

  // after a checkout the web app polls every 3 s for half a minute, perhaps in two tabs
  confirmPayments: route(api.confirmPayments, [limit('learner', 40, MINUTE)], async ({ input, auth }) =>
    ok(confirmedBody(await useCases.confirmPayments({ userId: auth.user.id, reference: input.checkout ?? null }))),
  ),

  paymentWebhook: rawRoute(api.paymentWebhook, noLimit, (request) =>
    replied(useCases.paymentWebhook(request), received),
  ),

  providerWebhook: rawRoute(api.providerWebhook, noLimit, (request, { provider }) =>
    replied(useCases.paymentWebhook({ ...request, provider }), received),
  ),
})

// only after the commit: any other status makes the provider send the event again
const received = () => ({ received: true }) as const

function confirmedBody({ credits, purchase }: ConfirmedPayments): ReplyOf<typeof api.confirmPayments> {
  if (!purchase) return { credits, purchase }
  const waitsForRoom =
    purchase.kind === 'open' && !canHold({ userId: purchase.userId, balance: credits }, purchase.credits)
  return { credits, purchase: wire({ ...purchase, state: waitsForRoom ? ('balance-full' as const) : purchase.kind }) }
}

type UnlockInput = InputOf<typeof api.createCheckout>['unlock']

const unlockFrom = (unlock: UnlockInput) =>
  unlock
    ? {
        planId: PlanId(unlock.plan_id),
        chapterIds: unlock.chapter_ids.map(ChapterId),
        isWholePlan: unlock.is_whole_plan,
        cost: unlock.cost,
      }
    : null
