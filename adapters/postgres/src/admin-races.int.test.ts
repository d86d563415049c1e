import {
  type Actor,
  err,
  type LanguageModel,
  makeAddCredits,
  makeChangeUser,
  makeDeleteAccount,
  makeTutor,
  ok,
  type UnitOfWork,
  type User,
} from '@app/domain'
import {
  anAuditQuery,
  aVerifiedUser,
  keep,
  makeMemoryPasswordHasher,
  makeRandomIdSource,
  makeSettableClock,
  newUserId,
  seedUser,
} from '@app/domain/testing'
import { execute, migratedDatabase, type TestDatabase } from '@app/testing/database'
import { rounds, times } from '@app/testing/long-run'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { openPostgres, type Postgres } from './index.ts'

const TIMES = times(rounds(4, 20))

/** Two processes on one database, each with connections of its own. */
let database: TestDatabase
let processes: readonly Postgres[] = []
beforeAll(async () => {
  database = await migratedDatabase(inject('databaseUrl'))
  processes = [openPostgres({ url: database.url }), openPostgres({ url: database.url })]
})
afterAll(async () => {
  await Promise.all(processes.map((one) => one.close()))
  await database.drop()
})

const ids = makeRandomIdSource()
const clock = makeSettableClock()
const depsOf = (index: number) => ({ unitOfWork: processOf(index), ids, clock })
const processOf = (index: number): UnitOfWork => {
  const one = processes[index % 2]
  if (!one) throw new Error('The processes run since the beginning.')
  return one.unitOfWork
}

describe('the only two admins', () => {
  let ada: User
  let ben: User
  beforeEach(async () => {
    ;[ada, ben] = [await seedAdmin(), await seedAdmin()]
  })
  afterEach(() => execute(database.url, "UPDATE users SET role = 'standard'"))

  const activeAdmins = () => keep(processOf(0), ({ users }) => users.lockActiveAdmins())

  it.each(TIMES)('should never both lose their role, though each takes it from the other at once (%i)', async () => {
    const demote = (index: number, actor: Actor, { id: userId }: User) =>
      makeChangeUser(depsOf(index)).setUserRole({ actor, userId, role: 'standard' })
    const answers = await Promise.all([demote(0, by(ada), ben), demote(1, by(ben), ada)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toEqual(err({ kind: 'not-an-admin' }))
    expect(await activeAdmins()).toEqual([answers[0]?.ok ? ada.id : ben.id])
  })

  it.each(TIMES)('should leave one, whatever they and an operator do to both at once (%i)', async () => {
    const leave = makeDeleteAccount({ ...depsOf(1), passwordHasher: makeMemoryPasswordHasher() })
    const answers = await Promise.all([
      makeChangeUser(depsOf(0)).setUserStatus({ actor: by(ada), userId: ben.id, isActive: false }),
      leave({ userId: ada.id, currentPassword: 'correct horse' }),
      makeChangeUser(depsOf(0)).setUserRole({ actor: OPERATOR, userId: ada.id, role: 'standard' }),
      makeChangeUser(depsOf(1)).setUserStatus({ actor: OPERATOR, userId: ben.id, isActive: false }),
    ])
    expect(await activeAdmins()).toHaveLength(1)
    const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.error.kind]))
    expect(refusals.filter((kind) => kind !== 'last-admin' && kind !== 'not-an-admin')).toEqual([])
  })
})

describe('many admins', () => {
  afterEach(() => execute(database.url, "UPDATE users SET role = 'standard'"))

  it.each(TIMES)(
    'should lose all but one of them to many admin actions at once, none of which waits for ever (%i)',
    async () => {
      const admins = await Promise.all(Array.from({ length: 6 }, seedAdmin))
      const acts = admins.flatMap((one, index) => {
        const next = admins[(index + 1) % admins.length] ?? one
        return [
          makeChangeUser(depsOf(0)).setUserRole({ actor: OPERATOR, userId: one.id, role: 'standard' }),
          makeChangeUser(depsOf(1)).setUserStatus({ actor: by(one), userId: next.id, isActive: false }),
          makeChangeUser(depsOf(1)).setUserRole({ actor: by(next), userId: one.id, role: 'standard' }),
        ]
      })
      const answers = await Promise.all(acts)
      const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.error.kind]))
      expect(refusals.filter((kind) => kind !== 'last-admin' && kind !== 'not-an-admin')).toEqual([])
      expect(await keep(processOf(0), ({ users }) => users.lockActiveAdmins())).toHaveLength(1)
    },
  )
})

describe('a grant', () => {
  it('should give credits once when it comes twenty times at once, and leave one entry in the audit log', async () => {
    const [admin, user] = [await seedAdmin(), await seedUser(processOf(0), 5)]
    const asked = { actor: by(admin), userId: user.id, amount: 7, requestId: ids.newId(), reason: 'Sorry' }
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => makeAddCredits(depsOf(index))(asked)))
    expect(answers).toEqual(answers.map(() => ok(undefined)))
    expect((await processes[0]?.adminReadModels.user(user.id))?.credits).toBe(12)
    const { entries = [] } = (await processes[0]?.adminReadModels.audit(anAuditQuery({ subjectId: user.id }))) ?? {}
    expect(entries.map(({ act }) => act)).toEqual([
      { kind: 'credits-granted', amount: 7, balance: 12 },
      { kind: 'credits-granted', amount: 5, balance: 5 },
    ])
    const findings = (await processes[0]?.checkLedger()) ?? []
    expect(findings.filter(({ broken, invariant }) => broken > 0 && invariant !== 'I8')).toEqual([])
  })
})

describe("a day's budget", () => {
  it.each([1, 7, 19])('should let %i of twenty calls begin that come at once, when it covers no more', async (most) => {
    clock.advance(24 * 3_600_000)
    let asked = 0
    const { promise: all, resolve: letThemEnd } = Promise.withResolvers<void>()
    const model: LanguageModel = {
      name: 'slow',
      model: 'slow',
      ask: async () => {
        asked += 1
        await all
        return ok({ text: 'Well then?', model: 'slow', ended: 'stop', inputTokens: 1, outputTokens: 1 })
      },
    }
    const prices = { slow: { input: 1, output: 1 } }
    const about = { userId: newUserId(), planId: null, chapterId: null }
    const read = (text: string) => ok(text)
    // what one costs at most is looked up: the budget is then made for so many
    const first = makeTutor({ ...depsOf(0), model, spending: { prices, dailyBudget: null } }).ask(TASK, about, read)
    await expect.poll(() => asked).toBe(1)
    const { running: each } = await spent()
    const spending = { prices, dailyBudget: each * (1 + most) }
    const tutors = [0, 1].map((index) => makeTutor({ ...depsOf(index), model, spending }))
    let refused = 0
    const calls = Array.from({ length: 20 }, async (_, index) => {
      const answer = await tutors[index % 2]?.ask(TASK, about, read)
      refused += answer?.ok === false && answer.error.kind === 'daily-budget-reserved' ? 1 : 0
    })
    // only then: a call that has ended costs less, and makes room for another one
    await expect.poll(() => refused).toBe(20 - most)
    expect(await spent()).toEqual({ finished: 0, running: each * (1 + most) })
    letThemEnd()
    await Promise.all(calls)
    expect(refused).toBe(20 - most)
    expect(asked).toBe(1 + most)
    expect(await first).toMatchObject({ ok: true })
    // what they cost in the end is far less: there is room again
    expect(await spent()).toEqual({ finished: 2 * (1 + most), running: 0 })
    expect(await tutors[0]?.ask(TASK, about, read)).toMatchObject({ ok: true })
  })

  /** What has begun today. */
  const spent = () => keep(processOf(0), ({ modelCalls }) => modelCalls.spentSince(clock.now(), clock.now()))
})

// Helpers

const OPERATOR: Actor = { kind: 'operator' }
const by = ({ id }: User): Actor => ({ kind: 'admin', id })

const seedAdmin = (): Promise<User> => seedUser(processOf(0), 0, aVerifiedUser({ role: 'admin' }))

const TASK = { kind: 'plan', brief: { goal: 'Chess', level: null, time: null, focus: null } } as const
