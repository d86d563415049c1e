import { confirmPayments, type ReplyOf } from '@app/contract'
import type { ConfirmedPayments, ConfirmPayments } from '@app/domain'
import { type Route, route } from '../pipeline/route.ts'

export const confirmPaymentsRoute = (deps: { readonly confirmPayments: ConfirmPayments }): Route =>
  route(confirmPayments, async ({ input, reader }) => {
    const confirmed = await deps.confirmPayments({ userId: reader.user.id, reference: input.checkout ?? null })
    return { status: 200, body: confirmedBody(confirmed) }
  })

const confirmedBody = ({ credits, purchase }: ConfirmedPayments): ReplyOf<typeof confirmPayments> => ({
  credits,
  purchase: purchase && { state: purchase.kind, package_name: purchase.packageName, credits: purchase.credits },
})
