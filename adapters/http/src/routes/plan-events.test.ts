import { outlineEvent, problem, statusEvent } from '@app/contract'
import { HOUR, type OutlineItem, type Plan } from '@app/domain'
import { aLockedChapter, aPlan, aVerifiedUser, awaitingLearner, keep, later, seed, seedUser } from '@app/domain/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { expectRefusal } from '../../test/expect-reply.ts'
import { type Events, openEvents } from '../../test/read-events.ts'
import { openWorld, type World } from '../../test/world.ts'

afterEach(() => {
  vi.useRealTimers()
})

const TITLE: OutlineItem = { title: 'Chess' }
const FIRST: OutlineItem = { chapter: { number: 1, title: 'Boards', summary: 'The board.' } }
const SECOND: OutlineItem = { chapter: { number: 2, title: 'Forks', summary: 'Two at once.' } }
const GENERATING = { event: 'status', data: { generation_status: 'GENERATING' } }
const COMPLETE = { event: 'status', data: { generation_status: 'COMPLETE' } }

describe('watching a plan', () => {
  it('should show its parts as they come, and end when it is COMPLETE', async () => {
    const { world, plan, token } = await visit({ kind: 'pending', run: 1 })
    const events = await watch(world, plan, token)
    expect(await events.next()).toEqual({ event: 'status', data: { generation_status: 'PENDING' } })
    await move(world, plan, { kind: 'generating', run: 1 })
    expect(await events.next()).toEqual(GENERATING)
    await draft(world, plan, 'a', TITLE)
    expect(await events.next()).toEqual({ event: 'outline', data: TITLE, id: 'a/1' })
    await draft(world, plan, 'a', TITLE, FIRST)
    expect(await events.next()).toEqual({ event: 'outline', data: FIRST, id: 'a/2' })
    await finish(world, plan)
    const rest = await events.rest()
    expect(rest).toEqual([{ event: 'outline', data: SECOND, id: 'run-1/3' }, COMPLETE])
    expect(rest.map(({ data }) => (outlineEvent.safeParse(data).success ? data : statusEvent.parse(data)))).toEqual(
      rest.map(({ data }) => data),
    )
  })

  it('should begin anew with another attempt, and end with FAILED', async () => {
    const { world, plan, token } = await visit({ kind: 'generating', run: 1 })
    await draft(world, plan, 'a', TITLE, FIRST)
    const events = await watch(world, plan, token)
    expect(await take(events, 3)).toEqual([
      GENERATING,
      { event: 'outline', data: TITLE, id: 'a/1' },
      { event: 'outline', data: FIRST, id: 'a/2' },
    ])
    await draft(world, plan, 'b', SECOND)
    expect(await take(events, 2)).toEqual([
      { event: 'outline', data: { restart: true }, id: 'b/0' },
      { event: 'outline', data: SECOND, id: 'b/1' },
    ])
    await move(world, plan, { kind: 'failed', run: 1, reason: 'No answer.', at: later(1) })
    expect(await events.rest()).toEqual([{ event: 'status', data: { generation_status: 'FAILED' } }])
  })

  it.each([
    ['a/1', [{ event: 'outline', data: FIRST, id: 'a/2' }]],
    ['a/2', []],
    ['', [TITLE, FIRST]],
    ['older/2', [{ restart: true }, TITLE, FIRST]],
    ['a/7', [{ restart: true }, TITLE, FIRST]],
    ['no id of ours', [{ restart: true }, TITLE, FIRST]],
    ['a/-1', [{ restart: true }, TITLE, FIRST]],
    ['//1e999', [{ restart: true }, TITLE, FIRST]],
  ])('should go on behind the Last-Event-ID %j', async (id, expected) => {
    const { world, plan, token } = await visit({ kind: 'generating', run: 1 })
    await draft(world, plan, 'a', TITLE, FIRST)
    const events = await watch(world, plan, token, { 'Last-Event-ID': id })
    const [status, ...outline] = await take(events, 1 + expected.length)
    expect(status).toEqual(GENERATING)
    expect(outline.map(({ data }) => data)).toEqual(expected.map((one) => ('data' in one ? one.data : one)))
    // each poll takes a while: once without and once with what was there is enough
    if (expected.length > 1) return
    await draft(world, plan, 'a', TITLE, FIRST, SECOND)
    expect(await events.next()).toEqual({ event: 'outline', data: SECOND, id: 'a/3' })
  })

  it('should show a plan that is COMPLETE already, and leave', async () => {
    const { world, plan, token } = await visit({ kind: 'generating', run: 1 })
    await finish(world, plan)
    const all = await (await watch(world, plan, token)).rest()
    expect(all.map(({ data }) => data)).toEqual([TITLE, FIRST, SECOND, COMPLETE.data])
    expect(await (await watch(world, plan, token, { 'Last-Event-ID': 'run-1/3' })).rest()).toEqual([COMPLETE])
    const anew = await (await watch(world, plan, token, { 'Last-Event-ID': 'a/2' })).rest()
    expect(anew.map(({ data }) => data)).toEqual([{ restart: true }, TITLE, FIRST, SECOND, COMPLETE.data])
  })

  it('should be marked so that nothing on the way keeps or collects it, whatever is accepted', async () => {
    const { world, plan, token } = await visit({ kind: 'failed', run: 1, reason: 'No answer.', at: later(1) })
    for (const [method, accept] of [
      ['GET', 'text/event-stream'],
      ['GET', 'application/json'],
      ['HEAD', '*/*'],
    ] as const) {
      const response = await world.fetch(method, path(plan), { token, headers: { Accept: accept } })
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      await response.text()
    }
  })

  it('should end when the plan is gone', async () => {
    const { world, user, plan, token } = await visit({ kind: 'generating', run: 1 })
    const events = await watch(world, plan, token)
    await events.next()
    await keep(world.unitOfWork, async ({ users }) => {
      await users.lock(user.id)
      await users.remove(user.id)
    })
    expect(await events.rest()).toEqual([])
  })

  it('should end in plain words when what it asks fails', async () => {
    const { world, plan, token } = await visit({ kind: 'generating', run: 1 })
    const events = await watch(world, plan, token)
    await events.next()
    vi.spyOn(world.readModels, 'planProgress').mockRejectedValue(new Error('SELECT secret'))
    const [last, ...more] = await events.rest()
    expect(more).toEqual([])
    expect(last?.event).toBe('error')
    expect(problem.parse(last?.data).code).toBe('internal-error')
    expect(JSON.stringify(last)).not.toContain('secret')
  })
})

describe('a client that watches', () => {
  it('should leave nothing behind when it goes, nor disturb another one', async () => {
    const { world, plan, token } = await visit({ kind: 'generating', run: 1 })
    const before = timers()
    const leaving = new AbortController()
    const [staying, left] = [await watch(world, plan, token), await watch(world, plan, token, {}, leaving.signal)]
    await Promise.all([staying.next(), left.next()])
    expect(world.app.countWatching()).toBe(2)
    leaving.abort()
    await vi.waitFor(() => expect(world.app.countWatching()).toBe(1))
    await draft(world, plan, 'a', TITLE)
    expect(await staying.next()).toEqual({ event: 'outline', data: TITLE, id: 'a/1' })
    await finish(world, plan)
    await staying.rest()
    expect(world.app.countWatching()).toBe(0)
    await vi.waitFor(() => expect(timers()).toBeLessThanOrEqual(before))
    expect(world.logged.filter(({ level }) => Number(level) > 30)).toEqual([])
  })

  it('should free its heartbeat when it goes in its first second', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { world, plan, token } = await visit({ kind: 'generating', run: 1 })
    const client = new AbortController()
    const events = await watch(world, plan, token, {}, client.signal)
    await events.next()
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(15_000)
    client.abort()
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0))
    await vi.waitFor(() => expect(world.app.countWatching()).toBe(0))
  })

  it('should watch in four places at most', async () => {
    const { world, plan, token } = await visit({ kind: 'generating', run: 1 })
    const clients = [1, 2, 3, 4].map(() => new AbortController())
    for (const { signal } of clients) await (await watch(world, plan, token, {}, signal)).next()
    const refused = expectRefusal(await world.send('GET', path(plan), { token }), 429, 'too-many-streams')
    expect(refused).toMatchObject({ retry_after: 10 })
    clients[0]?.abort()
    await vi.waitFor(() => expect(world.app.countWatching()).toBe(3))
    await (await watch(world, plan, token)).next()
  })

  it('should be sent away at once by a server that stops, and come back elsewhere', async () => {
    const { world, plan, token } = await visit({ kind: 'generating', run: 1 })
    const events = await watch(world, plan, token)
    await events.next()
    // waiting for it would take longer than a test may
    const closed = world.server.close(HOUR)
    const [last] = await events.rest()
    expect([last?.event, problem.parse(last?.data).code]).toEqual(['error', 'unavailable'])
    await closed
  })

  it('should be asked who it is again after some minutes', async () => {
    const { world, plan, token } = await visit({ kind: 'generating', run: 1 }, 50)
    expect(await (await watch(world, plan, token)).rest()).toEqual([GENERATING])
    await vi.waitFor(() => expect(world.app.countWatching()).toBe(0))
  })
})

// Helpers

const path = ({ id }: Plan): string => `/api/learning-plans/${id}/events`

async function visit(generation: Plan['generation'], maxStreamMs?: number) {
  const world = await openWorld(maxStreamMs === undefined ? {} : { maxStreamMs })
  const user = await seedUser(world.unitOfWork, 0, aVerifiedUser())
  const conversation = awaitingLearner(user.id)
  const plan = aPlan(user.id, conversation.id, { generation, title: 'Chess', description: '' })
  await seed(world.unitOfWork, { conversations: [conversation], plans: [plan] })
  return { world, user, plan, token: await world.signIn(user) }
}

async function watch(
  world: World,
  plan: Plan,
  token: string,
  headers: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<Events> {
  const response = await world.fetch('GET', path(plan), { token, headers, ...(signal && { signal }) })
  expect(response.status).toBe(200)
  return openEvents(response)
}

async function take(events: Events, count: number) {
  const taken = []
  while (taken.length < count) taken.push(await events.next())
  return taken
}

const move = (world: World, plan: Plan, generation: Plan['generation']) =>
  keep(world.unitOfWork, ({ plans }) => plans.save({ ...plan, generation }))

const draft = (world: World, plan: Plan, id: string, ...items: readonly OutlineItem[]) =>
  keep(world.unitOfWork, ({ plans }) => plans.saveDraft(plan.id, plan.generation.run, { id, items }))

/** As the worker finishes it. */
const finish = (world: World, plan: Plan) =>
  keep(world.unitOfWork, async ({ plans, chapters }) => {
    await plans.save({ ...plan, generation: { kind: 'complete', run: plan.generation.run } })
    await chapters.addAll([
      aLockedChapter(plan.id, 1, { title: 'Boards', summary: 'The board.' }),
      aLockedChapter(plan.id, 2, { title: 'Forks', summary: 'Two at once.' }),
    ])
  })

const timers = (): number => process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length
