import { randomUUID } from 'node:crypto'
import type { HttpMiddleware } from './context.ts'

/** A proxy's id is kept, so that its log and ours can be read together; anything that could break a log line is not. */
const SANE = /^[\w.:-]{8,64}$/

export const requestId: HttpMiddleware = (ctx, next) => {
  const given = ctx.req.headers['x-request-id']
  const id = typeof given === 'string' && SANE.test(given) ? given : randomUUID()
  ctx.state.requestId = id
  ctx.state.userId = null
  ctx.state.refusal = null
  ctx.state.route = '-'
  return next()
}
