import type { PlanDetails, PlanRevision } from '@app/contract'
import { ChapterId, type User } from '@app/domain'
import { aFitRevisionAnswer, aReplyAnswer, fitAnswerTo, makeScriptedLanguageModel, seedUser } from '@app/domain/testing'
import { makeJobRunner } from '@app/postgres'
import { execute } from '@app/testing/database'
import { until } from '@app/testing/until'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type DomainOnPostgres, openDomainOnPostgres } from './domain-on-postgres.ts'
import { openHttpOn } from './http-on.ts'

/** From a goal to a plan that was changed in words: a scripted model, the job runner and HTTP on real PostgreSQL. */
describe('a plan that is revised in words', () => {
  let domain: DomainOnPostgres
  let http: Awaited<ReturnType<typeof openHttpOn>>
  let jobs: ReturnType<typeof makeJobRunner>
  let user: User
  let token = ''
  let plan: PlanDetails
  const model = makeScriptedLanguageModel()

  beforeAll(async () => {
    domain = await openDomainOnPostgres(inject('databaseUrl'), { model })
    http = await openHttpOn(domain, { log: pino({ level: 'silent' }) })
    jobs = await work()
    user = await seedUser(domain.postgres.unitOfWork, 50)
    token = String(
      (await send('POST', '/api/login', { email: user.email, password: 'correct horse' })).body.access_token,
    )
    model.script(aReplyAnswer({ asks: 'level', question: 'Have you held one before?' }), fitAnswerTo)
    const begun = await send('POST', '/api/conversation/initiate', { initial_goal: 'I want to play the guitar' })
    const id = begun.body.conversation_id
    await send('POST', `/api/conversation/${id}/summarise`)
    const made = await send('POST', `/api/conversation/${id}/confirm_and_generate`)
    expect(made.status).toBeLessThan(300)
    plan = await until(async () => {
      const found = (await send('GET', '/api/learning-plans')).body as unknown as readonly PlanDetails[]
      const [first] = found
      return first?.generation_status === 'COMPLETE' ? await read(first.id) : undefined
    })
  })
  afterAll(async () => {
    await jobs?.stop()
    await http?.server.close(0)
    await domain?.close()
  })

  it('should show the changes, make them when they are accepted, and undo them', async () => {
    const [added] = aFitRevisionAnswer({ chapters: [], wanted: { request: '' } }).chapters
    model.script({ chapters: [{ from: 1 }, { from: 3 }, { ...added, title: 'Hammer-ons' }] })
    const asked = await send('POST', at('/revision'), {
      request: 'Drop the one about moves, and add a chapter about Hammer-ons',
    })
    expect(asked).toMatchObject({ status: 202, body: { status: 'PENDING', changes: [] } })
    const revision = await settled()
    expect(revision).toMatchObject({ status: 'COMPLETE', stale: false, error: null })
    expect(revision.changes.map(({ kind, before, after }) => [kind, before?.title, after?.title])).toEqual([
      ['remove', 'Train the essential moves', undefined],
      ['add', undefined, 'Hammer-ons'],
    ])
    expect(await read(plan.id)).toEqual({ ...plan, revision_status: 'COMPLETE' })
    expect(await send('POST', at('/revision'), { request: 'Shorter' })).toMatchObject({ status: 409 })

    const accepted = await send('POST', at('/revision/accept'), { revision_id: revision.id })
    expect(accepted).toMatchObject({ status: 200, body: { version: 1 } })
    const kept = plan.chapters.filter(({ number }) => number !== 2).map(({ id }) => id)
    const chapters = (await read(plan.id)).chapters
    expect(chapters.map(({ id }) => id).slice(0, -1)).toEqual(kept)
    expect(chapters.at(-1)?.objectives.length).toBeGreaterThan(1)
    expect(await send('GET', at('/revision'))).toMatchObject({ status: 404, body: { code: 'revision-not-found' } })

    expect(await send('POST', at('/undo'), { version: 1 })).toMatchObject({ status: 200, body: { version: 2 } })
    expect(await read(plan.id)).toEqual({ ...plan, version: 2 })
  })

  it('should write what an added chapter teaches, and then the chapter itself', async () => {
    const [first] = plan.chapters
    model.script(fitAnswerTo, fitAnswerTo, fitAnswerTo)
    const added = await send('POST', at('/chapters'), { title: 'Tuning by ear', after: first?.id })
    expect(added).toMatchObject({ status: 202, body: { version: 3 } })
    const chapter = await until(async () => {
      const found = (await read(plan.id)).chapters[1]
      return found?.outline_status === undefined ? found : undefined
    })
    expect(chapter).toMatchObject({ title: 'Tuning by ear', price: 10, isUnlocked: false })
    expect(chapter.summary).toMatch(/tuning by ear/i)
    for (const chapterId of [first?.id, chapter.id]) {
      await send('POST', at('/unlock-next-chapter'), { chapter_id: chapterId })
      await until(async () => {
        const found = (await read(plan.id)).chapters.find(({ id }) => id === chapterId)
        return found?.content_status === 'COMPLETE' ? found : undefined
      })
    }
    const content = await domain.postgres.readModels.chapter(user.id, ChapterId(chapter.id))
    expect(content?.content?.introduction).toContain('Tuning by ear')
    // what was unlocked cannot be undone
    expect(await send('POST', at('/undo'), { version: 3 })).toMatchObject({
      status: 409,
      body: { code: 'chapter-unlocked' },
    })
  })

  it('should say honestly what it cannot do, and take an edit by hand for a no', async () => {
    const before = await read(plan.id)
    for (const [request, answer, words] of [
      ['Sing it', { chapters: [], not_done: 'It has no sound.' }, /It has no sound/],
      ['Drop chapter 1', { chapters: [{ from: 3 }, { from: 4 }] }, /Unlocked chapters stay as they are/],
    ] as const) {
      model.script(answer)
      await send('POST', at('/revision'), { request })
      expect(await settled()).toMatchObject({ status: 'FAILED', error: expect.stringMatching(words), changes: [] })
    }
    // the quiz of a chapter may follow meanwhile
    expect(await read(plan.id)).toEqual({ ...before, checked: expect.anything(), revision_status: 'FAILED' })

    model.script(fitAnswerTo)
    await send('POST', at('/revision'), { request: 'Make it longer' })
    expect(await settled()).toMatchObject({ status: 'COMPLETE' })
    await send('PATCH', `/api/learning-plans/${plan.id}`, { title: 'Guitar by the fire' })
    expect(await settled()).toMatchObject({ stale: true })
    expect(await send('POST', at('/revision/accept'))).toMatchObject({ status: 409, body: { code: 'plan-changed' } })
    expect(await send('DELETE', at('/revision'))).toMatchObject({ status: 200, body: { title: 'Guitar by the fire' } })
  })

  it('should lose nothing in a crash: what was asked for is written by the next worker', async () => {
    await jobs.stop()
    model.script(fitAnswerTo)
    await send('POST', at('/revision'), { request: 'Make it longer' })
    await send('POST', at('/revision'), { request: 'Make it shorter' })
    await execute(domain.url, "UPDATE pgboss.job SET state = 'completed' WHERE name = 'revise-plan'")
    expect((await domain.postgres.checkLedger()).find(({ invariant }) => invariant === 'I6')?.broken).toBe(1)
    expect(await send('POST', '/api/learning-plans/check-stuck')).toMatchObject({ body: { requeued: [plan.id] } })
    jobs = await work()
    expect((await settled()).status).not.toBe('PENDING')
    await send('DELETE', at('/revision'))
    await until(async () =>
      (await domain.postgres.checkLedger()).some(({ invariant, broken }) => invariant === 'I6' && broken > 0)
        ? undefined
        : true,
    )
    await domain.expectSoundLedger()
  })

  // Helpers

  const at = (path: string): string => `/api/learning-plans/${plan.id}${path}`

  async function work() {
    const runner = makeJobRunner({ url: domain.url }, domain.useCases.jobHandlers, () => {})
    await runner.start()
    return runner
  }

  async function send(method: string, path: string, body?: object) {
    const response = await fetch(http.url + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> } // an object, of any shape
  }

  const read = async (id: string): Promise<PlanDetails> =>
    (await send('GET', `/api/learning-plans/${id}`)).body as unknown as PlanDetails

  const settled = (): Promise<PlanRevision> =>
    until(async () => {
      const { body } = await send('GET', at('/revision'))
      return body.status === 'PENDING' ? undefined : (body as unknown as PlanRevision)
    })
})
