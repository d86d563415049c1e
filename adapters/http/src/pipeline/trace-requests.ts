import type { HttpMiddleware } from './context.ts'
import { QUIET } from './request-log.ts'

/** Runs a request and learns how it ended: by its route's pattern; null for what is not worth a word. */
export type TraceRequest = (
  run: () => Promise<{ readonly method: string; readonly route: string; readonly status: number } | null>,
) => Promise<void>

export const traceRequests =
  (trace: TraceRequest): HttpMiddleware =>
  (ctx, next) =>
    trace(async () => {
      await next()
      const { route } = ctx.state
      return QUIET.has(route) ? null : { method: ctx.method, route, status: ctx.status }
    })
