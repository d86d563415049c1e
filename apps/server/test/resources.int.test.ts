import { ChapterId, DAY, HOUR, type Job } from '@app/domain'
import {
  anOpenChapter,
  fitAnswerTo,
  keep,
  makeMemoryWeb,
  makeScriptedLanguageModel,
  seedPlan,
} from '@app/domain/testing'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type DomainOnPostgres, openDomainOnPostgres } from './domain-on-postgres.ts'

const SITES = ['a.example', 'b.example', 'c.example', 'd.example']
const page = (site: string) => ({
  address: `https://${site}/starter`,
  title: 'Keep a sourdough starter alive',
  text: 'Sourdough starter: feed the starter with flour and water, keep it alive, tell when the starter is ripe.',
  language: 'en',
})

const web = makeMemoryWeb(...SITES.map(page))
let domain: DomainOnPostgres
beforeAll(async () => {
  const model = makeScriptedLanguageModel()
  model.scriptParts(fitAnswerTo)
  domain = await openDomainOnPostgres(inject('databaseUrl'), {
    ...{ model, resourceSearch: web.resourceSearch, pageReader: web.pageReader },
  })
})
afterAll(() => domain.close())

describe('the resources of a chapter on PostgreSQL', () => {
  it('should be found, reported, replaced and checked again', async () => {
    const { user, plan, chapterId, view, run } = await settle()
    const { useCases, clock } = domain
    const place = { userId: user.id, planId: plan.id, chapterId }
    await useCases.findResources({ userId: user.id, chapterId })
    await run({ kind: 'find-resources', ...place, run: 1 })
    const found = await view()
    expect(found).toMatchObject({ status: 'settled' })
    expect(found?.items.map(({ site, isChecked }) => [site, isChecked])).toEqual(SITES.map((site) => [site, true]))

    const [first, second] = found?.items ?? []
    if (!first || !second) throw new Error('They were found.')
    web.put(page('spare.example'))
    const reported = { userId: user.id, resourceId: first.id, reason: 'off-topic' } as const
    await useCases.reportResource(reported)
    await run({ kind: 'check-resource', ...place, resourceId: first.id, run: 2 })
    expect((await view())?.items[0]).toMatchObject({ site: 'spare.example', replaced: { why: 'reported' } })

    web.put({ ...page('b.example'), reading: { kind: 'gone', detail: 'HTTP 404' } })
    for (const days of [8, 1]) {
      clock.advance(days * DAY)
      await run({ kind: 'check-links' })
    }
    expect(await view()).toMatchObject({ status: 'searching' })
    web.put(page('other.example'))
    await run({ kind: 'find-resources', ...place, run: 3 })
    expect((await view())?.items[1]).toMatchObject({
      site: 'other.example',
      replaced: { title: second.title, why: 'gone' },
    })
  })

  it('should have one job for each search, however many ask for it at once', async () => {
    const { user, chapterId, view, run, plan } = await settle()
    const { useCases, postgres } = domain
    const jobs = async () => (await postgres.liveJobKeys()).filter((key) => /^(?:find|check)-resource/.test(key))
    const before = await jobs()
    const more = async () => (await jobs()).filter((key) => !before.includes(key))
    const find = () => useCases.findResources({ userId: user.id, chapterId })
    await Promise.all([find(), find(), find(), useCases.checkStuckPlans(null), useCases.checkStuckPlans(user.id)])
    expect(await more()).toEqual([`find-resources:${chapterId}:1`])
    const place = { userId: user.id, planId: plan.id, chapterId }
    await run({ kind: 'find-resources', ...place, run: 1 })
    const [first] = (await view())?.items ?? []
    if (!first) throw new Error('It was found.')
    const report = () => useCases.reportResource({ userId: user.id, resourceId: first.id, reason: 'dead' })
    await Promise.all([report(), report(), find(), useCases.checkStuckPlans(user.id)])
    // one that is asked for before the report is a search of its own
    const runs = (await more()).map((key) => key.split(':').at(-1))
    expect([
      ['1', '2'],
      ['1', '2', '3'],
    ]).toContainEqual(runs.toSorted())
  })

  it('should settle once, and change nothing twice, whatever happens at the same moment', async () => {
    const { user, plan, chapterId, view, run } = await settle()
    const { useCases, postgres, clock } = domain
    const place = { userId: user.id, planId: plan.id, chapterId }
    await Promise.all(Array.from({ length: 8 }, () => useCases.findResources({ userId: user.id, chapterId })))
    await Promise.all(Array.from({ length: 4 }, () => run({ kind: 'find-resources', ...place, run: 1 })))
    const found = await view()
    expect(found?.items.length).toBeGreaterThanOrEqual(3)
    const resources = found?.items ?? []
    await Promise.all(
      resources.map(({ id }) => useCases.reportResource({ userId: user.id, resourceId: id, reason: 'other' })),
    )
    clock.advance(9 * DAY)
    await Promise.all([
      ...resources.map((resource, at) =>
        run({ kind: 'check-resource', ...place, resourceId: resource.id, run: 2 + at }),
      ),
      ...Array.from({ length: 3 }, () => run({ kind: 'check-links' })),
    ])
    const list = await keep(postgres.unitOfWork, ({ resourceLists }) => resourceLists.find(chapterId))
    expect(list).toMatchObject({ status: 'settled', run: 1 + resources.length })
    expect(list?.refused.toSorted()).toEqual(resources.map(({ address }) => address).toSorted())
    clock.advance(HOUR)
  })
})

// Helpers

async function settle() {
  const { user, plan, chapters } = await seedPlan(domain.postgres.unitOfWork, {
    chaptersOf: ({ id }) => [anOpenChapter(id, 1, { title: 'A sourdough starter' })],
  })
  const chapterId = ChapterId(chapters[0]?.id ?? '')
  return {
    user,
    plan,
    chapterId,
    view: async () => (await domain.postgres.readModels.chapter(user.id, chapterId))?.resources,
    run: async (job: Job) => expect(await domain.useCases.jobHandlers.run(job)).toBe('done'),
  }
}
