import { endpoints as api } from '@app/contract'
import { API_TEXTS } from '@app/contract/api-texts'
import { HOUR, MINUTE, ok, SessionId, settingsOf } from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { limit, noLimit } from '../pipeline/limits.ts'
import { publicRoute, rawRoute, replied, route } from '../pipeline/route.ts'
import { wire } from '../pipeline/wire.ts'

/**
 * For what sends a mail to an address that was typed. The limit for the address is counted twice: once for clients that have not
 * asked about it within the hour, and once for those that ask again, so that a stranger who does leaves a share for the owner.
 */
export const MAIL_LIMITS = [limit('email-at-client', 5, HOUR), limit('client', 30, HOUR), limit('email', 10, HOUR)]

/**
 * There are two limits for a mail address, so that one stranger cannot lock the owner out, who is at another client; many
 * strangers can, until the owner resets the password. What one stranger is refused does not count for the owner: where
 * strangers share a limit it is asked last, or counts failures only.
 */
export const LOGIN_LIMITS = [
  limit('email-at-client', 10, 15 * MINUTE, { clearedOnSuccess: true }),
  limit('client', 300, 15 * MINUTE),
  limit('email', 100, HOUR, { counts: 'failures', clearedOnSuccess: true }),
]

export const accountRoutes = ({ useCases, readModels }: Pick<HttpDeps, 'useCases' | 'readModels'>) => ({
  register: publicRoute(api.register, MAIL_LIMITS, ({ input, client }) =>
    replied(useCases.register({ ...input, language: client.textLanguage() }), () => ({
      message: API_TEXTS[client.textLanguage()].replies.registered,
    })),
  ),

  verifyEmail: publicRoute(api.verifyEmail, [limit('client', 100, HOUR)], ({ input, client }) =>
    replied(useCases.verifyEmail(input), () => ({ message: API_TEXTS[client.textLanguage()].replies.emailVerified })),
  ),

  resendVerification: publicRoute(api.resendVerification, MAIL_LIMITS, ({ input, client }) => {
    const language = client.textLanguage()
    return replied(useCases.resendVerification({ ...input, language }), () => ({
      message: API_TEXTS[language].replies.verificationSent,
    }))
  }),

  login: publicRoute(api.login, LOGIN_LIMITS, ({ input, client, identify }) =>
    replied(useCases.login({ ...input, device: client.device() }), (session) => {
      identify(session.userId)
      return {
        access_token: session.accessToken,
        token_type: 'Bearer',
        expires_in: session.expiresInSeconds,
        removal_cancelled: session.deletionCancelled,
      }
    }),
  ),

  logout: route(api.logout, noLimit, async ({ auth }) => {
    await useCases.logout({ sessionId: auth.sessionId })
    return ok(undefined)
  }),

  // to get as far as this handler takes a live session
  validateToken: route(api.validateToken, noLimit, async () => ok({ valid: true })),

  me: route(api.me, noLimit, async ({ auth }) => {
    const { id, username, email, role, language, passwordIsTemporary } = auth.user
    const credits = await readModels.credits(id)
    const settings = { language, ...wire(settingsOf(auth.user)) }
    return ok({ id, username, email, role, credits, ...settings, must_change_password: passwordIsTemporary })
  }),

  ownSessions: route(api.ownSessions, noLimit, async ({ auth }) => {
    const sessions = await useCases.readOwnSessions({ userId: auth.user.id })
    return ok(sessions.map((session) => ({ ...wire(session), current: session.id === auth.sessionId })))
  }),

  endSession: route(api.endSession, noLimit, ({ input, auth }) =>
    replied(useCases.endSession({ userId: auth.user.id, sessionId: SessionId(input.id) }), () => undefined),
  ),

  logoutEverywhere: route(api.logoutEverywhere, noLimit, async ({ auth }) => {
    await useCases.logoutEverywhere({ userId: auth.user.id })
    return ok(undefined)
  }),

  setLanguage: route(api.setLanguage, noLimit, async ({ input, auth }) => {
    await useCases.setLanguage({ userId: auth.user.id, language: input.language })
    return ok(undefined)
  }),

  changeSettings: route(api.changeSettings, noLimit, ({ input, auth }) => {
    const { time_zone: timeZone, weekly_goal: weeklyGoal, review_reminder: reviewReminder } = input
    return replied(useCases.changeSettings({ userId: auth.user.id, timeZone, weeklyGoal, reviewReminder }), wire)
  }),

  readWeek: route(api.readWeek, noLimit, async ({ auth }) => ok(await useCases.readWeek(auth.user))),

  // a mail provider asks for many people from one address; it costs a hash, and what is guessed leads nowhere
  unsubscribe: rawRoute(api.unsubscribe, [limit('client', 1_000, HOUR)], (_, input) => useCases.unsubscribe(input)),
})
