import { endpoints } from '@app/contract'
import { DAY, type Plan, type Spending, UNLIMITED } from '@app/domain'
import {
  aLockedChapter,
  aModelCall,
  anOpenChapter,
  aPlan,
  aVerifiedUser,
  awaitingLearner,
  keep,
  NOW,
  newUserId,
  seed,
  seedUser,
} from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'
import { openWorld, type World } from '../../test/world.ts'

describe('GET /api/admin/health', () => {
  it('should report how everything does', async () => {
    const { world, token, learner, plan, failed } = await openClinic()
    await keep(world.unitOfWork, async ({ modelCalls, jobs }) => {
      await modelCalls.add(aModelCall({ outcome: 'model-timeout', planId: failed.id, faults: ['too-short'] }))
      await modelCalls.add(aModelCall({ startedAt: new Date(NOW.getTime() - 2 * DAY) }))
      await jobs.enqueue({ kind: 'draft-plan', userId: learner.id, planId: plan.id, run: 1 })
    })
    const body = expectSuccess(endpoints.adminHealth, await world.call(endpoints.adminHealth, {}, token))
    expect(body).toMatchObject({
      plans: { pending: 0, generating: 0, complete: 1, failed: 1 },
      chapters: { pending: 0, generating: 0, complete: 1, failed: 1 },
      next_cursor: null,
      model_calls: {
        since: new Date(NOW.getTime() - DAY).toISOString(),
        outcomes: [{ outcome: 'model-timeout', calls: 1 }],
        faults: [{ task: 'reply', code: 'too-short', answers: 1 }],
      },
    })
    expect(body.queue).toContainEqual({
      ...{ kind: 'draft-plan', waiting: 1, running: 0, oldest_waiting_since: expect.any(String) },
    })
    const about = { learner: { id: learner.id, username: learner.username }, since: NOW.toISOString() }
    expect(body.failures).toHaveLength(2)
    expect(body.failures).toContainEqual({
      ...{ kind: 'plan', id: failed.id, title: failed.title, plan_title: failed.title, reason: 'No answer.', price: 0 },
      ...about,
      last_call: { outcome: 'model-timeout', model: 'scripted', faults: ['too-short'], request_id: null },
    })
    expect(body.failures).toContainEqual({
      ...{ kind: 'chapter', id: expect.any(String), title: 'Chapter 2', plan_title: plan.title, reason: 'Cut off.' },
      ...about,
      ...{ price: 10, last_call: null },
    })
  })

  it('should go on where the page before ended, also when that was put back to work', async () => {
    const { world, token } = await openClinic()
    const page = async (cursor?: string) => {
      const asked = await world.send('GET', `/api/admin/health?limit=1${cursor ? `&cursor=${cursor}` : ''}`, { token })
      return expectSuccess(endpoints.adminHealth, asked)
    }
    const first = await page()
    expect(first.next_cursor).not.toBeNull()
    const { id = '', kind } = first.failures[0] ?? {}
    await world.send('POST', `/api/admin/${kind}s/${id}/requeue`, { token })
    const second = await page(first.next_cursor ?? '')
    expect(second.next_cursor).toBeNull()
    expect(second.failures).toHaveLength(1)
    expect(second.failures[0]?.id).not.toBe(id)
  })

  it.each([
    'limit=0',
    'limit=101',
    'limit=x',
    'cursor=x',
    `cursor=${newUserId()}`,
    `cursor=2026-99-99T00:00:00.000Z_${newUserId()}`,
  ])('should refuse to start at %s', async (query) => {
    const { world, token } = await openClinic()
    expectRefusal(await world.send('GET', `/api/admin/health?${query}`, { token }), 400, 'invalid-input')
  })
})

describe('GET /api/admin/funnel', () => {
  it('should follow those who signed up on each day', async () => {
    const { world, token } = await openClinic()
    const asked = await world.send('GET', '/api/admin/funnel?from=2026-01-01&to=2026-01-15', { token })
    const { days } = expectSuccess(endpoints.adminFunnel, asked)
    expect(days).toHaveLength(15)
    expect(days[0]?.day).toBe('2026-01-15')
    const sum = (of: (day: (typeof days)[number]) => number) => days.reduce((total, day) => total + of(day), 0)
    // the learner of the clinic, without the admin
    expect(sum(({ sign_ups: signUps }) => signUps)).toBe(1)
    expect(sum(({ unlocks }) => unlocks)).toBe(1)
    expect(sum(({ purchases }) => purchases)).toBe(0)
  })

  it('should refuse what is no day', async () => {
    const { world, token } = await openClinic()
    expectRefusal(await world.send('GET', '/api/admin/funnel?from=x', { token }), 400, 'invalid-input')
  })
})

describe('GET /api/admin/costs', () => {
  it('should report what models cost in US dollars, to the millionth, and what is left for today', async () => {
    const { world, token, learner, plan } = await openClinic({ prices: {}, dailyBudget: 2_500_000 })
    const written = anOpenChapter(plan.id, 3)
    await seed(world.unitOfWork, { chapters: [written] })
    const about = { userId: learner.id, planId: plan.id }
    await keep(world.unitOfWork, async ({ modelCalls }) => {
      await modelCalls.add(aModelCall({ ...about, chapterId: written.id, cost: 1_000_001, outcome: 'answered' }))
      await modelCalls.add(aModelCall({ cost: 20_000 }))
      await modelCalls.add(aModelCall({ ...about, cost: 250_000, startedAt: new Date(NOW.getTime() - DAY) }))
      await modelCalls.add(aModelCall({ cost: null }))
    })
    const body = expectSuccess(endpoints.adminCosts, await world.call(endpoints.adminCosts, {}, token))
    expect(body.days).toHaveLength(30)
    expect(body.days.slice(-2)).toEqual([
      { day: '2026-01-14', calls: 1, cost: 0.25, credits_earned: 0, credits_bought: 0 },
      { day: '2026-01-15', calls: 3, cost: 1.020001, credits_earned: 0, credits_bought: 0 },
    ])
    expect(body.users[0]).toEqual({
      ...{ id: learner.id, username: learner.username, calls: 2, cost: 1.250001, credits_paid: 0 },
    })
    expect(body.users[1]).toMatchObject({ username: null, calls: 1, cost: 0.02 })
    expect(body.users[2]).toMatchObject({ username: null, calls: 1, cost: 0 })
    expect(body.chapters).toEqual([
      {
        ...{ id: written.id, title: written.title, plan_title: plan.title, calls: 1, cost: 1.000001, credits_paid: 0 },
        learner: { id: learner.id, username: learner.username },
      },
    ])
    expect(body.tasks).toEqual([
      {
        ...{ task: 'reply@1', calls: 4, cost: 1.270001, input_tokens: null, output_tokens: null },
        ...{ answers: 1, unfit: 0 },
      },
    ])
    const totals = { average_chapter_cost: 1.000001, calls_without_price: 1, spent_today: 1.000001, daily_budget: 2.5 }
    expect(body).toMatchObject({ ...totals, reserved_today: 0.02, accepts_generations: true })
  })

  it('should report when what is left covers no plan and no chapter, long before it is spent', async () => {
    const prices = { '*': { input: 1, output: 1 } }
    const { world, token, learner } = await openClinic({ prices, dailyBudget: 1_000_000 })
    const call = { userId: learner.id, outcome: 'answered' } as const
    const spend = (cost: number) =>
      keep(world.unitOfWork, ({ modelCalls }) => modelCalls.add(aModelCall({ ...call, cost })))
    const costs = async () => expectSuccess(endpoints.adminCosts, await world.call(endpoints.adminCosts, {}, token))
    await spend(950_000)
    expect(await costs()).toMatchObject({ accepts_generations: true })
    await spend(30_000)
    expect(await costs()).toMatchObject({ spent_today: 0.98, daily_budget: 1, accepts_generations: false })
  })

  it('should look as far back as it is asked to, and know of no budget where there is none', async () => {
    const { world, token } = await openClinic()
    const body = expectSuccess(endpoints.adminCosts, await world.send('GET', '/api/admin/costs?days=1', { token }))
    expect(body).toMatchObject({
      days: [{ day: '2026-01-15' }],
      daily_budget: null,
      average_chapter_cost: null,
      accepts_generations: true,
    })
    for (const days of ['0', '367', '1.5', 'x']) {
      expectRefusal(await world.send('GET', `/api/admin/costs?days=${days}`, { token }), 400, 'invalid-input')
    }
  })
})

// Helpers

/** A learner with a plan that failed, and with another one of which one chapter is there and one failed; and an admin. */
async function openClinic(spending: Spending = UNLIMITED) {
  const world: World = await openWorld({ spending })
  const { token } = await world.learner(aVerifiedUser({ role: 'admin' }))
  const learner = await seedUser(world.unitOfWork, 50)
  const conversation = awaitingLearner(learner.id)
  const plan: Plan = aPlan(learner.id, conversation.id)
  const failed = aPlan(learner.id, conversation.id, {
    title: 'Rice',
    generation: { kind: 'failed', run: 1, reason: 'No answer.' },
  })
  const chapters = [anOpenChapter(plan.id, 1), aLockedChapter(plan.id, 2, { attempt: 1, failure: 'Cut off.' })]
  await seed(world.unitOfWork, { conversations: [conversation], plans: [plan, failed], chapters })
  return { world, token, learner, plan, failed }
}
