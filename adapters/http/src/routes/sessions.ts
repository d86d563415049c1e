import { endSession, logoutEverywhere, ownSessions } from '@app/contract'
import { SessionId } from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { noLimit } from '../pipeline/limits.ts'
import { refuse } from '../pipeline/refusal.ts'
import { route } from '../pipeline/route.ts'

export const sessionRoutes = ({ useCases }: Pick<HttpDeps, 'useCases'>) => ({
  ownSessions: route(ownSessions, noLimit, async ({ auth }) => {
    const sessions = await useCases.readOwnSessions({ userId: auth.user.id })
    const body = sessions.map((session) => ({
      id: session.id,
      device: session.device,
      created_at: session.createdAt.toISOString(),
      last_seen_at: session.lastSeenAt.toISOString(),
      current: session.id === auth.sessionId,
    }))
    return { status: 200, body }
  }),

  endSession: route(endSession, noLimit, async ({ input, auth }) => {
    const ended = await useCases.endSession({ userId: auth.user.id, sessionId: SessionId(input.id) })
    if (!ended.ok) return refuse(ended.error, endSession)
    return { status: 204, body: undefined }
  }),

  logoutEverywhere: route(logoutEverywhere, noLimit, async ({ auth }) => {
    await useCases.logoutEverywhere({ userId: auth.user.id })
    return { status: 204, body: undefined }
  }),
})
