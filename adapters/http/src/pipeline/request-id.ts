import { randomUUID } from 'node:crypto'
import type { HttpMiddleware } from './context.ts'

/** A proxy's id is kept, so that its log and ours can be read together; anything that could break a log line is not. */
const SANE = /^[\w.:-]{8,64}$/

/** Runs the work within the request's id, which log lines and jobs then carry. */
export type InRequest = (requestId: string, work: () => Promise<void>) => Promise<void>

const asItIs: InRequest = (_, work) => work()

export const assignRequestId =
  (inRequest: InRequest = asItIs): HttpMiddleware =>
  (ctx, next) => {
    const given = ctx.req.headers['x-request-id']
    const id = typeof given === 'string' && SANE.test(given) ? given : randomUUID()
    ctx.state.requestId = id
    ctx.state.userId = null
    ctx.state.refusal = null
    ctx.state.route = '-'
    return inRequest(id, next)
  }
