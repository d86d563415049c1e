import { BlockList } from 'node:net'
import { ok, type RateLimiter, type UseCases } from '@app/domain'
import { type HttpDeps, type HttpServer, makeHttpApp, makeHttpServer } from '@app/http'
import type { Postgres } from '@app/postgres'

/** The HTTP API on use cases and a storage, behind a real port, and without limits: most tests ask more often than anybody would. */
export async function openHttpOn(
  {
    useCases,
    postgres,
  }: { readonly useCases: UseCases; readonly postgres: Pick<Postgres, 'readModels' | 'adminReadModels'> },
  { log }: Pick<HttpDeps, 'log'>,
): Promise<{ readonly url: string; readonly server: HttpServer }> {
  const app = makeHttpApp({
    useCases,
    readModels: postgres.readModels,
    adminReadModels: postgres.adminReadModels,
    rateLimiter: unlimited,
    questionsPerDay: 30,
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
    configuration: {
      ...{ version: '1.2.3', role: 'all', payments: 'live', mail: 'smtp', sources: [], languages: [] },
      tutor: { provider: 'offline', model: null },
      ...{ retention: [], settings: [] },
    },
    appUrl: 'http://localhost',
    webRoot: null,
    pages: null,
    sandbox: null,
    isReady: async () => ({ ready: true, checks: {} }),
    log,
    production: false,
    trustedProxies: new BlockList(),
  })
  const server = makeHttpServer(app)
  return { url: `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`, server }
}

const unlimited: RateLimiter = {
  take: async () => ok(undefined),
  check: async ({ tries }) => ok(tries),
  forget: async () => {},
}
