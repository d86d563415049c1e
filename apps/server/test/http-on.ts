import { ok, type RateLimiter } from '@app/domain'
import { type HttpDeps, type HttpServer, makeHttpApp, makeHttpServer } from '@app/http'
import type { Resolve } from '../src/container.ts'
import { resolveUseCases } from '../src/serve-http.ts'
import { portTokens } from '../src/tokens.ts'

/** The HTTP API of a container, behind a real port, and without limits: most tests ask more often than anybody would. */
export async function openHttpOn(
  resolve: Resolve,
  { log }: Pick<HttpDeps, 'log'>,
): Promise<{ readonly url: string; readonly server: HttpServer }> {
  const app = makeHttpApp({
    useCases: resolveUseCases(resolve),
    screens: resolve(portTokens.screens),
    adminScreens: resolve(portTokens.adminScreens),
    rateLimiter: unlimited,
    appInfo: {
      name: 'Waymark',
      tutor: { provider: 'offline', is_demo: true, notice: null },
      mailbox: 'dev',
      payments: 'stripe',
      contact_email: 'help@example.org',
      community_url: 'https://chat.example.org/',
      reporting: { errors: null, analytics: null },
    },
    version: '1.2.3',
    appUrl: 'http://localhost',
    webRoot: null,
    pages: null,
    sandbox: null,
    isReady: async () => ({ ready: true, checks: {} }),
    log,
    production: false,
    trustedProxies: [],
  })
  const server = makeHttpServer(app)
  return { url: `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`, server }
}

const unlimited: RateLimiter = {
  take: async () => ok(undefined),
  check: async () => ok(undefined),
  forget: async () => {},
}
