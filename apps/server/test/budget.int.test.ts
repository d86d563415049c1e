import { type Chapter, DAY, type Job, jobKey, type User } from '@app/domain'
import {
  aLockedChapter,
  aModelCall,
  anOpenChapter,
  aPlan,
  awaitingLearner,
  keep,
  seed,
  seedUser,
} from '@app/domain/testing'
import { makeOpenAiLanguageModel } from '@app/openai'
import {
  type ChatCompletionsServer,
  startChatCompletionsServer,
} from '@app/testing/chat-completions/chat-completions-server'
import { execute } from '@app/testing/database'
import { until } from '@app/testing/until'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { type DomainOnPostgres, openDomainOnPostgres } from './domain-on-postgres.ts'
import { openHttpOn } from './http-on.ts'

const BUDGET = 60_000
/**
 * A call can cost 11,192 of these at most, as only what the model writes costs anything. A chapter begins with one call
 * that can cost 10,192: there is room for one of these, and for each that follows it.
 */
const ROOM_FOR_ONE = 20_300

/** What protects it: that tutor.ts asks for what was spent with the lock, and counts a running call at its most. */
describe('a day whose budget is nearly spent, with a hosted model on real PostgreSQL', () => {
  let server: ChatCompletionsServer
  let domain: DomainOnPostgres
  let http: Awaited<ReturnType<typeof openHttpOn>>
  let user: User
  let token = ''
  /** No call of the model is over before. */
  let theirTurn: Promise<void> = Promise.resolve()

  beforeAll(async () => {
    server = await startChatCompletionsServer()
    const model = makeOpenAiLanguageModel({
      ...{ apiKey: 'k', baseUrl: server.url, model: 'sample-model', timeoutMs: 20_000, maxConcurrency: 8 },
    })
    domain = await openDomainOnPostgres(inject('databaseUrl'), {
      model: {
        ...model,
        ask: async (task, listening) => {
          const answer = await model.ask(task, listening)
          await theirTurn
          return answer
        },
      },
      spending: { prices: { 'sample-model': { input: 0, output: 1 } }, dailyBudget: BUDGET },
    })
    http = await openHttpOn(domain, { log: pino({ level: 'silent' }) })
  })
  beforeEach(async () => {
    domain.clock.advance(2 * DAY)
    user = await seedUser(domain.postgres.unitOfWork, 50)
    const { body } = await send('POST', '/api/login', { email: user.email, password: 'correct horse' })
    token = String(body.access_token)
  })
  afterEach(() => domain.expectSoundLedger())
  afterAll(async () => {
    await http?.server.close(0)
    await domain?.close()
    await server?.close()
  })

  it('should begin one of two chapters that were promised, and give back the price of the other', async () => {
    const [first, second] = [await aChapterToUnlock(), await aChapterToUnlock()]
    await spend(BUDGET - ROOM_FOR_ONE)
    const asked = server.requests.length
    // a running call counts only once it runs: both are promised
    for (const { planId } of [first, second]) expect(await unlock(planId)).toMatchObject({ status: 200 })
    expect((await send('GET', '/api/me')).body.credits).toBe(30)

    const { promise, resolve: goOn } = Promise.withResolvers<void>()
    theirTurn = promise
    const writing = write(first)
    await until(async () => ((await callsFor(first)).length === 1 ? true : undefined))
    // the rest is only held: nothing is given up for it
    expect(await tryToWrite(second)).toBe('not-yet')
    expect(await statusOf(second)).toBe('GENERATING')
    goOn()
    await writing
    expect(await statusOf(first)).toBe('COMPLETE')

    await spend(ROOM_FOR_ONE - 11_191)
    await write(second)
    expect(await statusOf(second)).toBe('FAILED')
    expect((await send('GET', '/api/me')).body.credits).toBe(40)
    const calls = await callsFor(first)
    expect(server.requests.length).toBe(asked + calls.length)
    const { failures } = await domain.postgres.adminReadModels.failures({ after: null, limit: 1 })
    expect(failures).toMatchObject([{ id: second.id, reason: expect.stringContaining('Nothing was charged.') }])
    expect(await callsFor(second)).toEqual([])
    const call = calls.find(({ purpose }) => purpose === 'chapter')
    expect(call).toMatchObject({ purpose: 'chapter', outcome: 'answered', model: 'sample-model', user_id: user.id })
    expect(Number(call?.input_tokens)).toBeGreaterThan(100)
    expect(Number(call?.output_tokens)).toBeGreaterThan(100)
    expect(Number(call?.cost)).toBe(Number(call?.output_tokens))
  })

  it('should promise nothing that it could not pay for, say so, and have room again after midnight', async () => {
    const { planId, id } = await aChapterToUnlock()
    await spend(BUDGET - 11_191)
    const asked = server.requests.length
    const refused = await unlock(planId)
    expect(refused).toMatchObject({ status: 503, body: { code: 'daily-budget-spent', error: expect.any(String) } })
    // noon, by the clock of the test
    expect(refused.retryAfter).toBe(12 * 3_600)
    expect(String(refused.body.error)).toMatch(/today|tomorrow/)
    expect((await send('GET', '/api/me')).body.credits).toBe(50)
    expect(await statusOf({ id })).toBe('PENDING')
    expect(await domain.postgres.liveJobKeys()).not.toContain(`write-chapter:${id}:1`)

    await spend(11_191)
    const talk = await send('POST', '/api/conversation/initiate', { initial_goal: 'Learn to bake' })
    expect(talk).toMatchObject({ status: 503, body: { code: 'daily-budget-spent' } })
    expect(server.requests.length).toBe(asked)

    domain.clock.advance(DAY / 2)
    expect(await unlock(planId)).toMatchObject({ status: 200 })
  })

  // Helpers

  type Reply = { status: number; body: Readonly<Record<string, unknown>>; retryAfter: number }

  const send = async (method: string, path: string, body?: object): Promise<Reply> => {
    const response = await fetch(http.url + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) },
      body: body ? JSON.stringify(body) : null,
    })
    const text = await response.text()
    const retryAfter = Number(response.headers.get('Retry-After'))
    return { status: response.status, body: text === '' ? {} : JSON.parse(text), retryAfter }
  }

  const unlock = (planId: string): Promise<Reply> => send('POST', `/api/learning-plans/${planId}/unlock-next-chapter`)

  async function aChapterToUnlock(): Promise<Chapter> {
    const conversation = awaitingLearner(user.id)
    const plan = aPlan(user.id, conversation.id)
    const chapter = aLockedChapter(plan.id, 2, { objectives: ['Explain it to others', 'Practise it slowly'] })
    const chapters = [anOpenChapter(plan.id, 1), chapter]
    await seed(domain.postgres.unitOfWork, { conversations: [conversation], plans: [plan], chapters })
    return chapter
  }

  /** As a worker does, and finishes with the job. */
  async function write(chapter: Chapter): Promise<void> {
    expect(await tryToWrite(chapter)).toBe('done')
    const key = jobKey(jobOf(chapter))
    await execute(domain.url, `UPDATE pgboss.job SET state = 'completed' WHERE singleton_key = '${key}'`)
  }

  const tryToWrite = (chapter: Chapter) => domain.useCases.jobHandlers.run(jobOf(chapter))

  const jobOf = ({ id: chapterId, planId }: Chapter): Job => ({
    ...{ kind: 'write-chapter', userId: user.id, planId, chapterId, run: 1 },
  })

  const statusOf = async ({ id }: Pick<Chapter, 'id'>) =>
    (await domain.postgres.readModels.chapterProgress(user.id, id, 0))?.status

  const spend = (cost: number): Promise<void> =>
    keep(domain.postgres.unitOfWork, ({ modelCalls }) =>
      modelCalls.add(aModelCall({ startedAt: domain.clock.now(), outcome: 'answered', cost })),
    )

  const callsFor = async ({ id }: Chapter): Promise<readonly Readonly<Record<string, unknown>>[]> =>
    // rows of columns, whatever they are
    (await execute(domain.url, `SELECT * FROM model_calls WHERE chapter_id = '${id}'`)) as Record<string, unknown>[]
})
