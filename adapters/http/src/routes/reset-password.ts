import { login, type ReplyOf, requestPasswordReset, resetPassword, validateResetToken } from '@app/contract'
import type { CheckResetLink, RateLimiter, RequestPasswordReset, ResetPassword } from '@app/domain'
import { forgetTries } from '../pipeline/rate-limit.ts'
import { refuse } from '../pipeline/refusal.ts'
import { publicRoute, type Route } from '../pipeline/route.ts'

/** True of every address, known or not. */
const onItsWay = 'If this address has an account, a link to reset its password is on its way. Please check your inbox.'

export const requestPasswordResetRoute = (deps: { readonly requestPasswordReset: RequestPasswordReset }): Route =>
  publicRoute(requestPasswordReset, async ({ input }) => {
    const asked = await deps.requestPasswordReset(input)
    if (!asked.ok) return refuse(asked.error, requestPasswordReset)
    return { status: 200, body: { message: onItsWay } }
  })

export const validateResetTokenRoute = (deps: { readonly checkResetLink: CheckResetLink }): Route =>
  publicRoute(validateResetToken, async ({ input }) => {
    const owner = await deps.checkResetLink(input)
    if (!owner.ok) return { ...refuse(owner.error, validateResetToken), extra: { valid: false } }
    const { username, email } = owner.value
    const body: ReplyOf<typeof validateResetToken> = { valid: true, username, email }
    return { status: 200, body }
  })

export const resetPasswordRoute = (deps: {
  readonly resetPassword: ResetPassword
  readonly rateLimiter: RateLimiter
}): Route =>
  publicRoute(resetPassword, async ({ input, client }) => {
    const result = await deps.resetPassword({
      token: input.token,
      newPassword: input.new_password,
      confirmNewPassword: input.confirm_new_password,
    })
    if (!result.ok) return refuse(result.error, resetPassword)
    // whoever was kept out by wrong guesses, their own or a stranger's, gets in with the new password
    const { email, userId } = result.value
    await forgetTries(deps.rateLimiter, login, { client: client.address(), email })
    return { status: 200, body: { message: 'Your password has been reset. You can sign in with it now.' }, userId }
  })
