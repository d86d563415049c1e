import type { IncomingMessage, ServerResponse } from 'node:http'
import Koa from 'koa'
import type { HttpDeps } from './http-deps.ts'
import { clientAddress } from './kit/client-address.ts'
import { commonHeaders } from './kit/common-headers.ts'
import type { State } from './kit/context.ts'
import { devPages } from './kit/dev-pages.ts'
import { mount } from './kit/mount.ts'
import { nothingHere } from './kit/nothing-here.ts'
import { makeOpenStreams } from './kit/open-streams.ts'
import { ownHostOnly } from './kit/own-host.ts'
import { problems } from './kit/problems.ts'
import { nameRequests } from './kit/request-id.ts'
import { requestLog } from './kit/request-log.ts'
import { sandboxPages } from './kit/sandbox-pages.ts'
import { securityHeaders } from './kit/security-headers.ts'
import { traceRequests } from './kit/trace-requests.ts'
import { webApp } from './kit/web-app.ts'
import { addApiDocs } from './routes/api-docs.ts'
import { addHealthRoutes } from './routes/health.ts'
import { addOpenApiRoute } from './routes/openapi.ts'
import { makeRoutes } from './routes.ts'

export type HttpApp = {
  /** Answers requests; the promise is kept when a request has been dealt with, even after its client has gone. */
  readonly callback: () => (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** Takes leave of everybody who listens to a stream of events. */
  readonly endStreams: () => void
}

export function makeHttpApp(deps: HttpDeps): HttpApp {
  const { log, production, trustedProxies, connectTo = [], reportFault, traceRequest } = deps
  const streams = makeOpenStreams()
  const { rateLimiter } = deps
  const { identifyReader } = deps.useCases
  const { shortCut, router } = mount(Object.values(makeRoutes(deps)), {
    identifyReader,
    rateLimiter,
    streams,
    log,
    reportFault,
  })
  addHealthRoutes(router, deps)
  addOpenApiRoute(router, deps)
  addApiDocs(router, deps.appInfo)

  const app = new Koa<State>()
  app.use(nameRequests(deps.inRequest))
  app.use(clientAddress(trustedProxies))
  app.use(requestLog(log, deps.onAnswered))
  if (traceRequest) app.use(traceRequests(traceRequest))
  app.use(commonHeaders(securityHeaders({ production, connectTo })))
  app.use(problems({ log, reportFault }))
  app.use(shortCut)
  app.use(router.routes())
  if (deps.pages || deps.sandbox) app.use(ownHostOnly(deps.appUrl))
  if (deps.pages) app.use(devPages(deps.pages))
  if (deps.sandbox) app.use(sandboxPages(deps.sandbox))
  if (deps.webRoot !== null) app.use(webApp(deps.webRoot, { ...deps.appInfo, app_url: deps.appUrl }))
  app.use(nothingHere)
  // what comes here happened after the answer had begun: mostly a client that hung up
  app.on('error', (error: Error) => log.debug({ type: error.name, message: error.message }, 'a connection broke'))

  return { callback: () => app.callback(), endStreams: streams.endAll }
}
