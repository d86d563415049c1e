import { beforeEach, describe, expect, it } from 'vitest'
import { ANA, anaOn, never } from '../../../test/ana.ts'
import { type Fixture, makeFixture, makeScriptedLanguageModel, newSessionId, seedUser } from '../../../testing/index.ts'
import { DAY, HOUR } from '../../shared/duration.ts'

let fixture: Fixture
let ana: ReturnType<typeof anaOn>

beforeEach(() => {
  fixture = makeFixture({ model: makeScriptedLanguageModel() })
  ana = anaOn(fixture)
})

describe('readOwnSessions', () => {
  it('should list where the user is signed in, the session used last first, and none that has ended', async () => {
    const ended = await ana.signedIn()
    const { user } = await ana.authenticated(ended)
    fixture.clock.advance(8 * DAY)
    const [phone, laptop] = [await ana.login(), await ana.login()]
    fixture.clock.advance(HOUR)
    const [, used] = [await ana.authenticated(laptop ?? never()), await ana.authenticated(phone ?? never())]
    const sessions = await fixture.useCases.readOwnSessions({ userId: user.id })
    expect(sessions).toHaveLength(2)
    expect(sessions).toContainEqual(expect.objectContaining({ id: used.sessionId, device: ANA.device }))
    expect(sessions.map(({ lastSeenAt }) => lastSeenAt)).toEqual(
      sessions.map(({ lastSeenAt }) => lastSeenAt).toSorted((a, b) => b.getTime() - a.getTime()),
    )
  })

  it('should reveal nothing about any other user', async () => {
    await ana.signedIn()
    const other = await seedUser(fixture.unitOfWork)
    expect(await fixture.useCases.readOwnSessions({ userId: other.id })).toEqual([])
  })
})

describe('endSession', () => {
  it('should end that session at once and no other', async () => {
    const [here, there] = [await ana.signedIn(), (await ana.login()) ?? never()]
    const { user, sessionId } = await ana.authenticated(there)
    expect(await fixture.useCases.endSession({ userId: user.id, sessionId })).toEqual({ ok: true, value: undefined })
    expect(await fixture.useCases.authenticate(there)).toBeNull()
    expect(await fixture.useCases.authenticate(here)).not.toBeNull()
    expect(await fixture.useCases.endSession({ userId: user.id, sessionId })).toEqual(NOT_FOUND)
  })

  it("should not end another user's", async () => {
    const token = await ana.signedIn()
    const { sessionId } = await ana.authenticated(token)
    const other = await seedUser(fixture.unitOfWork)
    expect(await fixture.useCases.endSession({ userId: other.id, sessionId })).toEqual(NOT_FOUND)
    expect(await fixture.useCases.endSession({ userId: other.id, sessionId: newSessionId() })).toEqual(NOT_FOUND)
    expect(await fixture.useCases.authenticate(token)).not.toBeNull()
  })
})

describe('logoutEverywhere', () => {
  it('should end every session of the user and of no other', async () => {
    const [here, there] = [await ana.signedIn(), (await ana.login()) ?? never()]
    const other = await seedUser(fixture.unitOfWork)
    await fixture.useCases.logoutEverywhere({ userId: other.id })
    const { user } = await ana.authenticated(here)
    await fixture.useCases.logoutEverywhere({ userId: user.id })
    expect(await fixture.useCases.authenticate(here)).toBeNull()
    expect(await fixture.useCases.authenticate(there)).toBeNull()
    expect(await ana.login()).not.toBeNull()
  })
})

// Helpers

const NOT_FOUND = { ok: false, error: { kind: 'session-not-found' } }
