import { beforeEach, describe, expect, it } from 'vitest'
import { ANA, anaOn, never } from '../../../test/ana.ts'
import { makeScriptedLanguageModel, makeStage, newSessionId, type Stage, seedUser } from '../../../testing/index.ts'
import { DAY, HOUR } from '../../shared/duration.ts'

let stage: Stage
let ana: ReturnType<typeof anaOn>

beforeEach(() => {
  stage = makeStage({ model: makeScriptedLanguageModel() })
  ana = anaOn(stage)
})

describe('readOwnSessions', () => {
  it('should list where the user is signed in, the session used last first, and none that has ended', async () => {
    const ended = await ana.signedIn()
    const { user } = await ana.reader(ended)
    stage.clock.advance(8 * DAY)
    const [phone, laptop] = [await ana.login(), await ana.login()]
    stage.clock.advance(HOUR)
    const [, used] = [await ana.reader(laptop ?? never()), await ana.reader(phone ?? never())]
    const sessions = await stage.useCases.readOwnSessions({ userId: user.id })
    expect(sessions).toHaveLength(2)
    expect(sessions).toContainEqual(expect.objectContaining({ id: used.sessionId, device: ANA.device }))
    expect(sessions.map(({ lastSeenAt }) => lastSeenAt)).toEqual(
      sessions.map(({ lastSeenAt }) => lastSeenAt).toSorted((a, b) => b.getTime() - a.getTime()),
    )
  })

  it('should tell nothing about anybody else', async () => {
    await ana.signedIn()
    const other = await seedUser(stage.unitOfWork)
    expect(await stage.useCases.readOwnSessions({ userId: other.id })).toEqual([])
  })
})

describe('endSession', () => {
  it('should end that session at once and no other', async () => {
    const [here, there] = [await ana.signedIn(), (await ana.login()) ?? never()]
    const { user, sessionId } = await ana.reader(there)
    expect(await stage.useCases.endSession({ userId: user.id, sessionId })).toEqual({ ok: true, value: undefined })
    expect(await stage.useCases.authenticate(there)).toBeNull()
    expect(await stage.useCases.authenticate(here)).not.toBeNull()
    expect(await stage.useCases.endSession({ userId: user.id, sessionId })).toEqual(NOT_FOUND)
  })

  it("should not end somebody else's", async () => {
    const token = await ana.signedIn()
    const { sessionId } = await ana.reader(token)
    const other = await seedUser(stage.unitOfWork)
    expect(await stage.useCases.endSession({ userId: other.id, sessionId })).toEqual(NOT_FOUND)
    expect(await stage.useCases.endSession({ userId: other.id, sessionId: newSessionId() })).toEqual(NOT_FOUND)
    expect(await stage.useCases.authenticate(token)).not.toBeNull()
  })
})

describe('logoutEverywhere', () => {
  it('should end every session of the user and of nobody else', async () => {
    const [here, there] = [await ana.signedIn(), (await ana.login()) ?? never()]
    const other = await seedUser(stage.unitOfWork)
    await stage.useCases.logoutEverywhere({ userId: other.id })
    const { user } = await ana.reader(here)
    await stage.useCases.logoutEverywhere({ userId: user.id })
    expect(await stage.useCases.authenticate(here)).toBeNull()
    expect(await stage.useCases.authenticate(there)).toBeNull()
    expect(await ana.login()).not.toBeNull()
  })
})

// Helpers

const NOT_FOUND = { ok: false, error: { kind: 'session-not-found' } }
