import { describe, expect, it } from 'vitest'
import { aPage, STARTER, setUpLinks } from '../../../test/searching.ts'
import { anOpenChapter, aResource, aResourceList, seedPlan } from '../../../testing/index.ts'
import type { OpenChapter } from '../../chapters/chapter.ts'
import { DAY, HOUR, after as plus } from '../../shared/duration.ts'
import { MAX_JUDGES } from './check-links.ts'

const WIKI = 'https://wiki.example/sourdough-starter'
const CHANGED = {
  title: 'Lucky Casino',
  text: 'Play the best slots online. Win real money today with a bonus of 200 percent. Our casino has roulette, poker and blackjack.',
}
const SPARE = aPage('spare.example', { title: 'Starter basics' })

describe('checking again what links are about', () => {
  it('should replace one that is about something else on two days, where it was about the chapter, and say so', async () => {
    const { web, check, clock, link, list, addresses } = await setUpLinks()
    const before = await list()
    web.put({ ...aPage('wiki.example'), ...CHANGED }, SPARE)
    clock.advance(8 * DAY)
    await check()
    expect(await link(WIKI)).toMatchObject({ state: 'live', nextCheckAt: plus(clock.now(), 20 * HOUR) })
    expect(await addresses()).toEqual(before?.resources.map(({ address }) => address))
    clock.advance(DAY)
    await check()
    const at = before?.resources.findIndex(({ address }) => address === WIKI) ?? -1
    const title = before?.resources[at]?.title
    const after = await list()
    expect(after?.resources[at]).toMatchObject({ address: SPARE.address, replaced: { title, why: 'changed' } })
    expect(after).toMatchObject({ status: 'settled', refused: [WIKI] })
    expect(after?.resources.toSpliced(at, 1)).toEqual(before?.resources.toSpliced(at, 1))
    // it is a page all the same: other chapters may be about just that
    expect(await link(WIKI)).toMatchObject({ state: 'live' })
  })

  it('should leave one that is on topic again, and hide one that cannot be replaced yet', async () => {
    const { web, check, clock, fixture, user, chapter, list, addresses } = await setUpLinks()
    const before = await addresses()
    const change = async (changes: object): Promise<void> => {
      web.put({ ...aPage('wiki.example'), ...changes })
      clock.advance(DAY)
      await check()
    }
    clock.advance(7 * DAY)
    await change(CHANGED)
    await change({})
    expect((await list())?.resources.every(({ offTopic }) => offTopic === null)).toBe(true)
    clock.advance(7 * DAY)
    await change(CHANGED)
    expect(await addresses()).toEqual(before)
    web.onSearch(() => web.unplug())
    await change(CHANGED)
    expect(await list()).toMatchObject({ status: 'unreachable', refused: [WIKI] })
    const shown = (await fixture.readModels.chapter(user.id, chapter.id))?.resources?.items
    expect(shown?.filter(({ isDead }) => isDead).map(({ address }) => address)).toEqual([WIKI])
  })

  it('should take a page for gone that is about something else for as many chapters as are asked', async () => {
    const { web, check, clock, link, ...setUp } = await setUpLinks()
    const showing = await showIt(setUp, WIKI, MAX_JUDGES + 3)
    web.put({ ...aPage('wiki.example'), ...CHANGED }, SPARE)
    clock.advance(8 * DAY)
    await check()
    const inDoubt = (await showing()).filter(({ offTopic }) => offTopic !== null)
    // the chapter of this plan may be among those that are asked
    expect([MAX_JUDGES - 1, MAX_JUDGES]).toContain(inDoubt.length)
    clock.advance(DAY)
    await check()
    expect(await link(WIKI)).toMatchObject({ state: 'gone', failure: 'about something else' })
    expect(await showing()).toEqual([])
  })
})

// Helpers

/** So many chapters of other learners show it as well, read and fit. Answers what they show there. */
async function showIt(
  { fixture, saveList, list }: Pick<Awaited<ReturnType<typeof setUpLinks>>, 'fixture' | 'saveList' | 'list'>,
  address: string,
  count: number,
) {
  const ids = await Promise.all(
    Array.from({ length: count }, async () => {
      const { chapters } = await seedPlan(fixture.unitOfWork, {
        chaptersOf: ({ id }) => [anOpenChapter(id, 1, STARTER)],
      })
      const [{ id }] = chapters as readonly [OpenChapter] // it was made
      await saveList(aResourceList(id, { resources: [aResource({ address })] }))
      return id
    }),
  )
  return async () => {
    const lists = await Promise.all(ids.map((id) => list(id)))
    return lists.flatMap((found) => found?.resources.filter((one) => one.address === address) ?? [])
  }
}
