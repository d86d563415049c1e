import Koa from 'koa'
import type { HttpDeps } from './http-deps.ts'
import { addApiDocs } from './pages/api-docs.ts'
import { devPages } from './pages/dev-pages.ts'
import { sandboxPages } from './pages/sandbox-pages.ts'
import { webApp } from './pages/web-app.ts'
import { clientAddress } from './pipeline/client-address.ts'
import { commonHeaders } from './pipeline/common-headers.ts'
import type { HttpMiddleware, State } from './pipeline/context.ts'
import { errorHandler, notFound } from './pipeline/error-handler.ts'
import { makeOpenStreams } from './pipeline/event-stream.ts'
import { assignRequestId } from './pipeline/request-id.ts'
import { requestLog, traceRequests } from './pipeline/request-log.ts'
import { makeRouter } from './pipeline/router.ts'
import { securityHeaders } from './pipeline/security-headers.ts'
import { makeStreamSlots } from './pipeline/stream-slots.ts'
import { addHealthRoutes } from './routes/health.ts'
import { addOpenApiRoute } from './routes/openapi.ts'
import { makeRoutes } from './routes.ts'

export type HttpApp = ReturnType<typeof makeHttpApp>

export function makeHttpApp(deps: HttpDeps) {
  const { log, production, trustedProxies, connectTo = [], reportFault, traceRequest } = deps
  const [streams, watching] = [makeOpenStreams(), makeOpenStreams()]
  const slots = makeStreamSlots()
  const { rateLimiter } = deps
  const { authenticate } = deps.useCases
  const routes = makeRoutes(deps)
  const { staticRoutes, router } = makeRouter(Object.values(routes), {
    authenticate,
    rateLimiter,
    streams,
    watching,
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
  if (deps.pages) app.use(devPages(deps.pages))
  if (deps.sandbox) app.use(sandboxPages(deps.sandbox))
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
    endWatching: () => {
      slots.close()
      watching.endAll()
    },
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
