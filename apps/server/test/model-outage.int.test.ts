import { type Chapter, jobKey, MINUTE, SECOND, type User } from '@app/domain'
import { aLockedChapter, anOpenChapter, aPlan, awaitingLearner, keep, seed, seedUser } from '@app/domain/testing'
import { makeOpenAiLanguageModel } from '@app/openai'
import { type JobRunner, makeJobRunner } from '@app/postgres'
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

/** What protects it: that generate-with-retries.ts defers a job whose model was not reached, and job-attempt.ts gives it up after a day. */
describe('a paid chapter whose model is away, on real PostgreSQL', () => {
  let server: ChatCompletionsServer
  let domain: DomainOnPostgres
  let http: Awaited<ReturnType<typeof openHttpOn>>
  const runners: JobRunner[] = []
  let isAway = true
  const concurrency = {
    'clean-up': 0,
    'reconcile-payments': 0,
    'check-links': 0,
    'alert-operators': 0,
    'remind-learners': 0,
  }
  let user: User
  let token = ''

  beforeAll(async () => {
    server = await startChatCompletionsServer()
    const modelAt = (baseUrl: string) =>
      makeOpenAiLanguageModel({ baseUrl, apiKey: 'k', model: 'sample-model', timeoutMs: 20_000, maxConcurrency: 8 })
    // nothing listens there
    const [model, away] = [modelAt(server.url), modelAt('http://127.0.0.1:1/v1')]
    const ask: typeof model.ask = (...asked) => (isAway ? away : model).ask(...asked)
    domain = await openDomainOnPostgres(inject('databaseUrl'), { model: { ...model, ask } })
    http = await openHttpOn(domain, { log: pino({ level: 'silent' }) })
  })
  beforeEach(async () => {
    // two, as two servers have
    for (let count = 0; count < 2; count += 1) {
      const options = { url: domain.url, stopTimeoutMs: 500, concurrency }
      const runner = makeJobRunner(options, domain.useCases.jobHandlers, () => {})
      await runner.start()
      runners.push(runner)
    }
    domain.clock.advance(MINUTE)
    user = await seedUser(domain.postgres.unitOfWork, 10)
    const { access_token } = await send('POST', '/api/login', { email: user.email, password: 'correct horse' })
    token = String(access_token)
  })
  afterEach(async () => {
    for (const runner of runners.splice(0)) await runner.stop()
    await domain.expectSoundLedger()
  })
  afterAll(async () => {
    await http?.server.close(0)
    await domain?.close()
    await server?.close()
  })

  it('should wait, say since when, go on by itself once the model is back, and be paid for once', async () => {
    const chapter = await anUnlockedChapter()
    const since = domain.clock.now()
    // two parts of it at once
    await until(async () => ((await failedCalls(chapter)) >= 3 ? true : undefined))
    const waiting = { content_status: 'GENERATING', waiting_since: since.toISOString() }
    expect(await read(chapter, '/status')).toEqual(waiting)
    expect(await read(chapter)).toMatchObject(waiting)
    expect([await credits(), await movements()]).toEqual([0, ['granted', 'held']])

    const asked = await failedCalls(chapter)
    for (let minutes = 0; minutes < 30; minutes += 10) {
      domain.clock.advance(10 * MINUTE)
      await dueNow()
      await until(async () => ((await failedCalls(chapter)) > asked + minutes / 10 ? true : undefined))
    }
    // one call each time, with two servers
    expect(await failedCalls(chapter)).toBe(asked + 3)
    expect(await read(chapter, '/status')).toEqual(waiting)

    isAway = false
    domain.clock.advance(10 * MINUTE)
    await until(async () => {
      await dueNow()
      domain.clock.advance(SECOND)
      const { content_status } = await read(chapter, '/status')
      return content_status === 'COMPLETE' ? true : undefined
    })
    expect(await read(chapter)).toMatchObject({ content_status: 'COMPLETE', waiting_since: null })
    expect([await credits(), await movements()]).toEqual([0, ['granted', 'held', 'captured']])
  })

  it('should fail after a day, and give its price back', async () => {
    const chapter = await anUnlockedChapter()
    await until(async () => ((await failedCalls(chapter)) >= 3 ? true : undefined))
    expect(await movements()).toEqual(['granted', 'held'])
    const key = jobKey({
      kind: 'write-chapter',
      userId: user.id,
      planId: chapter.planId,
      chapterId: chapter.id,
      run: 1,
    })
    await until(async () => {
      // again and again: a run that ends just then puts its row back as a new one, which the statement does not see
      await execute(
        domain.url,
        `UPDATE pgboss.job SET created_on = now() - interval '24 hours' WHERE singleton_key = '${key}'`,
      )
      await dueNow()
      const { content_status } = await read(chapter, '/status')
      return content_status === 'FAILED' ? true : undefined
    })
    expect([await credits(), await movements()]).toEqual([10, ['granted', 'held', 'released']])
  })

  // Helpers

  const send = async (method: string, path: string, body?: object): Promise<Readonly<Record<string, unknown>>> => {
    const response = await fetch(http.url + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) },
      body: body ? JSON.stringify(body) : null,
    })
    // whatever the path answers
    return (await response.json()) as Readonly<Record<string, unknown>>
  }

  async function anUnlockedChapter(): Promise<Chapter> {
    const conversation = awaitingLearner(user.id)
    const plan = aPlan(user.id, conversation.id)
    const chapter = aLockedChapter(plan.id, 2, { objectives: ['Explain it to others', 'Practise it slowly'] })
    const chapters = [anOpenChapter(plan.id, 1), chapter]
    await seed(domain.postgres.unitOfWork, { conversations: [conversation], plans: [plan], chapters })
    isAway = true
    expect(await send('POST', `/api/learning-plans/${plan.id}/unlock-next-chapter`)).toMatchObject({ id: chapter.id })
    return chapter
  }

  const read = ({ id }: Chapter, what = '') => send('GET', `/api/chapters/${id}${what}`)
  const credits = () => domain.postgres.readModels.credits(user.id)
  const dueNow = () => execute(domain.url, `UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`)

  /** Oldest first. */
  const movements = async () =>
    (await keep(domain.postgres.unitOfWork, ({ wallets }) => wallets.entries(user.id)))
      .map(({ kind }) => kind)
      .toReversed()

  const failedCalls = async ({ id }: Chapter): Promise<number> =>
    (await execute(domain.url, `SELECT FROM model_calls WHERE chapter_id = '${id}' AND outcome = 'model-unavailable'`))
      .length
})
