import { Router } from '@koa/router'
import Koa from 'koa'
import type { HttpApp } from './http-app.ts'
import type { State } from './pipeline/context.ts'
import { addHealthRoutes, type IsReady } from './routes/health.ts'

type Sources = {
  readonly metrics: { readonly contentType: string; readonly render: () => Promise<string> }
  readonly isReady: IsReady
  readonly onFault: (error: unknown) => void
}

/** Metrics and health for monitoring, on a port of its own that need not be public. A worker has no other. */
export function makeMetricsApp({ metrics, isReady, onFault }: Sources): HttpApp {
  const router = new Router<State>()
  addHealthRoutes(router, { isReady })
  router.get('/metrics', async (ctx) => {
    ctx.set({ 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' })
    ctx.body = await metrics.render()
  })
  const app = new Koa<State>()
  app.on('error', onFault)
  app.use(router.routes()).use(router.allowedMethods())
  const noStreams = () => {}
  return { callback: () => app.callback(), endStreams: noStreams, endWatching: noStreams, countWatching: () => 0 }
}
