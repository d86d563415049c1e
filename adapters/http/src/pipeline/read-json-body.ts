import { err, ok, type Result } from '@app/domain'
import { HttpMethodEnum, koaBody } from 'koa-body'
import type { HttpContext } from './context.ts'
import type { Refusal } from './refusal.ts'

const MAX_BYTES = 32 * 1024
/** The longest body that is read to its end only to be refused; beyond it, or without a length, the connection ends. */
const MAX_DRAINED_BYTES = 2 * 1024 * 1024

/** Of an endpoint that takes whole files. */
const MAX_LARGE_BYTES = 1024 * 1024

const { POST, PUT, PATCH, DELETE } = HttpMethodEnum
const parserFor = (jsonLimit: number) =>
  koaBody({
    jsonTypes: ['application/json'],
    jsonLimit,
    text: false,
    urlencoded: false,
    multipart: false,
    parsedMethods: [POST, PUT, PATCH, DELETE],
  })
const parseJson = parserFor(MAX_BYTES)
const parseLargeJson = parserFor(MAX_LARGE_BYTES)

export const UNSUPPORTED: Refusal = { code: 'unsupported-media-type', status: 415 }

/** The body as an object; a request without one counts as an empty object. */
export async function readBody(ctx: HttpContext, isLarge = false): Promise<Result<object, Refusal>> {
  const { headers } = ctx.req
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (!hasBody) return ok({})
  if (isCompressed(ctx)) return err(UNSUPPORTED)
  if (!ctx.is('application/json')) return err(UNSUPPORTED)
  try {
    await (isLarge ? parseLargeJson : parseJson)(ctx, async () => {})
  } catch (error) {
    return err(refusalOf(error, ctx))
  }
  const { body } = ctx.request
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return err(MALFORMED)
  return ok(body)
}

/** A few compressed bytes can hide gigabytes, and no client of ours compresses. */
export const isCompressed = ({ req }: HttpContext): boolean =>
  (req.headers['content-encoding'] ?? 'identity') !== 'identity'

const MALFORMED: Refusal = { code: 'malformed-json', status: 400 }

function refusalOf(error: unknown, ctx: HttpContext): Refusal {
  const status = error instanceof Error && 'status' in error ? error.status : undefined
  if (status === 413) return tooLarge(ctx)
  if (status === 400) return MALFORMED
  throw error
}

/** Node reads what is left of a body and throws it away, so that the client sees the answer; but not without end. */
export function tooLarge(ctx: HttpContext): Refusal {
  const worthDraining = Number(ctx.req.headers['content-length']) <= MAX_DRAINED_BYTES
  return { code: 'body-too-large', status: 413, ...(!worthDraining && { headers: { Connection: 'close' } }) }
}
