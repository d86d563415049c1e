import { DAY, MINUTE } from '@app/domain'
import { aPlan, aVerifiedUser, later, makeMemoryStorage, seed, seedPlan } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { judgeClock, judgeDisk, judgeSchema, judgeServer, lookInside } from './check-machine.ts'

const GIB = 1024 ** 3

describe('the doctor, about the machine', () => {
  it.each([
    [0.1, 'broken'],
    [1, 'warning'],
    [50, 'ok'],
  ])('should find %d GiB %s', (free, state) => {
    expect(judgeDisk(free * GIB, '/data')).toMatchObject({ state, says: expect.stringContaining('/data') })
  })

  it.each([
    [4_900, 'ok'],
    [5_100, 'warning'],
  ])('should find clocks %d ms apart %s', (skew, state) => {
    expect(judgeClock(skew)).toMatchObject({ state })
  })

  it.each([
    ['14.19', 'broken'],
    ['15.0', 'ok'],
    ['18.4 (Debian 18.4-1)', 'ok'],
  ])('should find PostgreSQL %s %s', (version, state) => {
    expect(judgeServer(version)).toMatchObject({ state })
  })

  it.each([
    ['current', 'ok'],
    ['behind', 'broken'],
    ['empty', 'broken'],
    ['newer', 'broken'],
  ] as const)('should find a schema that is %s %s', (schema, state) => {
    expect(judgeSchema(schema)).toMatchObject({ state })
  })
})

describe('the doctor, about what lies in the database', () => {
  it('should find nothing wrong where there is nothing but an admin', async () => {
    const storage = makeMemoryStorage()
    await seed(storage.unitOfWork, { users: [aVerifiedUser({ role: 'admin' })] })
    expect(await statesOf(storage)).toEqual({ jobs: 'ok', failed: 'ok', admin: 'ok' })
  })

  it('should miss an admin who can act', async () => {
    const storage = makeMemoryStorage()
    const leaving = aVerifiedUser({ role: 'admin', deletionAt: later(DAY) })
    await seed(storage.unitOfWork, { users: [aVerifiedUser(), leaving] })
    expect(await statesOf(storage)).toMatchObject({ admin: 'warning' })
  })

  it('should see what failed, and jobs without a worker', async () => {
    const storage = makeMemoryStorage()
    const { user, plan } = await seedPlan(storage.unitOfWork, { chaptersOf: () => [] })
    const generation = { kind: 'failed', run: 1, reason: 'No answer.' } as const
    await seed(storage.unitOfWork, { plans: [aPlan(user.id, plan.conversationId, { generation })] })
    const health = async (since: Date) => {
      const oldestWaitingSince = new Date(Date.now() - 6 * MINUTE)
      const queue = [{ kind: 'draft-plan' as const, waiting: 1, running: 0, oldestWaitingSince }]
      return { ...(await storage.adminReadModels.health(since)), queue }
    }
    const adminReadModels = { ...storage.adminReadModels, health }
    expect(await statesOf({ adminReadModels })).toMatchObject({ jobs: 'warning', failed: 'warning' })
  })
})

// Helpers

async function statesOf(storage: Parameters<typeof lookInside>[0]) {
  return Object.fromEntries((await lookInside(storage)).map(({ check, state }) => [check, state]))
}
