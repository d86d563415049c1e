import { endSession, logoutEverywhere, ownSessions } from '@app/contract'
import { type EndSession, type LogOutEverywhere, type ReadOwnSessions, SessionId } from '@app/domain'
import { refuse } from '../pipeline/refusal.ts'
import { type Route, route } from '../pipeline/route.ts'

export const ownSessionsRoute = (deps: { readonly readOwnSessions: ReadOwnSessions }): Route =>
  route(ownSessions, async ({ reader }) => {
    const sessions = await deps.readOwnSessions({ userId: reader.user.id })
    const body = sessions.map((session) => ({
      id: session.id,
      device: session.device,
      created_at: session.createdAt.toISOString(),
      last_seen_at: session.lastSeenAt.toISOString(),
      current: session.id === reader.sessionId,
    }))
    return { status: 200, body }
  })

export const endSessionRoute = (deps: { readonly endSession: EndSession }): Route =>
  route(endSession, async ({ input, reader }) => {
    const ended = await deps.endSession({ userId: reader.user.id, sessionId: SessionId(input.id) })
    if (!ended.ok) return refuse(ended.error, endSession)
    return { status: 204, body: undefined }
  })

export const logOutEverywhereRoute = (deps: { readonly logOutEverywhere: LogOutEverywhere }): Route =>
  route(logoutEverywhere, async ({ reader }) => {
    await deps.logOutEverywhere({ userId: reader.user.id })
    return { status: 204, body: undefined }
  })
