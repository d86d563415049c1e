import { createCheckout } from '@app/contract'
import type { OpenCheckout } from '@app/domain'
import { refuse } from '../pipeline/refusal.ts'
import { type Route, route } from '../pipeline/route.ts'

export const createCheckoutRoute = (deps: { readonly openCheckout: OpenCheckout }): Route =>
  route(createCheckout, async ({ input, reader }) => {
    const result = await deps.openCheckout({ user: reader.user, packageId: input.product_id })
    if (!result.ok) return refuse(result.error, createCheckout)
    return { status: 200, body: { checkout_url: result.value.url } }
  })
