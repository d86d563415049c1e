import { describe, expect, it } from 'vitest'
import { adminFixtureOn } from '../../../test/admin-fixture.ts'
import { never } from '../../../test/ana.ts'
import { makeFaults } from '../../../test/faults.ts'
import {
  aLockedChapter,
  aPlan,
  aRegisteredUser,
  aSession,
  keep,
  makeFixture,
  makeScriptedLanguageModel,
  newUserId,
  seed,
  seedPlan,
} from '../../../testing/index.ts'
import type { Actor } from '../../audit/audit-entry.ts'
import { ok } from '../../shared/result.ts'
import { makeAddUser } from './add-user.ts'
import { makeAddCredits } from './change-credits.ts'
import { makeChangeUser, makeExportUser, makeSetUserPassword } from './change-user.ts'
import { makeRequeue } from './requeue-failed.ts'

type Scenario = Awaited<ReturnType<typeof setUp>>

const ACTIONS: Readonly<Record<string, (scenario: Scenario) => Promise<unknown>>> = {
  'adding a user': ({ actor, deps }) =>
    makeAddUser(deps)({
      actor,
      username: 'Grace',
      email: 'grace@example.org',
      password: 'battery staple',
      role: 'admin',
    }),
  'changing a role': ({ asked, deps }) => makeChangeUser(deps).setUserRole({ ...asked, role: 'admin' }),
  deactivating: ({ asked, deps }) => makeChangeUser(deps).setUserStatus({ ...asked, isActive: false }),
  'setting a password': ({ asked, deps }) => makeSetUserPassword(deps)({ ...asked, newPassword: 'battery staple' }),
  'giving credits': ({ asked, deps, requestId }) => makeAddCredits(deps)({ ...asked, amount: 5, requestId }),
  markingVerified: ({ actor, waiting, deps }) => makeChangeUser(deps).markEmailVerified({ actor, userId: waiting.id }),
  'closing an account': ({ asked, deps }) => makeChangeUser(deps).closeAccount(asked),
  'making a plan again': ({ actor, failedPlan, deps }) =>
    makeRequeue(deps).requeuePlan({ actor, planId: failedPlan.id }),
  'writing a chapter again': ({ actor, chapter, deps }) =>
    makeRequeue(deps).requeueChapter({ actor, chapterId: chapter.id }),
}

describe.each(Object.entries(ACTIONS))('%s', (_, act) => {
  it('should be kept with its entry or leave no trace, whatever fails on the way', async () => {
    let at = 0
    for (; at < 200; at += 1) {
      const scenario = await setUp()
      const before = await scenario.everything()
      scenario.faults.strikeAt(at)
      await act(scenario).catch(() => {})
      const struck = scenario.faults.struck()
      scenario.faults.strikeAt(Number.POSITIVE_INFINITY)
      const after = await scenario.everything()
      expect(after.entries - before.entries, `the fault at ${at}`).toBe(after.rest === before.rest ? 0 : 1)
      if (!struck) break
    }
    expect(at).toBeGreaterThan(8)
  })
})

describe('giving credits', () => {
  it('should give once when a request is repeated after a lost reply', async () => {
    for (let at = 0; at < 200; at += 1) {
      const scenario = await setUp()
      scenario.faults.strikeAt(at)
      await ACTIONS['giving credits']?.(scenario).catch(() => {})
      const struck = scenario.faults.struck()
      scenario.faults.strikeAt(Number.POSITIVE_INFINITY)
      expect(await ACTIONS['giving credits']?.(scenario)).toEqual({ ok: true, value: undefined })
      expect(await scenario.fixture.readModels.credits(scenario.asked.userId)).toBe(15)
      if (!struck) return
    }
    never()
  })
})

describe('exporting', () => {
  it('should never hand out anything without an entry', async () => {
    for (let at = 0; at < 200; at += 1) {
      const { fixture, deps, asked, faults, everything } = await setUp()
      const before = await everything()
      faults.strikeAt(at)
      const exported = await makeExportUser({ ...deps, readModels: fixture.readModels })(asked).catch(() => null)
      const struck = faults.struck()
      faults.strikeAt(Number.POSITIVE_INFINITY)
      if (exported?.ok) expect((await everything()).entries).toBe(before.entries + 1)
      if (!struck) return
    }
    never()
  })
})

// Helpers

/** An admin, a learner with 10 credits, two sessions and what has failed, and a user who is not verified yet. */
async function setUp() {
  const fixture = makeFixture({ model: makeScriptedLanguageModel() })
  const admins = adminFixtureOn(fixture)
  const { actor }: { readonly actor: Actor } = await admins.admin()
  const { user, plan, chapters } = await seedPlan(fixture.unitOfWork, {
    credits: 10,
    chaptersOf: ({ id }) => [aLockedChapter(id, 1, { price: 10, attempt: 1, failure: 'No answer.' })],
  })
  const generation = { kind: 'failed', run: 1, reason: 'No answer.' } as const
  const failedPlan = aPlan(user.id, plan.conversationId, { generation })
  const waiting = aRegisteredUser()
  await seed(fixture.unitOfWork, {
    users: [waiting],
    sessions: [aSession(user.id), aSession(user.id)],
    plans: [failedPlan],
  })
  const faults = makeFaults('throw')
  const everything = async () => ({
    entries: (await admins.entries()).length,
    rest: JSON.stringify([
      await fixture.adminReadModels.users({
        search: null,
        role: null,
        isActive: null,
        sort: 'name',
        after: null,
        limit: 100,
      }),
      await keep(fixture.unitOfWork, async ({ users, sessions, wallets }) => [
        await users.find(user.id),
        await sessions.ofUser(user.id),
        await wallets.entries(user.id),
      ]),
      await fixture.readModels.listLearningPlans(user.id),
      fixture.jobs.live(),
    ]),
  })
  return {
    fixture,
    faults,
    deps: {
      ...fixture,
      unitOfWork: faults.unitOfWork(fixture.unitOfWork),
      tutor: { checkBudget: async () => ok(undefined) },
    },
    actor,
    asked: { actor, userId: user.id },
    waiting,
    failedPlan,
    chapter: chapters[0] ?? never(),
    requestId: newUserId(),
    everything,
  }
}
