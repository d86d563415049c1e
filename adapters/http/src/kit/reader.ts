import type { Access } from '@app/contract'
import { err, type IdentifyReader, ok, type Reader, type Result } from '@app/domain'
import type { HttpContext } from './context.ts'
import type { Refusal } from './refusal.ts'

const BEARER = /^Bearer +(\S+) *$/i

/** Who is asking: the reader behind the bearer token, if they may use what they ask for. */
export async function readReader(
  ctx: HttpContext,
  access: Exclude<Access, 'public'>,
  identifyReader: IdentifyReader,
): Promise<Result<Reader, Refusal>> {
  const token = BEARER.exec(ctx.req.headers.authorization ?? '')?.[1]
  if (token === undefined) return err(UNAUTHENTICATED)
  const reader = await identifyReader(token)
  if (!reader) return err(INVALID_TOKEN)
  ctx.state.userId = reader.user.id
  if (access === 'admin' && reader.user.role !== 'admin') return err({ code: 'forbidden', status: 403 })
  return ok(reader)
}

const UNAUTHENTICATED: Refusal = { code: 'unauthenticated', status: 401 }
const INVALID_TOKEN: Refusal = { ...UNAUTHENTICATED, headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } }
