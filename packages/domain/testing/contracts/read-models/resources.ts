import { describe, expect } from 'vitest'
import type { ResourceHealth } from '../../../src/ports/read-models/admin.ts'
import type { UnitOfWork } from '../../../src/ports/unit-of-work.ts'
import type { Link } from '../../../src/resources/link.ts'
import type { ReportReason, Resource, ResourceList } from '../../../src/resources/resource-list.ts'
import { showResource } from '../../../src/resources/resource-list.ts'
import { after as laterBy, MINUTE } from '../../../src/shared/duration.ts'
import { anOpenChapter, later, newChapterId } from '../../builders.ts'
import { aLink, aResource, aResourceList } from '../../resource-builders.ts'
import { keep, seedPlan } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import type { StorageFactory } from '../storage.ts'
import { uniqueTime } from '../unique-time.ts'

export function describeResourceReadModels(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: what is read of resources`, () => {
    it('should show what was found for a chapter, each with when it was checked, if it could be', async ({
      unitOfWork,
      readModels,
    }) => {
      const { user, first, second, third, save } = await begin(unitOfWork)
      const failing = { failingSince: later(3), failure: 'HTTP 503' }
      const links = [
        aLink(),
        aLink({ ...failing }),
        aLink({ state: 'live', checkedAt: later(1) }),
        aLink({ state: 'failing', checkedAt: later(2), ...failing }),
        aLink({ state: 'gone', checkedAt: later(2), ...failing }),
      ]
      const shown = links.map(({ address }, index) => aResource({ address, title: `“${index}” 🦊`, minutes: null }))
      // of this address nothing is known
      const unknown = aResource({
        replaced: { title: 'Before', why: 'gone', at: later(4) },
        report: { reason: 'paywall', at: later(5) },
      })
      const resources = [...shown, unknown]
      await save(links, aResourceList(first, { resources, refused: ['https://a.example/'] }))
      await save([], aResourceList(second, { status: 'unreachable' }))

      const page = async (id: typeof first) => (await readModels.chapter(user.id, id))?.resources
      const expected = resources.map((one, index) => showResource(one, links[index] ?? null))
      expect(await page(first)).toEqual({ status: 'settled', items: expected })
      expect(expected.map(({ isChecked }) => isChecked)).toEqual([false, false, true, true, false, false])
      expect(await page(second)).toEqual({ status: 'unreachable', items: [] })
      expect(await page(third)).toBeNull()
    })

    it('should be in the personal data of its learner alone, with what they reported', async ({
      unitOfWork,
      readModels,
    }) => {
      const [own, foreign] = [await begin(unitOfWork), await begin(unitOfWork)]
      const reported = aResource({ report: { reason: 'other', at: later(5) }, isFree: null })
      const replaced = aResource({ replaced: { title: '“Before”', why: 'reported', at: later(4) } })
      const list = aResourceList(own.first, { resources: [reported, replaced], refused: ['https://a.example/'] })
      await own.save([], list)
      await own.save([], aResourceList(own.second, { status: 'searching', settledAt: null }))
      await foreign.save([], aResourceList(foreign.first, { resources: [aResource()] }))
      const exported = (await readModels.personalData(own.user.id))?.plans[0]?.chapters.map((one) => one.resources)
      const { resources: _resources, ...listed } = list
      expect(exported).toMatchObject([
        {
          ...listed,
          items: [
            { id: reported.id, title: reported.title, isFree: null, reportReason: 'other', reportedAt: later(5) },
            { id: replaced.id, address: replaced.address, reportReason: null, replaced: { title: '“Before”' } },
          ],
        },
        { status: 'searching', settledAt: null, refused: [], items: [] },
        null,
      ])
    })

    it('should count links and lists by their state', async ({ unitOfWork, adminReadModels }) => {
      const before = await adminReadModels.resourceHealth()
      const { first, second, third, save } = await begin(unitOfWork)
      const failing = { failingSince: later(3), failure: 'HTTP 503' }
      const states: readonly Link['state'][] = ['unchecked', 'live', 'live', 'failing', 'gone', 'gone', 'gone']
      const links = states.map((state) => aLink({ state, ...(state === 'failing' || state === 'gone' ? failing : {}) }))
      await save(links, aResourceList(first, { status: 'searching' }))
      await save([], aResourceList(second, { status: 'unreachable' }))
      await save([], aResourceList(third))
      const now = await adminReadModels.resourceHealth()
      expect(more(before.links, now.links)).toEqual({ unchecked: 1, live: 2, failing: 1, gone: 3 })
      expect(more(before.lists, now.lists)).toEqual({ searching: 1, settled: 1, unreachable: 1 })
    })

    it('should list the links that fail, are gone or were reported, the newest first, with where and why', async ({
      unitOfWork,
      adminReadModels,
    }) => {
      const from = uniqueTime()
      const at = (minutes: number): Date => laterBy(from, minutes * MINUTE)
      const failed = (minutes: number) => ({ failingSince: at(minutes), failure: 'HTTP 404', readAt: at(minutes) })
      const failing = aLink({ state: 'failing', checkedAt: at(0), ...failed(4) })
      const gone = aLink({ state: 'gone', ...failed(2) })
      const reported = aLink({ state: 'live', checkedAt: at(0), readAt: at(0) })
      const both = aLink({ state: 'gone', ...failed(1) })
      const well = [aLink(), aLink({ ...failed(9) }), aLink({ state: 'live', checkedAt: at(0) })]
      const { first, second, third, save } = await begin(unitOfWork)
      const shows = (link: Link, reason?: ReportReason, minutes = 0): Resource =>
        aResource({ address: link.address, report: reason ? { reason, at: at(minutes) } : null })
      const all = [failing, gone, reported, both, ...well]
      await save(
        all,
        aResourceList(first, {
          resources: [shows(failing), shows(reported, 'dead', 3), ...well.map((link) => shows(link))],
        }),
      )
      await save(
        [],
        aResourceList(second, { resources: [shows(failing), shows(reported, 'dead', 5), shows(both, 'paywall', 6)] }),
      )
      await save(
        [],
        aResourceList(third, {
          resources: [shows(reported, 'off-topic', 4), shows(reported), shows(both, 'other', 1)],
        }),
      )
      const { troubled } = await adminReadModels.resourceHealth()
      const none = { dead: 0, 'off-topic': 0, paywall: 0, other: 0 }
      const known = ({ address, source, state, failure, failingSince, readAt }: Link) => {
        return { address, source, state, failure, failingSince, readAt }
      }
      expect(troubled.slice(0, 4)).toEqual([
        { ...known(both), chapters: 2, reports: { ...none, paywall: 1, other: 1 } },
        { ...known(reported), chapters: 3, reports: { ...none, dead: 2, 'off-topic': 1 } },
        { ...known(failing), chapters: 2, reports: none },
        { ...known(gone), chapters: 0, reports: none },
      ])
      expect(troubled.map(({ address }) => address)).not.toEqual(
        expect.arrayContaining([expect.toBeOneOf(well.map(({ address }) => address))]),
      )
    })

    it('should list no more than a hundred of them', async ({ unitOfWork, adminReadModels }) => {
      const from = uniqueTime()
      const links = Array.from({ length: 101 }, (_, index) =>
        aLink({ state: 'gone', failingSince: laterBy(from, index), failure: 'HTTP 410' }),
      )
      const { save } = await begin(unitOfWork)
      await save(links)
      const { troubled } = await adminReadModels.resourceHealth()
      const newest = links.toReversed().slice(0, 100)
      expect(troubled.map(({ address }) => address)).toEqual(newest.map(({ address }) => address))
    })
  })
}

// Helpers

async function begin(unitOfWork: UnitOfWork) {
  const { user, chapters } = await seedPlan(unitOfWork, {
    chaptersOf: ({ id }) => [1, 2, 3].map((number) => anOpenChapter(id, number)),
  })
  const [first = newChapterId(), second = newChapterId(), third = newChapterId()] = chapters.map(({ id }) => id)
  const save = (links: readonly Link[], list?: ResourceList) =>
    keep(unitOfWork, async (repositories) => {
      if (list) await repositories.resourceLists.save(list)
      for (const link of links.toSorted((a, b) => (a.address < b.address ? -1 : 1))) await repositories.links.save(link)
    })
  return { user, first, second, third, save }
}

type Counts = ResourceHealth['links'] | ResourceHealth['lists']

const more = (before: Counts, now: Counts) => {
  const were = new Map(Object.entries(before))
  return Object.fromEntries(Object.entries(now).map(([name, count]) => [name, count - (were.get(name) ?? 0)]))
}
