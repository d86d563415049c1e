import { endpoints as api } from '@app/contract'
import { ok, SessionId } from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { noLimit } from '../pipeline/limits.ts'
import { replied, route } from '../pipeline/route.ts'
import { wire } from '../pipeline/wire.ts'

export const sessionRoutes = ({ useCases }: Pick<HttpDeps, 'useCases'>) => ({
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
})
