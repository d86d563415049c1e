import type { AccessTokens } from '../../src/ports/access-tokens.ts'
import type { Clock } from '../../src/ports/clock.ts'
import type { SessionId } from '../../src/shared/ids.ts'

/** Remembers what it signed, so nothing else can pass for it. */
export function makeMemoryAccessTokens({ clock }: { readonly clock: Clock }): AccessTokens {
  const signed = new Map<string, { readonly sessionId: SessionId; readonly expiresAt: Date }>()
  return {
    sign: async (sessionId, expiresAt) => {
      const token = `token-${signed.size + 1}.${crypto.randomUUID()}`
      signed.set(token, { sessionId, expiresAt })
      return token
    },
    read: async (token) => {
      const known = signed.get(token)
      return known && clock.now() < known.expiresAt ? known.sessionId : null
    },
  }
}
