import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Context } from 'koa'
import Koa from 'koa'
import helmet from 'koa-helmet'
import type { HttpDeps } from './http-deps.ts'
import { addApiDocs } from './pages/api-docs.ts'
import { ownPages } from './pages/own-pages.ts'
import { webApp } from './pages/web-app.ts'
import { clientAddress } from './pipeline/client-address.ts'
import { commonHeaders } from './pipeline/common-headers.ts'
import type { HttpMiddleware, State } from './pipeline/context.ts'
import { errorHandler, notFound } from './pipeline/error-handler.ts'
import { makeOpenStreams } from './pipeline/event-stream.ts'
import { assignRequestId } from './pipeline/request-id.ts'
import { requestLog, traceRequests } from './pipeline/request-log.ts'
import { makeRouter } from './pipeline/router.ts'
import { makeStreamSlots } from './pipeline/stream-slots.ts'
import { addHealthRoutes } from './routes/health.ts'
import { addOpenApiRoute } from './routes/openapi.ts'
import { makeRoutes } from './routes.ts'

export type HttpApp = ReturnType<typeof makeHttpApp>

export function makeHttpApp(deps: HttpDeps) {
  const { log, production, trustedProxies, connectTo = [], reportFault, traceRequest } = deps
  const streams = makeOpenStreams()
  const slots = makeStreamSlots()
  const { rateLimiter } = deps
  const { authenticate } = deps.useCases
  const routes = makeRoutes(deps)
  const { staticRoutes, router } = makeRouter(Object.values(routes), {
    authenticate,
    rateLimiter,
    streams,
    slots,
    maxStreamMs: deps.maxStreamMs,
    hasStarted: deps.hasStarted,
    log,
    reportFault,
  })
  addHealthRoutes(router, deps)
  addOpenApiRoute(router, routes, deps)
  addApiDocs(router, deps.appInfo)

  const app = new Koa<State>()
  app.use(assignRequestId(deps.inRequest))
  app.use(clientAddress(trustedProxies))
  app.use(requestLog(log, deps.onAnswered))
  if (traceRequest) app.use(traceRequests(traceRequest))
  app.use(commonHeaders(securityHeaders({ production, connectTo })))
  app.use(errorHandler({ log, reportFault }))
  app.use(staticRoutes)
  app.use(router.routes())
  if (deps.pages || deps.sandbox) app.use(ownHostOnly(deps.appUrl))
  if (deps.pages) app.use(ownPages('/dev', ['GET'], deps.pages))
  if (deps.sandbox) app.use(ownPages('/sandbox', ['GET', 'POST'], deps.sandbox))
  if (deps.webRoot !== null)
    app.use(webApp(deps.webRoot, { ...deps.appInfo, app_url: deps.appUrl }, deps.onLandingView))
  app.use(notFound)
  // what comes here happened after the answer had begun: mostly a client that hung up
  app.on('error', (error: Error) => log.debug({ type: error.name, message: error.message }, 'a connection broke'))

  return {
    /** Answers requests; resolves when a request has been handled, even after its client has disconnected. */
    callback: () => app.callback(),
    /** Ends every open event stream with an `unavailable` error. */
    endStreams: streams.endAll,
    /** Ends every stream that only watches: its client comes back to the next process. */
    endWatching: slots.close,
    /** How many streams watch now. */
    countWatching: slots.count,
  }
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']
const GUARDED = ['/dev/', '/sandbox/']

/**
 * Keeps mails and pretended payments to this machine and to visitors of `appUrl`. A stranger's page can have its own name
 * lead here (DNS rebinding): the browser would then let it read mails and press buttons as if they were its own.
 */
function ownHostOnly(appUrl: string): HttpMiddleware {
  const names = new Set([...LOOPBACK, new URL(appUrl).hostname])
  return async (ctx, next) => {
    const isOpen = !GUARDED.some((folder) => ctx.path.startsWith(folder))
    if (isOpen || names.has(ctx.hostname.toLowerCase())) return next()
    ctx.status = 421
    ctx.set('Cache-Control', 'no-store')
    ctx.body = `Please open this page at ${appUrl}.\n`
  }
}

/** What browsers could let a page do, and no page of ours does: a script that should not be there cannot ask for it either. */
const UNUSED_FEATURES = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi'],
  ...['payment', 'publickey-credentials-get', 'screen-wake-lock', 'usb'],
]

type Options = {
  readonly production: boolean
  /** Origins beside our own that the web app may send to, such as an error-reporting service. */
  readonly connectTo: readonly string[]
}

/** What Helmet would set on every answer, and a Permissions-Policy. It is always the same, so Helmet is asked once. */
function securityHeaders({ production, connectTo }: Options): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...connectTo],
        'manifest-src': ["'self'"],
        'worker-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
      },
    },
    xFrameOptions: { action: 'deny' },
    // a development server on localhost has no certificate; a browser that learnt HSTS there could not reach it again
    strictTransportSecurity: production,
  })
  // these two are all that it looks at of a context, and it has set its headers before it gives way
  void protect({ req: request, res: response } as unknown as Context, async () => {})
  response.setHeader('Permissions-Policy', UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '))
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}
