import { mkdtemp, rm } from 'node:fs/promises'
import { BlockList } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Endpoint, type InputOf, login } from '@app/contract'
import { type LanguageModel, ok, type RateLimiter, type Spending, UNLIMITED, type User } from '@app/domain'
import { type Fixture, type MemoryWeb, makeFixture, makeScriptedLanguageModel, seedUser } from '@app/domain/testing'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import type { HttpDeps } from '../src/http-deps.ts'
import { type HttpApp, type HttpServer, makeHttpApp, makeHttpServer } from '../src/index.ts'

export type Reply = { readonly status: number; readonly headers: Headers; readonly body: unknown }

export type Sending = {
  readonly token?: string | undefined
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sent as it is. */
  readonly raw?: string | Uint8Array
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

export type World = Fixture & {
  readonly url: string
  readonly app: HttpApp
  readonly server: HttpServer
  readonly logged: Record<string, unknown>[]
  readonly fetch: (method: string, path: string, sending?: Sending) => Promise<Response>
  readonly send: (method: string, path: string, sending?: Sending) => Promise<Reply>
  readonly call: <E extends Endpoint>(endpoint: E, input: InputOf<E>, token?: string) => Promise<Reply>
  /** A signed-in user. */
  readonly learner: (user?: User) => Promise<{ readonly user: User; readonly token: string }>
  readonly signIn: (user: User) => Promise<string>
}

type Changes = Partial<Omit<HttpDeps, 'useCases'>> & {
  readonly model?: LanguageModel
  readonly spending?: Spending
  /** Unset: the search for resources is off. */
  readonly web?: MemoryWeb
  readonly useCases?: Partial<HttpDeps['useCases']>
}

export const APP_INFO: HttpDeps['appInfo'] = {
  name: 'Waymark',
  tutor: { provider: 'offline', is_demo: true, notice: null },
  mailbox: 'dev',
  payments: 'sandbox',
  contact_email: 'help@example.org',
  community_url: 'https://chat.example.org/',
  reporting: { errors: null, analytics: null },
}

export const CONFIGURATION: HttpDeps['configuration'] = {
  ...{ version: '1.2.3', role: 'all', payments: 'sandbox', mail: 'dev-mailbox', sources: [], languages: ['en'] },
  tutor: { provider: 'offline', model: null },
  retention: [{ what: 'mail-records', days: 90 }],
  settings: [
    { name: 'PORT', group: 'server', is_secret: false, is_default: true, value: '3000' },
    { name: 'APP_SECRET', group: 'server', is_secret: true, is_default: false, value: null },
  ],
}

/** The whole application on in-memory adapters behind a real port, until the test is over. */
export async function openWorld({
  model = makeScriptedLanguageModel(),
  spending = UNLIMITED,
  web,
  useCases,
  ...changes
}: Changes = {}): Promise<World> {
  const fixture = makeFixture({
    model,
    spending,
    ...(web && { resourceSearch: web.resourceSearch, pageReader: web.pageReader }),
  })
  const logged: Record<string, unknown>[] = []
  const app = makeHttpApp({
    useCases: { ...fixture.useCases, ...useCases },
    readModels: fixture.readModels,
    adminReadModels: fixture.adminReadModels,
    rateLimiter: unlimited,
    questionsPerDay: 30,
    appInfo: APP_INFO,
    version: '1.2.3',
    configuration: CONFIGURATION,
    appUrl: 'https://learn.example.org',
    webRoot: null,
    pages: null,
    sandbox: null,
    isReady: async () => ({ ready: true, checks: { database: 'ok' } }),
    log: pino({ level: 'debug' }, { write: (line) => logged.push(JSON.parse(line)) }),
    production: false,
    trustedProxies: new BlockList(),
    ...changes,
  })
  const server = makeHttpServer(app)
  const url = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`
  onTestFinished(() => server.close(0))

  const fetchIt: World['fetch'] = (method, path, { token, body, raw, headers, signal } = {}) => {
    const json = body === undefined ? undefined : JSON.stringify(body)
    const request: RequestInit = {
      method,
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...((json ?? raw) !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
    }
    const payload = raw ?? json
    if (payload !== undefined) request.body = payload
    if (signal) request.signal = signal
    return fetch(url + path, request)
  }

  const send: World['send'] = async (method, path, sending) => {
    const response = await fetchIt(method, path, sending)
    const text = await response.text()
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json') && text !== ''
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
  }

  const call: World['call'] = (endpoint, input, token) => {
    const { path, rest } = fillPath(endpoint.path, input)
    return send(endpoint.method, path, { token, ...(Object.keys(rest).length > 0 && { body: rest }) })
  }

  const signIn: World['signIn'] = async (user) => {
    const { body } = await call(login, { email: user.email, password: 'correct horse' })
    // A test that cannot sign in fails at the next line, so the cast hides nothing.
    return (body as { access_token: string }).access_token
  }

  const learner: World['learner'] = async (given) => {
    const user = await seedUser(fixture.unitOfWork, 0, given)
    return { user, token: await signIn(user) }
  }

  return { ...fixture, url, app, server, logged, fetch: fetchIt, send, call, learner, signIn }
}

/** Most tests ask more often than anybody would. */
const unlimited: RateLimiter = {
  take: async () => ok(undefined),
  check: async ({ tries }) => ok(tries),
  forget: async () => {},
}

/** Fills `/x/:id` from the input; what is left of the input is the body. */
export function fillPath(pattern: string, input: object): { readonly path: string; readonly rest: object } {
  const rest = new Map<string, unknown>(Object.entries(input))
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest.get(name))
    rest.delete(name)
    return encodeURIComponent(value)
  })
  return { path, rest: Object.fromEntries(rest) }
}

/** A folder of its own, until the test is over. */
export async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'http-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
