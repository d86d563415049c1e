import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  aVerifiedUser,
  makeFixture,
  makeMemoryMarkdown,
  makeMemorySafetyCheck,
  makeScriptedLanguageModel,
  newChapterId,
  newPlanId,
  newUserId,
  noPause,
  seedUser,
} from '../../../testing/index.ts'
import type { Actor } from '../../audit/audit-entry.ts'
import { NO_MODERATION } from '../../ports/moderation.ts'
import type { UnitOfWork } from '../../ports/unit-of-work.ts'
import type { UserId } from '../../shared/ids.ts'
import { makeUseCases, type UseCases } from '../index.ts'
import { UNLIMITED } from '../tutoring/daily-budget.ts'

/** What is asked for is refused for other reasons as well: the right comes first. */
const TOO_LONG = 'x'.repeat(5_000)
const ACTS = {
  addUser: ({ addUser }, actor) =>
    addUser({ actor, username: '', email: 'nothing', password: '', role: 'admin', reason: TOO_LONG }),
  setUserStatus: ({ setUserStatus }, actor, userId) =>
    setUserStatus({ actor, userId, isActive: false, reason: TOO_LONG }),
  setUserRole: ({ setUserRole }, actor, userId) => setUserRole({ actor, userId, role: 'admin' }),
  markEmailVerified: ({ markEmailVerified }, actor, userId) => markEmailVerified({ actor, userId }),
  closeAccount: ({ closeAccount }, actor, userId) => closeAccount({ actor, userId }),
  exportUser: ({ exportUser }, actor, userId) => exportUser({ actor, userId }),
  setUserPassword: ({ setUserPassword }, actor, userId) => setUserPassword({ actor, userId, newPassword: '' }),
  addCredits: ({ addCredits }, actor, userId) => addCredits({ actor, userId, amount: -1 }),
  withdrawCredits: ({ withdrawCredits }, actor, userId) => withdrawCredits({ actor, userId, amount: -1, reason: '' }),
  resendVerificationFor: ({ resendVerificationFor }, actor, userId) => resendVerificationFor({ actor, userId }),
  addStaffNote: ({ addStaffNote }, actor, userId) => addStaffNote({ actor, userId, text: '' }),
  recordListExport: ({ recordListExport }, actor) => recordListExport({ adminId: actor.id, list: 'users' }),
  requeuePlan: ({ requeuePlan }, actor) => requeuePlan({ actor, planId: newPlanId() }),
  requeueChapter: ({ requeueChapter }, actor) => requeueChapter({ actor, chapterId: newChapterId() }),
  requeueAll: ({ requeueAll }, actor) => requeueAll({ actor }),
  readChapter: ({ readChapter }, actor) => readChapter({ actor, chapterId: newChapterId() }),
  readHealth: ({ readHealth }, actor) => readHealth({ actor, after: null, limit: 10 }),
  readCosts: ({ readCosts }, actor) => readCosts({ actor, days: 30 }),
  readResourceHealth: ({ readResourceHealth }, actor) => readResourceHealth({ actor }),
} satisfies Record<string, (useCases: UseCases, actor: Admin, userId: UserId) => Promise<unknown>>

describe('every admin use case', () => {
  it('should be in this table', async () => {
    const files = readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.test.ts'))
    const modules: readonly object[] = await Promise.all(files.map((name) => import(join(import.meta.dirname, name))))
    const makers = modules.flatMap((one) => Object.entries(one)).filter(([name]) => name.startsWith('make'))
    const names = makers.flatMap(([name, make]) => {
      const made: object = make({})
      return typeof made === 'function' ? [`${name.charAt(4).toLowerCase()}${name.slice(5)}`] : Object.keys(made)
    })
    // the operator's, at the start
    expect(names.filter((name) => name !== 'ensureFirstAdmin').toSorted()).toEqual(Object.keys(ACTS).toSorted())
  })

  it.each(Object.entries(ACTS))('should ask for the right before anything else: %s', async (_name, act) => {
    const { useCases, learner, other } = await setUp()
    for (const id of [learner, newUserId()]) {
      const refused = await act(useCases, { kind: 'admin', id }, other)
      expect(refused).toEqual({ ok: false, error: { kind: 'not-an-admin' } })
    }
  })
})

// Helpers

type Admin = Extract<Actor, { kind: 'admin' }>

/** A product in which nothing can be touched but what says whether the actor is an admin. */
async function setUp() {
  const model = makeScriptedLanguageModel()
  const fixture = makeFixture({ model })
  // someone else has the right
  await seedUser(fixture.unitOfWork, 0, aVerifiedUser({ role: 'admin' }))
  const { id: learner } = await seedUser(fixture.unitOfWork)
  const { id: other } = await seedUser(fixture.unitOfWork)
  const unitOfWork: UnitOfWork = {
    run: (work, options) =>
      fixture.unitOfWork.run(({ users: { find, lockActiveAdmins } }) => {
        const users = { lockActiveAdmins, find: (id: UserId) => (id === other ? untouchable() : find(id)) }
        return work(guarded({ users }))
      }, options),
  }
  const useCases = makeUseCases({
    ...fixture,
    ...{
      model,
      markdown: makeMemoryMarkdown(),
      safety: makeMemorySafetyCheck(),
      moderation: NO_MODERATION,
      pause: noPause,
      spending: UNLIMITED,
    },
    ...{ settings: { appName: 'Waymark', appUrl: 'http://localhost:3000' }, prepareAhead: false },
    unitOfWork,
    readModels: guarded({}),
    adminReadModels: guarded({}),
    passwordHasher: guarded({}),
    commonPasswords: guarded({}),
    sourceStore: guarded({}),
  })
  return { useCases, learner, other }
}

const untouchable = (): never => {
  throw new Error('Nothing may be touched before the right was asked for.')
}

/** Throws for whatever is not given, when it is used. */
const guarded = <T extends object>(given: object): T =>
  new Proxy(given, {
    get: (target, name) => {
      const found = Reflect.get(target, name)
      if (found === undefined) return untouchable()
      return typeof found === 'object' ? guarded(found) : found
    },
    // the test hands over what only looks like the whole of it
  }) as T
