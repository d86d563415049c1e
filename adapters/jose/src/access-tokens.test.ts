import { createHmac } from 'node:crypto'
import { SessionId } from '@app/domain'
import fc from 'fast-check'
import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { makeAccessTokens } from './access-tokens.ts'

const SECRET = 'a secret of at least thirty-two bytes'
const ISSUER = 'https://waymark.example'
const NOW = new Date('2026-11-21T10:00:00.000Z')
const LATER = new Date('2026-11-28T10:00:00.000Z')
const SESSION = SessionId('0199f3a2-5d1c-7c3e-9b7a-3f1d2c4b5a69')

describe('makeAccessTokens', () => {
  it('should read the session from its own token, and say no more in it than the session and its end', async () => {
    const tokens = open()
    const token = await tokens.sign(SESSION, LATER)
    expect(await tokens.read(token)).toBe(SESSION)
    expect(parts(token)).toEqual({
      header: { alg: 'HS256', typ: 'at+jwt' },
      claims: {
        iss: ISSUER,
        aud: `${ISSUER}/api`,
        sub: SESSION,
        jti: SESSION,
        iat: NOW.getTime() / 1_000,
        exp: LATER.getTime() / 1_000,
      },
    })
  })

  it('should take the same secret as text and as bytes', async () => {
    const token = await open({ secret: SECRET }).sign(SESSION, LATER)
    expect(await open({ secret: new TextEncoder().encode(SECRET) }).read(token)).toBe(SESSION)
  })

  it('should not start with a secret that can be guessed', () => {
    expect(() => open({ secret: 'x'.repeat(31) })).toThrow('at least 32 bytes')
    expect(() => open({ secret: new Uint8Array(31) })).toThrow('at least 32 bytes')
    expect(() => open({ secret: 'x'.repeat(32) })).not.toThrow()
  })

  it('should not show the secret when it refuses one', () => {
    expect(() => open({ secret: 'hunter2' })).toThrow(expect.not.stringContaining('hunter2'))
  })
})

describe('a token that must not be taken', () => {
  it('should be refused from the moment on at which it expires', async () => {
    const token = await open().sign(SESSION, LATER)
    expect(await open({ now: () => new Date(LATER.getTime() - 1) }).read(token)).toBe(SESSION)
    expect(await open({ now: () => LATER }).read(token)).toBeNull()
  })

  it.each([
    ['another secret', { secret: 'another secret of thirty-two bytes' }],
    ['another issuer', { issuer: 'https://other.example' }],
  ])('should be refused when signed with %s', async (_what, other) => {
    expect(await open().read(await open(other).sign(SESSION, LATER))).toBeNull()
  })

  it.each([
    ['another algorithm of the same key', { alg: 'HS512' }, {}],
    ['another type', { typ: 'JWT' }, {}],
    ['no type', { typ: undefined }, {}],
    ['another issuer', {}, { iss: 'https://other.example' }],
    ['another audience', {}, { aud: 'https://other.example/api' }],
    ['no audience', {}, { aud: undefined }],
    ['no end', {}, { exp: undefined }],
    ['an end that is no number', {}, { exp: 'never' }],
    ['no session', {}, { jti: undefined }],
    ['a session that is no text', {}, { jti: 7 }],
    ['a list with a session in it', {}, { jti: [SESSION] }],
    ['a session that is no uuid', {}, { jti: `${SESSION}' or true` }],
    ['a session with a line break after it', {}, { jti: `${SESSION}\n` }],
  ])('should be refused with %s, though rightly signed', async (_what, header, claims) => {
    expect(await open().read(await signedByUs({}, {}))).toBe(SESSION)
    expect(await open().read(await signedByUs(header, claims))).toBeNull()
  })

  it('should be refused with alg none, signed or not, in any spelling', async () => {
    const [, claims, signature] = (await open().sign(SESSION, LATER)).split('.')
    for (const alg of ['none', 'None', 'NONE', 'nOnE']) {
      const header = encoded({ alg, typ: 'at+jwt' })
      const forged = createHmac('sha256', SECRET).update(`${header}.${claims}`).digest('base64url')
      for (const end of ['', signature, forged]) expect(await open().read(`${header}.${claims}.${end}`)).toBeNull()
    }
  })

  it('should be refused when cut short or changed anywhere', async () => {
    const tokens = open()
    const token = await tokens.sign(SESSION, LATER)
    for (let length = 0; length < token.length; length += 1)
      expect(await tokens.read(token.slice(0, length))).toBeNull()
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: token.length - 1 }),
        fc.constantFrom(...'AZaz09-_.= \n\u0000'),
        async (at, other) => {
          const changed = token.slice(0, at) + other + token.slice(at + 1)
          fc.pre(!sameBytes(changed, token))
          expect(await tokens.read(changed)).toBeNull()
        },
      ),
    )
  })

  it('should be refused, not thrown at, whatever the text is', async () => {
    const tokens = open()
    const long = 'x'.repeat(100_000)
    const [header, claims] = (await tokens.sign(SESSION, LATER)).split('.')
    const garbage = [
      '',
      '.',
      '..',
      '...',
      '....',
      'null',
      '{}',
      long,
      `${long}.${long}.${long}`,
      `${header}.${claims}.${long}`,
    ]
    for (const text of garbage) expect(await tokens.read(text)).toBeNull()
    const part = fc.oneof(fc.string({ unit: 'binary' }), fc.json().map(encoded), fc.constantFrom(header, claims, ''))
    const pieces = fc.array(part, { maxLength: 5 }).map((all) => all.join('.'))
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary' }), pieces), async (text) => {
        expect(await tokens.read(text)).toBeNull()
      }),
    )
  })
})

// Helpers

const open = (given: Partial<Parameters<typeof makeAccessTokens>[0]> = {}) =>
  makeAccessTokens({ secret: SECRET, issuer: ISSUER, now: () => NOW, ...given })

const encoded = (part: unknown): string =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url')

function parts(token: string): { header: unknown; claims: unknown } {
  const [header = '', claims = ''] = token.split('.')
  const decode = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString())
  return { header: decode(header), claims: decode(claims) }
}

/** What a part of this installation could sign that is not an access token; nothing given makes it one. */
function signedByUs(header: object, claims: object): Promise<string> {
  const good = { iss: ISSUER, aud: `${ISSUER}/api`, jti: SESSION, exp: LATER.getTime() / 1_000 }
  const whole = JSON.parse(JSON.stringify({ alg: 'HS256', typ: 'at+jwt', ...header }))
  return new SignJWT(JSON.parse(JSON.stringify({ ...good, ...claims })))
    .setProtectedHeader(whole)
    .sign(new TextEncoder().encode(SECRET.padEnd(64, '\0').slice(0, whole.alg === 'HS256' ? SECRET.length : 64)))
}

/** The last letter of a part may carry bits that no byte uses. */
const sameBytes = (one: string, other: string): boolean =>
  one.split('.').map(bytes).join() === other.split('.').map(bytes).join()
const bytes = (part: string): string => Buffer.from(part, 'base64url').toString('hex')
