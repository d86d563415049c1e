import { describe, expect } from 'vitest'
import type { ResourceListRepository, ShownOn } from '../../../src/ports/repositories.ts'
import type { UnitOfWork } from '../../../src/ports/unit-of-work.ts'
import { MAX_RESOURCES, type ResourceList } from '../../../src/resources/resource-list.ts'
import { after as laterBy } from '../../../src/shared/duration.ts'
import type { ChapterId } from '../../../src/shared/ids.ts'
import { aLockedChapter, anOpenChapter, later, newChapterId } from '../../builders.ts'
import { aResource, aResourceList, newAddress, newResourceId } from '../../resource-builders.ts'
import { keep, seedPlan, seedUser, undo } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import type { StorageFactory } from '../storage.ts'

export function describeResourceListRepository(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: lists of resources`, () => {
    it('should give back a list in its order, as it was saved last', async ({ unitOfWork }) => {
      const { first, second, find, save } = await begin(unitOfWork)
      const bare = { language: null, minutes: null, isFree: null }
      const all = [
        aResource({ title: '“Brot” \\ 🦊', resourceType: 'video', justification: 'a\u2028b' }),
        aResource({
          ...bare,
          replaced: { title: 'Before', why: 'gone', at: later(3) },
          reportsBefore: ['dead', 'paywall'],
        }),
        aResource({ isFree: false, isRead: false, report: { reason: 'off-topic', at: later(4) } }),
        aResource({ offTopic: { since: later(2), isCertain: true } }),
      ]
      const list = aResourceList(first, { resources: all, refused: ['https://a.example/', 'https://b.example/"{}'] })
      const other = aResourceList(second, { status: 'unreachable', settledAt: null })
      await save(list, other)
      expect(await find(first)).toEqual(list)
      expect(await find(second)).toEqual(other)

      const changed = all.toReversed().with(1, aResource({ replaced: { title: 'B', why: 'reported', at: later(9) } }))
      const again = {
        ...list,
        status: 'searching',
        run: 2,
        askedAt: later(8),
        resources: changed,
        refused: [],
      } as const
      await save(again)
      expect(await find(first)).toEqual(again)
      await save({ ...again, resources: [] })
      expect((await find(first))?.resources).toEqual([])
      expect(await find(newChapterId())).toBeNull()
    })

    it('should refuse more than a chapter shows, and one that is settled at no time', async ({ unitOfWork }) => {
      const { first, find, save } = await begin(unitOfWork)
      const many = Array.from({ length: MAX_RESOURCES + 1 }, () => aResource())
      for (const wrong of [{ resources: many }, { settledAt: null }]) {
        await expect(save(aResourceList(first, wrong))).rejects.toThrow()
      }
      expect(await find(first)).toBeNull()
    })

    it('should undo what it added, replaced and took away', async ({ unitOfWork }) => {
      const { first, second, find, save } = await begin(unitOfWork)
      const list = aResourceList(first, { resources: [aResource()] })
      await save(list)
      await undo(unitOfWork, async ({ resourceLists }) => {
        await resourceLists.save({ ...list, run: 2, resources: [aResource()], refused: ['https://a.example/'] })
        await resourceLists.save(aResourceList(second))
      })
      expect(await find(first)).toEqual(list)
      expect(await find(second)).toBeNull()
    })

    it('should find a list by a resource that it shows, for its learner alone', async ({ unitOfWork }) => {
      const { user, plan, first, second, save } = await begin(unitOfWork)
      const [one, other] = [aResource(), aResource()]
      const list = aResourceList(first, { resources: [aResource(), one] })
      await save(list, aResourceList(second, { resources: [other] }))
      const find = (...input: Parameters<ResourceListRepository['findByResource']>) =>
        keep(unitOfWork, ({ resourceLists }) => resourceLists.findByResource(...input))
      expect(await find(user.id, one.id)).toEqual({ list, planId: plan.id })
      expect((await find(user.id, other.id))?.list.chapterId).toBe(second)
      expect(await find((await seedUser(unitOfWork)).id, one.id)).toBeNull()
      expect(await find(user.id, newResourceId())).toBeNull()
      // it was replaced meanwhile
      await save({ ...list, resources: [] })
      expect(await find(user.id, one.id)).toBeNull()
    })

    it('should list those that are being searched for, of one user or of all', async ({ unitOfWork }) => {
      const [own, foreign] = [await begin(unitOfWork), await begin(unitOfWork)]
      const searching = (chapterId: ChapterId) => aResourceList(chapterId, { status: 'searching' })
      await own.save(searching(own.first), aResourceList(own.second), searching(foreign.first))
      await keep(unitOfWork, async ({ resourceLists }) => {
        expect(await resourceLists.searching(own.user.id)).toEqual([own.whose(own.first)])
        const all = await resourceLists.searching(null)
        expect(all).toEqual(expect.arrayContaining([own.whose(own.first), foreign.whose(foreign.first)]))
        expect(all.map(({ chapterId }) => chapterId)).not.toContain(own.second)
      })
    })

    it('should list those that were unreachable before a time, the oldest first, and no more than asked for', async ({
      unitOfWork,
    }) => {
      // of the lists of other tests none is as old
      const time = new Date('1998-01-02T00:00:00Z')
      const chapters = Array.from({ length: 5 }, (_, index) => index + 1)
      const { plan, user, ids, save } = await begin(unitOfWork, chapters.length)
      const [first, second, third, late, settled] = ids
      if (!first || !second || !third || !late || !settled) throw new Error('Five chapters were seeded.')
      const at = (chapterId: ChapterId, milliseconds: number, status: ResourceList['status'] = 'unreachable') =>
        aResourceList(chapterId, { status, askedAt: laterBy(time, milliseconds) })
      await save(at(second, -2), at(late, 0), at(settled, -9, 'settled'), at(third, -1), at(first, -3))
      const unreachable = (limit: number) =>
        keep(unitOfWork, ({ resourceLists }) => resourceLists.unreachable(time, limit))
      const expected = [first, second, third].map((chapterId) => ({ chapterId, planId: plan.id, userId: user.id }))
      expect(await unreachable(9)).toEqual(expected)
      expect(await unreachable(2)).toEqual(expected.slice(0, 2))
      await save(...ids.map((id) => aResourceList(id)))
    })

    it('should name the chapters of all learners that show an address', async ({ unitOfWork }) => {
      const [own, foreign] = [await begin(unitOfWork), await begin(unitOfWork)]
      const address = newAddress()
      const showing = () => keep(unitOfWork, ({ resourceLists }) => resourceLists.showing(address))
      expect(await showing()).toEqual([])
      const list = aResourceList(own.first, { resources: [aResource(), aResource({ address })] })
      await own.save(list, aResourceList(own.second, { resources: [aResource()] }))
      await own.save(aResourceList(foreign.first, { resources: [aResource({ address })] }))
      const found = await showing()
      expect(found).toHaveLength(2)
      expect(found).toEqual(expect.arrayContaining([own.whose(own.first), foreign.whose(foreign.first)]))
      await own.save({ ...list, resources: [], refused: [address] })
      expect(await showing()).toEqual([foreign.whose(foreign.first)])
    })

    it('should give chapters that show addresses and have read them, with what they and the others of the plan are about', async ({
      unitOfWork,
    }) => {
      const [own, foreign, archived] = [await begin(unitOfWork), await begin(unitOfWork), await begin(unitOfWork)]
      const [address, another, unknown] = [newAddress(), newAddress(), newAddress()]
      const offTopic = { since: later(2), isCertain: false }
      await own.save(
        aResourceList(own.first, {
          resources: [aResource({ address, isFree: null }), aResource({ address: another })],
        }),
        aResourceList(own.second, { resources: [aResource({ address, offTopic })] }),
      )
      await foreign.save(
        aResourceList(foreign.first, { resources: [aResource({ address, isRead: false })] }),
        aResourceList(foreign.second, {
          resources: [aResource({ address, offTopic: { ...offTopic, isCertain: true } })],
        }),
      )
      await archived.save(aResourceList(archived.first, { resources: [aResource({ address })] }))
      await keep(unitOfWork, async ({ plans }) => {
        await plans.lock(archived.plan.id)
        await plans.save({ ...archived.plan, archivedAt: later(1) })
      })
      const [open, locked] = own.chapters
      if (open?.kind !== 'open' || locked?.kind !== 'locked') throw new Error('They were seeded as such.')
      const { brief, title: planTitle } = own.plan
      const about = { goal: brief.goal, planTitle }
      const ofOpen = { ...about, title: open.title, summary: open.summary, objectives: open.content.learningObjectives }
      const ofLocked = { ...about, title: locked.title, summary: locked.summary, objectives: locked.objectives }
      const first = { ...own.whose(own.first), offTopic: null, topic: ofOpen, others: [ofLocked] }
      expect(await shownOn(unitOfWork, [address, unknown, another], 5)).toEqual([
        { ...own.whose(own.second), address, isFree: true, offTopic, topic: ofLocked, others: [ofOpen] },
        { ...first, address, isFree: null },
        { ...first, address: another, isFree: true },
      ])
      expect(await shownOn(unitOfWork, [address, another], 1)).toMatchObject([
        { chapterId: own.second, address },
        { chapterId: own.first, address: another },
      ])
      expect(await shownOn(unitOfWork, [], 5)).toEqual([])
    })

    it('should give other chapters in another turn, where there are more than asked for', async ({ unitOfWork }) => {
      const { ids, save } = await begin(unitOfWork, 8)
      const address = newAddress()
      await save(...ids.map((id) => aResourceList(id, { resources: [aResource({ address })] })))
      const turns: (readonly ShownOn[])[] = []
      for (let turn = 0; turn < 100; turn += 1) turns.push(await shownOn(unitOfWork, [address], 2, `turn ${turn}`))
      expect(turns.every((shown) => shown.length === 2)).toBe(true)
      expect(new Set(turns.flat().map(({ chapterId }) => chapterId))).toEqual(new Set(ids))
      expect(await shownOn(unitOfWork, [address], 2, 'turn 0')).toEqual(turns[0])
    })

    it('should refuse a chapter that is not there, and go with theirs', async ({ unitOfWork }) => {
      const { user, plan, first, second, find, save } = await begin(unitOfWork)
      await expect(save(aResourceList(newChapterId()))).rejects.toThrow()
      await save(...[first, second].map((id) => aResourceList(id, { resources: [aResource()] })))
      await keep(unitOfWork, async ({ plans }) => {
        await plans.lock(plan.id)
        await plans.replace({ plan: { ...plan, generation: { kind: 'generating', run: 2 } }, version: null })
      })
      expect(await find(first)).toBeNull()

      const other = await begin(unitOfWork)
      const resource = aResource()
      await other.save(aResourceList(other.first, { resources: [resource] }))
      await keep(unitOfWork, async ({ users, resourceLists }) => {
        await users.lock(other.user.id)
        await users.remove(other.user.id)
        expect(await resourceLists.showing(resource.address)).toEqual([])
      })
      expect(await other.find(other.first)).toBeNull()
      expect(await keep(unitOfWork, ({ resourceLists }) => resourceLists.searching(user.id))).toEqual([])
    })
  })
}

// Helpers

const shownOn = (unitOfWork: UnitOfWork, addresses: readonly string[], limit: number, turn = 'a') =>
  keep(unitOfWork, ({ resourceLists }) => resourceLists.shownOn(addresses, { limit, turn }))

async function begin(unitOfWork: UnitOfWork, count = 2) {
  const { user, plan, chapters } = await seedPlan(unitOfWork, {
    chaptersOf: ({ id }) =>
      Array.from({ length: count }, (_, index) => (index === 1 ? aLockedChapter(id, 2) : anOpenChapter(id, index + 1))),
  })
  const ids = chapters.map(({ id }) => id)
  const [first, second] = ids
  if (!first || !second) throw new Error('Two chapters were seeded.')
  return {
    ...{ user, plan, chapters, first, second, ids },
    whose: (chapterId: ChapterId) => ({ chapterId, planId: plan.id, userId: user.id }),
    find: (id: ChapterId) => keep(unitOfWork, ({ resourceLists }) => resourceLists.find(id)),
    save: (...lists: readonly ResourceList[]) =>
      keep(unitOfWork, async ({ resourceLists }) => {
        for (const list of lists) await resourceLists.save(list)
      }),
  }
}
