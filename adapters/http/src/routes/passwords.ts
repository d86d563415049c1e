import {
  changePassword,
  login,
  type ReplyOf,
  requestPasswordReset,
  resetPassword,
  validateResetToken,
} from '@app/contract'
import { HOUR, MINUTE } from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { limit, nameLimits } from '../pipeline/limits.ts'
import { clearAttempts } from '../pipeline/rate-limit.ts'
import { refuse } from '../pipeline/refusal.ts'
import { publicRoute, route } from '../pipeline/route.ts'
import { LOGIN_LIMITS, MAIL_LIMITS } from './account.ts'

export const passwordRoutes = ({ useCases, rateLimiter }: Pick<HttpDeps, 'useCases' | 'rateLimiter'>) => ({
  changePassword: route(
    changePassword,
    [limit('learner', 10, 15 * MINUTE, { clearedOnSuccess: true })],
    async ({ input, auth }) => {
      const result = await useCases.changePassword({
        userId: auth.user.id,
        device: auth.device,
        currentPassword: input.current_password,
        newPassword: input.new_password,
        confirmNewPassword: input.confirm_new_password,
      })
      if (!result.ok) return refuse(result.error, changePassword)
      const body = { message: 'Password changed successfully!', access_token: result.value.accessToken }
      return { status: 200, body }
    },
  ),

  requestPasswordReset: publicRoute(requestPasswordReset, MAIL_LIMITS, async ({ input }) => {
    const result = await useCases.requestPasswordReset(input)
    if (!result.ok) return refuse(result.error, requestPasswordReset)
    // true of every address, known or not
    const message =
      'If this address has an account, a link to reset its password is on its way. Please check your inbox.'
    return { status: 200, body: { message } }
  }),

  validateResetToken: publicRoute(validateResetToken, [limit('client', 100, HOUR)], async ({ input }) => {
    const owner = await useCases.validateResetToken(input)
    if (!owner.ok) return { ...refuse(owner.error, validateResetToken), extra: { valid: false } }
    const { username, email } = owner.value
    const body: ReplyOf<typeof validateResetToken> = { valid: true, username, email }
    return { status: 200, body }
  }),

  resetPassword: publicRoute(resetPassword, [limit('client', 30, HOUR)], async ({ input, client }) => {
    const result = await useCases.resetPassword({
      token: input.token,
      newPassword: input.new_password,
      confirmNewPassword: input.confirm_new_password,
    })
    if (!result.ok) return refuse(result.error, resetPassword)
    // an owner locked out by wrong guesses, their own or a stranger's, gets in with the new password
    const { email, userId } = result.value
    await clearAttempts(rateLimiter, nameLimits(login, LOGIN_LIMITS), { client: client.address(), email })
    return { status: 200, body: { message: 'Your password has been reset. You can sign in with it now.' }, userId }
  }),
})
