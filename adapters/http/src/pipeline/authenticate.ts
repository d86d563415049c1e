import type { Endpoint } from '@app/contract'
import { err, type IdentifyReader, ok, type Reader, type Result } from '@app/domain'
import type { HttpContext } from './context.ts'
import type { Refusal } from './refusal.ts'

const BEARER = /^Bearer +(\S+) *$/i

/** Who is asking: the reader behind the bearer token, if they may use what they ask for. */
export async function readReader(
  ctx: HttpContext,
  { access, withTemporaryPassword }: Pick<Endpoint, 'access' | 'withTemporaryPassword'>,
  identifyReader: IdentifyReader,
): Promise<Result<Reader, Refusal>> {
  const token = BEARER.exec(ctx.req.headers.authorization ?? '')?.[1]
  if (token === undefined) return err(UNAUTHENTICATED)
  const reader = await identifyReader(token)
  if (!reader) return err(INVALID_TOKEN)
  ctx.state.userId = reader.user.id
  // before the role is: somebody who must change a password is told so wherever they go
  if (reader.user.passwordIsTemporary && !withTemporaryPassword) return err(PASSWORD_FIRST)
  if (access === 'admin' && reader.user.role !== 'admin') return err({ code: 'forbidden', status: 403 })
  return ok(reader)
}

const UNAUTHENTICATED: Refusal = { code: 'unauthenticated', status: 401 }
const PASSWORD_FIRST: Refusal = { code: 'password-change-required', status: 403 }
const INVALID_TOKEN: Refusal = { ...UNAUTHENTICATED, headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } }
