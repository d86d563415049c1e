import type { Logger } from 'pino'
import type { HttpContext, HttpMiddleware } from './context.ts'
import { describeRefusal } from './describe-refusal.ts'
import type { Refusal } from './refusal.ts'
import { textLanguage } from './request-language.ts'

/** Reports a fault to a service; `about` holds no personal data and no input. */
export type ReportFault = (error: unknown, about: Readonly<Record<string, string>>) => void

export type FaultSinks = { readonly log: Logger; readonly reportFault?: ReportFault | undefined }

/** Everything that is thrown ends here: logged once, and answered without its details. */
export const errorHandler =
  (sinks: FaultSinks): HttpMiddleware =>
  async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      sendRefusal(ctx, faultOf(error, ctx, sinks))
    }
  }

export function sendRefusal(ctx: HttpContext, refusal: Refusal): void {
  const { body, headers } = describeRefusal(refusal, ctx.state.requestId, textLanguage(ctx.req.headers))
  ctx.status = refusal.status
  ctx.state.refusal = refusal.code
  // RFC 9110 wants the challenge beside every 401, that of a failed log-in too
  ctx.set({ 'Cache-Control': 'no-store', ...(refusal.status === 401 && { 'WWW-Authenticate': 'Bearer' }), ...headers })
  ctx.type = 'json'
  ctx.body = JSON.stringify(body)
}

/** The answer to a throw. Its details go to the log: they may quote SQL, a vendor or a path. */
export function faultOf(error: unknown, ctx: HttpContext, { log, reportFault }: FaultSinks): Refusal {
  const about = { request_id: ctx.state.requestId, method: ctx.method, route: ctx.state.route }
  if (error instanceof Error && error.name === 'DatabaseUnavailable') {
    log.warn(about, 'the database is unavailable')
    return { code: 'unavailable', status: 503 }
  }
  log.error({ ...about, err: describeFault(error) }, 'a request failed')
  reportFault?.(error, about)
  return { code: 'internal-error', status: 500 }
}

/** Type, stack and causes only: drivers attach values to their errors, which can be addresses or secrets. */
export function describeFault(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, stack, cause } = error
  const errors = error instanceof AggregateError ? { errors: error.errors.map(describeFault) } : {}
  return { type: name, stack, ...errors, ...(cause !== undefined && { cause: describeFault(cause) }) }
}

/** The last middleware: the path is known under another method, or not at all. */
export function notFound(ctx: HttpContext): void {
  const known: readonly { readonly methods: readonly string[] }[] = ctx.matched ?? []
  const allowed = [...new Set(known.flatMap(({ methods }) => methods))]
  sendRefusal(
    ctx,
    allowed.length === 0
      ? { code: 'not-found', status: 404 }
      : { code: 'method-not-allowed', status: 405, headers: { Allow: allowed.join(', ') } },
  )
}
