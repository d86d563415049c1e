import { resendVerification } from '@app/contract'
import type { ResendVerification } from '@app/domain'
import { refuse } from '../pipeline/refusal.ts'
import { publicRoute, type Route } from '../pipeline/route.ts'

/** True of every address, known or not. */
const message = 'If this address waits to be verified, a new link is on its way. Please check your inbox.'

export const resendVerificationRoute = (deps: { readonly resendVerification: ResendVerification }): Route =>
  publicRoute(resendVerification, async ({ input }) => {
    const asked = await deps.resendVerification(input)
    if (!asked.ok) return refuse(asked.error, resendVerification)
    return { status: 200, body: { message } }
  })
