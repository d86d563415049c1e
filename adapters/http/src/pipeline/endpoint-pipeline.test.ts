import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { appInfo, type Endpoint, me, paymentWebhook, validateToken } from '@app/contract'
import { ok, type RateLimiter, type Role, SessionId } from '@app/domain'
import { aVerifiedUser } from '@app/domain/testing'
import Koa from 'koa'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { expectRefusal } from '../../test/expect-reply.ts'
import { openWorld } from '../../test/world.ts'
import { commonHeaders } from './common-headers.ts'
import type { State } from './context.ts'
import { makeOpenStreams } from './event-stream.ts'
import { noLimit } from './limits.ts'
import { assignRequestId } from './request-id.ts'
import { publicRoute, type Route, rawRoute, route } from './route.ts'
import { makeRouter } from './router.ts'
import { makeStreamSlots } from './stream-slots.ts'

describe('a server whose database is not ready yet', () => {
  it('should refuse every call, be alive and not ready, and serve once it has started', async () => {
    let started = false
    const world = await openWorld({
      hasStarted: () => started,
      isReady: async () => ({ ready: started, checks: { startup: 'down' } }),
    })
    const calls = ['GET /api/me', 'POST /api/login', 'POST /api/payments/webhook', 'GET /api/version']
    for (const [method = '', path = ''] of calls.map((call) => call.split(' '))) {
      const refused = await world.send(method, path)
      expectRefusal(refused, 503, 'unavailable')
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    }
    expect((await world.send('GET', '/healthz')).status).toBe(200)
    expect((await world.send('GET', '/readyz')).status).toBe(503)
    started = true
    expect((await world.send('GET', '/api/version')).status).toBe(200)
  })
})

describe('an endpoint for admins', () => {
  const forAdmins = { ...validateToken, access: 'admin' } as const

  it('should be closed to a learner and open to an admin', async () => {
    const handle = async () => ok({ valid: true } as const)
    const asking = (role: Role) => ask(route(forAdmins, noLimit, handle), role)
    expect(await asking('standard')).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(await asking('admin')).toMatchObject({ status: 200, body: { valid: true } })
  })
})

describe('a reply', () => {
  it('should not carry what its schema does not name', async () => {
    const { passwordHash, ...user } = aVerifiedUser()
    const { id, username, email, role } = user
    const known = { id, username, email, role, credits: 0, language: null, must_change_password: false }
    const leaking = { ...known, passwordHash }
    const reply = await ask(route(me, noLimit, async () => ok(leaking)))
    expect(reply.body).toEqual(known)
  })
})

describe('a route', () => {
  it('should not be made with the wrong access', () => {
    const handle = () => Promise.reject(new Error('It is never called.'))
    const open: Endpoint = appInfo
    const closed: Endpoint = me
    expect(() => route(open, noLimit, handle)).toThrow('public')
    expect(() => publicRoute(closed, noLimit, handle)).toThrow('not public')
    expect(() => rawRoute({ ...closed, body: 'raw' }, noLimit, handle)).toThrow('not public')
  })

  it('should not be made for the other kind of body', () => {
    const handle = () => Promise.reject(new Error('It is never called.'))
    const raw: Endpoint = paymentWebhook
    expect(() => rawRoute(appInfo, noLimit, handle)).toThrow('JSON')
    expect(() => publicRoute(raw, noLimit, handle)).toThrow('as it is')
    expect(() => route({ ...raw, access: 'learner' }, noLimit, handle)).toThrow('as it is')
  })
})

// Helpers

const unlimited: RateLimiter = {
  take: async () => ok(undefined),
  check: async ({ tries }) => ok(tries),
  forget: async () => {},
}

/** Calls a route over HTTP as a user with this role. */
async function ask(asked: Route, role: Role = 'standard'): Promise<{ status: number; body: unknown }> {
  const user = aVerifiedUser({ role })
  const sessionId = SessionId('00000000-0000-7000-8000-000000000001')
  const authenticate = async () => ({ user, sessionId, device: null })
  const streams = { streams: makeOpenStreams(), slots: makeStreamSlots() }
  const deps = { authenticate, rateLimiter: unlimited, ...streams, log: pino({ level: 'silent' }) }
  const app = new Koa<State>()
    .use(assignRequestId())
    .use(commonHeaders({}))
    .use(makeRouter([asked], deps).staticRoutes)
  const server = createServer(app.callback())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
  })
  // a server that listens on a port has such an address; only one on a pipe has a text
  const { port } = server.address() as AddressInfo
  const { method, path } = asked.endpoint
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers: { Authorization: 'Bearer x' } })
  return { status: response.status, body: await response.json() }
}
