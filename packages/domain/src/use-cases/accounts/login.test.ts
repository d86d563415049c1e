import { beforeEach, describe, expect, it } from 'vitest'
import { ANA, anaOn, never } from '../../../test/ana.ts'
import { type Fixture, keep, makeFixture, makeScriptedLanguageModel } from '../../../testing/index.ts'
import { DAY, HOUR } from '../../shared/duration.ts'
import { SESSION_IDLE_LIFE, SESSION_LIFE } from '../../users/session.ts'
import { makeLogin } from './login.ts'

let fixture: Fixture
let ana: ReturnType<typeof anaOn>

beforeEach(() => {
  fixture = makeFixture({ model: makeScriptedLanguageModel() })
  ana = anaOn(fixture)
})

describe('login and authenticate', () => {
  it('should know the reader until they sign out', async () => {
    const token = await ana.signedIn()
    const authenticated = await fixture.useCases.authenticate(token)
    expect(authenticated?.user.username).toBe('Ana')
    await fixture.useCases.logout({ sessionId: authenticated?.sessionId ?? never() })
    expect(await fixture.useCases.authenticate(token)).toBeNull()
  })

  it('should refuse a wrong password and an unknown address alike', async () => {
    await ana.verified()
    const refused = { ok: false, error: { kind: 'invalid-credentials' } }
    expect(await fixture.useCases.login({ ...ANA, password: 'wrong' })).toEqual(refused)
    expect(await fixture.useCases.login({ ...ANA, email: 'nobody@example.org' })).toEqual(refused)
    expect(await fixture.useCases.login({ ...ANA, email: 'not an address' })).toEqual(refused)
  })

  it('should forget a session that is idle for 7 days, and any after 30', async () => {
    const token = await ana.signedIn()
    for (let day = 0; day < 29; day += 1) {
      fixture.clock.advance(DAY)
      expect(await fixture.useCases.authenticate(token)).not.toBeNull()
    }
    fixture.clock.advance(DAY)
    expect(await fixture.useCases.authenticate(token)).toBeNull()
    expect(SESSION_LIFE).toBe(30 * DAY)

    const idle = (await ana.login()) ?? never()
    fixture.clock.advance(SESSION_IDLE_LIFE - HOUR)
    expect(await fixture.useCases.authenticate(idle)).not.toBeNull()
    fixture.clock.advance(SESSION_IDLE_LIFE)
    expect(await fixture.useCases.authenticate(idle)).toBeNull()
  })

  it('should not let in who has the password that was changed while it was being checked', async () => {
    const token = await ana.signedIn()
    const { user } = await ana.authenticated(token)
    const { matches } = fixture.passwordHasher
    const slow = makeLogin({
      ...fixture,
      passwordHasher: {
        ...fixture.passwordHasher,
        matches: async (password, hash) => {
          const answer = await matches(password, hash)
          await keep(fixture.unitOfWork, ({ users }) => users.save({ ...user, passwordHash: 'another' }))
          return answer
        },
      },
    })
    expect(await slow(ANA)).toEqual({ ok: false, error: { kind: 'invalid-credentials' } })
  })

  it('should refuse a user whose account is disabled, from the next request on', async () => {
    const token = await ana.signedIn()
    const { user } = (await fixture.useCases.authenticate(token)) ?? never()
    await fixture.unitOfWork.run(async ({ users }) => {
      await users.save({ ...user, isActive: false })
      return { ok: true, value: undefined }
    })
    expect(await fixture.useCases.authenticate(token)).toBeNull()
    expect(await fixture.useCases.login(ANA)).toEqual({ ok: false, error: { kind: 'account-disabled' } })
    expect(await fixture.useCases.login({ ...ANA, password: 'wrong' })).toMatchObject({
      error: { kind: 'invalid-credentials' },
    })
  })
})
