import { availableParallelism } from 'node:os'
import { readPassword } from '@app/domain'
import argon2 from 'argon2'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeArgon2Hasher } from './argon2-hasher.ts'

afterEach(() => vi.restoreAllMocks())

describe('makeArgon2Hasher', () => {
  it('should write the recommended cost into the hash, in the order that every implementation reads', async () => {
    const hash = await hashed('correct horse')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(await argon2.verify(hash, 'correct horse')).toBe(true)
  })

  it('should salt: the same password gives another hash each time', async () => {
    expect(await hashed('same')).not.toBe(await hashed('same'))
  })

  it.each(['p', 'null\u0000inside'])('should match %j and nothing near it', async (password) => {
    const hasher = makeArgon2Hasher()
    const hash = await hashed(password)
    expect(await hasher.matches(textOf(password), hash)).toEqual({ ok: true, value: true })
    for (const near of [`${password}x`, password.slice(0, -1), password.toUpperCase() + password, '']) {
      expect(await hasher.matches(textOf(near), hash)).toEqual({ ok: true, value: false })
    }
  })

  it('should still match hashes of an older cost, and in the order that the package writes', async () => {
    const older = await argon2.hash('secret', { type: argon2.argon2id, memoryCost: 8_192, timeCost: 3, parallelism: 1 })
    expect(older).toContain('p=1,t=3')
    expect(await makeArgon2Hasher().matches(textOf('secret'), older)).toEqual({ ok: true, value: true })
  })

  it('should answer false to an unknown account and to a malformed hash, not throw', async () => {
    const hasher = makeArgon2Hasher()
    const good = await hashed('secret')
    const malformed = [
      '',
      '$',
      'plain text',
      '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy',
      '$argon2id$v=19$m=1,t=0,p=0$AAAAAAAAAAAAAAAAAAAAAA$AAAA',
      '$argon2id$v=19$m=4294967295,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAA',
      good.slice(0, 60),
      `${good}!`,
      good.replace('argon2id', 'argon2i'),
      `${good}\n`,
    ]
    for (const hash of [null, ...malformed]) {
      expect(await hasher.matches(textOf('secret'), hash), String(hash)).toEqual({ ok: true, value: false })
    }
  })

  it('should not throw whatever was stored', async () => {
    const hasher = makeArgon2Hasher()
    const base64 = fc.string({ unit: fc.constantFrom(...'Aa9+/'), minLength: 10, maxLength: 44 })
    const cost = fc.nat({ max: 9 })
    const almost = fc
      .tuple(fc.integer({ min: 990, max: 9_000 }), cost, cost, base64, base64)
      .map(([m, t, p, salt, sum]) => `$argon2id$v=19$m=${m},t=${t},p=${p}$${salt}$${sum}`)
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), almost), async (hash) => {
        expect(await hasher.matches(textOf('secret'), hash)).toEqual({ ok: true, value: false })
      }),
    )
  })
})

describe('the bound', () => {
  it('should run at most so many at once, keep the rest waiting, and turn away who finds the line full', async () => {
    const seen = watchVerify()
    const hasher = makeArgon2Hasher({ maxConcurrent: 2, maxQueue: 5 })
    const answers = await Promise.all(Array.from({ length: 12 }, () => hasher.matches(textOf('secret'), null)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(7)
    expect(answers.slice(7)).toEqual(Array(5).fill({ ok: false, error: { kind: 'hasher-busy' } }))
    expect(seen).toEqual({ calls: 7, most: 2 })
    expect(await hasher.hash(textOf('secret'))).toMatchObject({ ok: true })
  })

  it('should count hashing and matching together', async () => {
    const hasher = makeArgon2Hasher({ maxConcurrent: 1, maxQueue: 0 })
    const hashing = hasher.hash(textOf('secret'))
    expect(await hasher.matches(textOf('secret'), null)).toEqual({ ok: false, error: { kind: 'hasher-busy' } })
    expect(await hashing).toMatchObject({ ok: true })
    const matching = hasher.matches(textOf('secret'), null)
    expect(await hasher.hash(textOf('secret'))).toEqual({ ok: false, error: { kind: 'hasher-busy' } })
    await matching
  })

  it('should by default leave a core and a thread of the pool free', async () => {
    const seen = watchVerify()
    const hasher = makeArgon2Hasher()
    await Promise.all(Array.from({ length: 12 }, () => hasher.matches(textOf('secret'), null)))
    expect(seen.most).toBe(Math.max(1, Math.min(3, availableParallelism() - 1)))
  })
})

describe('an unknown account', () => {
  it('should take as long as a known one: the same work is done', async () => {
    const verify = vi.spyOn(argon2, 'verify')
    const hasher = makeArgon2Hasher()
    const known = await hashed('secret')
    for (const hash of [known, null]) await hasher.matches(textOf('wrong'), hash)
    const lengths = verify.mock.calls.map(([hash]) => hash.split('$').map((part) => part.length))
    const costs = verify.mock.calls.map(([hash]) => hash.split('$').slice(0, 4))
    expect([lengths[1], costs[1]]).toEqual([lengths[0], costs[0]])
  })
})

// Helpers

const textOf = (typed: string) => readPassword(typed).text

async function hashed(password: string): Promise<string> {
  const hash = await makeArgon2Hasher().hash(textOf(password))
  return hash.ok ? hash.value : expect.unreachable()
}

/** Counts what reaches argon2 itself, which goes on doing its work. */
function watchVerify(): { calls: number; most: number } {
  const seen = { calls: 0, most: 0 }
  const verify = argon2.verify
  let running = 0
  vi.spyOn(argon2, 'verify').mockImplementation(async (...given) => {
    seen.calls += 1
    seen.most = Math.max(seen.most, ++running)
    return verify(...given).finally(() => {
      running -= 1
    })
  })
  return seen
}
