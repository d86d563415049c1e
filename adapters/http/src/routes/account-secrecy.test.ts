import type { User } from '@app/domain'
import { aRegisteredUser, aVerifiedUser, later, seed } from '@app/domain/testing'
import { describe, expect, it, vi } from 'vitest'
import { openWorld } from '../../test/world.ts'

// No reply shows who has an account: neither from an answer nor from how much work it makes.

// The cast skips parsing: this text is of the form that parsing yields.
const EMAIL = 'ada@example.org' as User['email']

const USERS: Readonly<Record<string, User | null>> = {
  'has no account': null,
  'has an account': aVerifiedUser({ email: EMAIL }),
  'has not verified the address': aRegisteredUser({ email: EMAIL }),
  'has been disabled': aVerifiedUser({ email: EMAIL, isActive: false }),
  'was disabled before verifying': aRegisteredUser({ email: EMAIL, isActive: false }),
  'is about to be deleted': aVerifiedUser({ email: EMAIL, deletionAt: later(1) }),
  'is an admin': aVerifiedUser({ email: EMAIL, role: 'admin' }),
}

const REQUESTS: readonly (readonly [string, string, object])[] = [
  ['a registration', '/api/register', { username: 'Grace', email: EMAIL, password: 'battery staple' }],
  ['a request for a new verification link', '/api/resend-verification', { email: EMAIL }],
  ['a request for a reset link', '/api/password-reset/request', { email: EMAIL }],
  ['the same under its other path', '/password-reset/request', { email: EMAIL }],
  ['a log-in with a wrong password', '/api/login', { email: EMAIL, password: 'wrong horse' }],
  ['a log-in with an address in capitals', '/api/login', { email: EMAIL.toUpperCase(), password: 'wrong horse' }],
]

describe('an answer', () => {
  it.each(REQUESTS)('should not reveal who has an account: %s', async (_, path, body) => {
    const seen = await Promise.all(Object.values(USERS).map((user) => watch(user, path, body)))
    expect(seen).toHaveLength(7)
    for (const one of seen) expect(one).toEqual(seen[0])
    // it was the answer that was meant to be compared
    expect(seen[0]?.answer).toMatch(path === '/api/login' ? /invalid-credentials/ : /Please check your (email|inbox)/)
  })

  it('should cost the same work: a hash for a log-in and a registration, a job for what is mailed', async () => {
    const [register, resend, reset, , login] = await Promise.all(
      REQUESTS.map(([, path, body]) => watch(null, path, body)),
    )
    expect(register).toMatchObject({ hashed: 1, compared: 0, jobs: 1 })
    expect(resend).toMatchObject({ hashed: 0, compared: 0, jobs: 1 })
    expect(reset).toMatchObject({ hashed: 0, compared: 0, jobs: 1 })
    expect(login).toMatchObject({ hashed: 0, compared: 1, jobs: 0 })
  })
})

// Helpers

/** Everything that a stranger gets to see, and how much was done for it. */
async function watch(user: User | null, path: string, body: object) {
  const world = await openWorld()
  await seed(world.unitOfWork, { users: user ? [user] : [] })
  const hash = vi.spyOn(world.passwordHasher, 'hash')
  const matches = vi.spyOn(world.passwordHasher, 'matches')
  const run = vi.spyOn(world.unitOfWork, 'run')
  const response = await world.fetch('POST', path, { body })
  const requestId = response.headers.get('X-Request-Id') ?? 'none'
  const headers = [...response.headers].filter(([name]) => name !== 'date' && name !== 'x-request-id')
  return {
    status: response.status,
    headers,
    answer: (await response.text()).replace(requestId, ''),
    hashed: hash.mock.calls.length,
    compared: matches.mock.calls.length,
    transactions: run.mock.calls.length,
    jobs: world.jobs.live().length,
  }
}
