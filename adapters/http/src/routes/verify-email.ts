import { verifyEmail } from '@app/contract'
import type { VerifyEmail } from '@app/domain'
import { refuse } from '../pipeline/refusal.ts'
import { publicRoute, type Route } from '../pipeline/route.ts'

export const verifyEmailRoute = (deps: { readonly verifyEmail: VerifyEmail }): Route =>
  publicRoute(verifyEmail, async ({ input }) => {
    const result = await deps.verifyEmail(input)
    if (!result.ok) return refuse(result.error, verifyEmail)
    return { status: 200, body: { message: 'Your email address is verified. You can sign in now.' } }
  })
