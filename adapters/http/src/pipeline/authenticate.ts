import type { Endpoint } from '@app/contract'
import { type Authenticate, type AuthenticatedUser, err, ok, type Result } from '@app/domain'
import type { HttpContext } from './context.ts'
import type { Refusal } from './refusal.ts'

const BEARER = /^Bearer +(\S+) *$/i

/** The user of the bearer token, if they may call the endpoint. */
export async function authenticateRequest(
  ctx: HttpContext,
  { access, withTemporaryPassword }: Pick<Endpoint, 'access' | 'withTemporaryPassword'>,
  authenticate: Authenticate,
): Promise<Result<AuthenticatedUser, Refusal>> {
  const token = BEARER.exec(ctx.req.headers.authorization ?? '')?.[1]
  if (token === undefined) return err(UNAUTHENTICATED)
  const auth = await authenticate(token)
  if (!auth) return err(INVALID_TOKEN)
  ctx.state.userId = auth.user.id
  // before the role: a temporary password is refused the same everywhere
  if (auth.user.passwordIsTemporary && !withTemporaryPassword) return err(PASSWORD_FIRST)
  if (access === 'admin' && auth.user.role !== 'admin') return err({ code: 'forbidden', status: 403 })
  return ok(auth)
}

const UNAUTHENTICATED: Refusal = { code: 'unauthenticated', status: 401 }
const PASSWORD_FIRST: Refusal = { code: 'password-change-required', status: 403 }
const INVALID_TOKEN: Refusal = { ...UNAUTHENTICATED, headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } }
