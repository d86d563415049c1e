import { describe, expect } from 'vitest'
import type { AccessTokens } from '../../src/ports/access-tokens.ts'
import { newSessionId } from '../builders.ts'
import { itOn } from './it-on.ts'

type OpenAccessTokens = {
  readonly accessTokens: AccessTokens
  /** Another installation, with a secret of its own. */
  readonly foreign: AccessTokens
  readonly close: () => Promise<void>
}

const HOUR = 3_600_000

/** The adapter's clock must be the real one, or show about the same time. */
export function describeAccessTokens(name: string, open: () => Promise<OpenAccessTokens>): void {
  const it = itOn(open)
  describe(`${name}: access tokens`, () => {
    it('should read the session that it signed', async ({ accessTokens }) => {
      const [first, second] = [newSessionId(), newSessionId()]
      const tokens = [await accessTokens.sign(first, inAnHour()), await accessTokens.sign(second, inAnHour())]
      expect(await accessTokens.read(tokens[0] ?? '')).toBe(first)
      expect(await accessTokens.read(tokens[1] ?? '')).toBe(second)
    })

    it('should fit into a header', async ({ accessTokens }) => {
      expect(await accessTokens.sign(newSessionId(), inAnHour())).toMatch(/^[\w.~+/=-]{10,2000}$/)
    })

    it('should not read a token that has expired', async ({ accessTokens }) => {
      const token = await accessTokens.sign(newSessionId(), new Date(Date.now() - HOUR))
      expect(await accessTokens.read(token)).toBeNull()
    })

    it('should not read what another installation signed', async ({ accessTokens, foreign }) => {
      const token = await foreign.sign(newSessionId(), inAnHour())
      expect(await foreign.read(token)).not.toBeNull()
      expect(await accessTokens.read(token)).toBeNull()
    })

    it('should not read a token with another character anywhere', async ({ accessTokens }) => {
      const token = await accessTokens.sign(newSessionId(), inAnHour())
      // The last character of a base64url part may hold bits that decode to nothing, so it is left alone.
      for (let at = 0; at < token.length - 1; at += 1) {
        if (token[at] === '.' || token[at + 1] === '.') continue
        const forged = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
        expect(await accessTokens.read(forged)).toBeNull()
      }
    })

    it('should not read what is no token', async ({ accessTokens }) => {
      const unsigned = `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded({ sub: newSessionId(), exp: 9_999_999_999 })}.`
      for (const text of ['', '.', '..', 'Bearer x', 'a.b.c', unsigned, '🦊', 'x'.repeat(10_000)]) {
        expect(await accessTokens.read(text)).toBeNull()
      }
    })
  })
}

// Helpers

const inAnHour = (): Date => new Date(Date.now() + HOUR)

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
