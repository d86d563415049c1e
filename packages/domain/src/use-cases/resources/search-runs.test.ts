import { describe, expect, it } from 'vitest'
import { setUpSearch } from '../../../test/searching.ts'
import { newChapterId, newUserId } from '../../../testing/index.ts'

describe('the runs of a search', () => {
  it('should drop what a stale run found, and not begin one', async () => {
    const { find, list, saveList, run, user, plan, chapter, web } = await setUpSearch()
    await find()
    const settled = await list()
    if (!settled) throw new Error('It was found.')
    await saveList({ ...settled, resources: [], status: 'searching', run: 7 })
    const job = { kind: 'find-resources', userId: user.id, planId: plan.id, chapterId: chapter.id, run: 6 } as const
    const before = web.searched.length
    expect(await run(job)).toBe('done')
    expect(await list()).toMatchObject({ status: 'searching', run: 7 })
    expect(web.searched).toHaveLength(before)

    // it becomes stale while it reads
    await saveList({ ...settled, resources: [], status: 'searching', run: 8 })
    const newer = { ...settled, resources: [], status: 'searching', run: 9 } as const
    let isSaved = false
    web.onRead(() => {
      if (!isSaved) void saveList(newer)
      isSaved = true
    })
    expect(await run({ ...job, run: 8 })).toBe('done')
    expect(await list()).toEqual(newer)
  })

  it('should be given up as unreachable, and found by those who look for stuck work', async () => {
    const { fixture, list, user, plan, chapter } = await setUpSearch()
    await fixture.useCases.findResources({ userId: user.id, chapterId: chapter.id })
    const [job] = fixture.jobs.live()
    if (!job) throw new Error('It was enqueued.')
    fixture.jobs.finish(job)
    await fixture.useCases.checkStuckPlans(user.id)
    expect(fixture.jobs.live()).toEqual([job])
    await fixture.handlers.abandon({
      kind: 'find-resources',
      userId: user.id,
      planId: plan.id,
      chapterId: chapter.id,
      run: 1,
    })
    expect(await list()).toMatchObject({ status: 'unreachable', run: 1 })
  })

  it('should ask no model for words in a search that comes again by itself, but for one of a report', async () => {
    const { find, list, web, asked, fixture, user, drain } = await setUpSearch()
    web.unplug()
    for (const _ of [1, 2, 3]) await find()
    expect(asked()).toEqual(['search-words'])
    expect(web.searched.slice(-2)).toEqual(['A lively sourdough starter', 'sourdough'])
    web.plugIn()
    await find()
    expect(asked()).toEqual(['search-words', 'pick'])
    const [first] = (await list())?.resources ?? []
    if (!first) throw new Error('It was found.')
    await fixture.useCases.reportResource({ userId: user.id, resourceId: first.id, reason: 'other' })
    await drain()
    expect(asked().slice(2)).toContain('search-words')
  })

  it('should end without a call of a model where the search is turned off meanwhile', async () => {
    const { fixture, list, user, chapter, drain, web, asked } = await setUpSearch()
    await fixture.useCases.findResources({ userId: user.id, chapterId: chapter.id })
    Object.assign(fixture.resourceSearch, { sources: [] })
    await drain()
    expect(await list()).toMatchObject({ status: 'unreachable', run: 1, resources: [] })
    expect([asked(), web.searched, web.read]).toEqual([[], [], []])
  })

  it('should be refused for what is not theirs, or cannot be read', async () => {
    const { fixture, user, chapter } = await setUpSearch()
    const { findResources } = fixture.useCases
    const refused = { ok: false, error: { kind: 'chapter-not-found' } }
    expect(await findResources({ userId: newUserId(), chapterId: chapter.id })).toEqual(refused)
    expect(await findResources({ userId: user.id, chapterId: newChapterId() })).toEqual(refused)
  })

  it('should begin once, however often it is asked for', async () => {
    const { fixture, list, user, chapter } = await setUpSearch()
    const ask = () => fixture.useCases.findResources({ userId: user.id, chapterId: chapter.id })
    await Promise.all([ask(), ask(), ask()])
    expect(await list()).toMatchObject({ status: 'searching', run: 1 })
    expect(fixture.jobs.live()).toHaveLength(1)
  })
})
