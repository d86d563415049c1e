import { describe, expect, it } from 'vitest'
import { aPage } from '../../../test/searching.ts'
import {
  aLockedChapter,
  fitAnswerTo,
  keep,
  makeFixture,
  makeMemoryWeb,
  makeScriptedLanguageModel,
  seedPlan,
} from '../../../testing/index.ts'
import { NO_RESOURCES } from '../../ports/no-resources.ts'

describe('the resources of a chapter that is written', () => {
  it('should be searched for once its text is there, which waits for nothing', async () => {
    const { jobs, unlock, runWriting, list, drain, credits } = await setUpWriting()
    await unlock()
    await runWriting()
    expect(await list()).toMatchObject({ status: 'searching', run: 1, resources: [] })
    expect(jobs.live()).toMatchObject([{ kind: 'find-resources', run: 1 }, { kind: 'write-check' }])
    expect(await credits()).toBe(5)
    await drain()
    expect(await list()).toMatchObject({ status: 'settled' })
    expect((await list())?.resources).toHaveLength(4)
    expect(await credits()).toBe(5)
  })

  it('should not harm a chapter when their search fails in any way', async () => {
    const { unlock, drain, list, chapter, credits, web } = await setUpWriting()
    web.resourceSearch.search = async () => {
      throw new Error('A fault of ours.')
    }
    await unlock()
    await drain()
    expect(await list()).toMatchObject({ status: 'unreachable' })
    expect(await chapter()).toMatchObject({ kind: 'open' })
    expect(await credits()).toBe(5)
  })

  it('should not be searched for where the search is off', async () => {
    const { unlock, drain, list, jobs } = await setUpWriting({ isOn: false })
    await unlock()
    await drain()
    expect(await list()).toBeNull()
    expect(jobs.live()).toEqual([])
  })
})

// Helpers

/** A locked chapter, a learner with credits for it, and pages about it. */
async function setUpWriting({ isOn = true } = {}) {
  const sites = ['a.example', 'b.example', 'c.example', 'd.example']
  const web = makeMemoryWeb(...sites.map((site) => aPage(site)))
  // a copy that a test may change
  const resourceSearch = { ...web.resourceSearch }
  const model = makeScriptedLanguageModel(fitAnswerTo)
  const found = isOn ? { resourceSearch, pageReader: web.pageReader } : NO_RESOURCES
  const fixture = makeFixture({ model, ...found })
  const { user, plan, chapters } = await seedPlan(fixture.unitOfWork, {
    credits: 15,
    chaptersOf: ({ id }) => [
      aLockedChapter(id, 1, {
        title: 'Sourdough starter',
        price: 10,
        objectives: ['Feed a sourdough starter', 'Keep the starter alive', 'Tell when the starter is ripe'],
      }),
    ],
  })
  const [locked] = chapters
  if (!locked) throw new Error('It was seeded.')
  return {
    web: { resourceSearch },
    jobs: fixture.jobs,
    unlock: () => fixture.useCases.unlockNextChapter({ userId: user.id, planId: plan.id }),
    /** The text alone. */
    runWriting: async () => {
      for (const job of fixture.jobs.live()) {
        expect(await fixture.handlers.run(job)).toBe('done')
        fixture.jobs.finish(job)
      }
    },
    drain: fixture.runner.drain,
    list: () => keep(fixture.unitOfWork, ({ resourceLists }) => resourceLists.find(locked.id)),
    chapter: () => keep(fixture.unitOfWork, ({ chapters: all }) => all.find(locked.id)),
    credits: () => fixture.readModels.credits(user.id),
  }
}
