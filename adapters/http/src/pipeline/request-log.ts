import type { Logger } from 'pino'
import type { HttpMiddleware } from './context.ts'

/** How a request ended, without personal data. */
export type RequestSummary = {
  readonly method: string
  /** The pattern that answered, such as `/api/chapters/:id`; '-' where none did. */
  readonly route: string
  readonly status: number
  readonly ms: number
  /** The code of a refusal; null for a success. */
  readonly refusal: string | null
}

export type OnAnswered = (answered: RequestSummary) => void

/** Requested every few seconds by machines: not worth a line each. */
const QUIET = new Set(['/healthz', '/readyz', 'web-app'])

/** One line per answered request. Never its path, query, headers or body: these carry tokens, passwords, addresses. */
export const requestLog =
  (log: Logger, onAnswered?: OnAnswered): HttpMiddleware =>
  async (ctx, next) => {
    const start = performance.now()
    await next()
    const { requestId, userId, refusal, route } = ctx.state
    const ms = performance.now() - start
    onAnswered?.({ method: ctx.method, route, status: ctx.status, ms, refusal })
    const level = ctx.status >= 500 ? 'warn' : QUIET.has(route) ? 'debug' : 'info'
    // no time for lines that are not written
    if (!log.isLevelEnabled(level)) return
    log[level](
      {
        request_id: requestId,
        method: ctx.method,
        route,
        status: ctx.status,
        ms: Math.round(ms * 10) / 10,
        // pino leaves out what is undefined
        user_id: userId ?? undefined,
        code: refusal ?? undefined,
      },
      'request',
    )
  }

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
