import { createSecretKey } from 'node:crypto'
import { type AccessTokens, SessionId } from '@app/domain'
import { errors, jwtVerify, SignJWT } from 'jose'

export type TokenSettings = {
  readonly secret: Uint8Array | string
  /** This installation's name for itself: tokens of another are refused even if the secret was copied. */
  readonly issuer: string
  readonly now?: () => Date
}

const ALGORITHM = 'HS256'
const TYPE = 'at+jwt'
/** RFC 7518 3.2: the key must be no shorter than the hash. */
const SHORTEST_SECRET = 32
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function makeAccessTokens({ secret, issuer, now = () => new Date() }: TokenSettings): AccessTokens {
  const bytes = Buffer.from(secret)
  if (bytes.byteLength < SHORTEST_SECRET) throw new Error(`the token secret needs at least ${SHORTEST_SECRET} bytes`)
  // a key object shows no bytes when it ends up in a log
  const key = createSecretKey(bytes)
  const audience = `${issuer}/api`

  return {
    sign: (sessionId, expiresAt) =>
      new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setIssuer(issuer)
        .setAudience(audience)
        // the type asks for a subject (RFC 9068 2.2); there is none but the session, so no user can be read from a token
        .setSubject(sessionId)
        .setJti(sessionId)
        .setIssuedAt(now())
        .setExpirationTime(expiresAt)
        .sign(key),

    read: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          // the header is the sender's to write: what it names must not decide how it is checked
          algorithms: [ALGORITHM],
          typ: TYPE,
          issuer,
          audience,
          requiredClaims: ['exp', 'jti'],
          currentDate: now(),
        })
        // the database compares it with a uuid column, which throws on anything else; the library does not look at its type
        return typeof payload.jti === 'string' && UUID.test(payload.jti) ? SessionId(payload.jti) : null
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}
