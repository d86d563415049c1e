import { endpoints as api } from '@app/contract'
import { API_TEXTS } from '@app/contract/api-texts'
import { err, HOUR, MINUTE, ok } from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { limit, nameLimits } from '../pipeline/limits.ts'
import { clearAttempts } from '../pipeline/rate-limit.ts'
import { publicRoute, replied, route } from '../pipeline/route.ts'
import { LOGIN_LIMITS, MAIL_LIMITS } from './account.ts'

const CHANGE_LIMITS = [limit('learner', 10, 15 * MINUTE, { clearedOnSuccess: true })]

export const passwordRoutes = ({ useCases, rateLimiter }: Pick<HttpDeps, 'useCases' | 'rateLimiter'>) => ({
  changePassword: route(api.changePassword, CHANGE_LIMITS, ({ input, auth, client }) => {
    const changed = useCases.changePassword({
      userId: auth.user.id,
      device: auth.device,
      currentPassword: input.current_password,
      newPassword: input.new_password,
      confirmNewPassword: input.confirm_new_password,
    })
    return replied(changed, ({ accessToken }) => ({
      message: API_TEXTS[client.textLanguage()].replies.passwordChanged,
      access_token: accessToken,
    }))
  }),

  requestPasswordReset: publicRoute(api.requestPasswordReset, MAIL_LIMITS, ({ input, client }) => {
    const language = client.textLanguage()
    return replied(useCases.requestPasswordReset({ ...input, language }), () => ({
      message: API_TEXTS[language].replies.resetSent,
    }))
  }),

  validateResetToken: publicRoute(api.validateResetToken, [limit('client', 100, HOUR)], async ({ input }) => {
    const owner = await useCases.validateResetToken(input)
    return owner.ok ? ok({ ...owner.value, valid: true }) : err({ ...owner.error, valid: false })
  }),

  resetPassword: publicRoute(api.resetPassword, [limit('client', 30, HOUR)], ({ input, client, identify }) => {
    const { token, new_password: newPassword, confirm_new_password: confirmNewPassword } = input
    return replied(useCases.resetPassword({ token, newPassword, confirmNewPassword }), async ({ email, userId }) => {
      // an owner locked out by wrong guesses, their own or a stranger's, gets in with the new password
      await clearAttempts(rateLimiter, nameLimits(api.login, LOGIN_LIMITS), { client: client.address(), email })
      identify(userId)
      return { message: API_TEXTS[client.textLanguage()].replies.passwordReset }
    })
  }),
})
