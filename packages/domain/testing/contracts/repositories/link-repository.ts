import { describe, expect } from 'vitest'
import type { UnitOfWork } from '../../../src/ports/unit-of-work.ts'
import type { Link } from '../../../src/resources/link.ts'
import { DAY, after as laterBy } from '../../../src/shared/duration.ts'
import { anOpenChapter, later } from '../../builders.ts'
import { aLink, aResource, aResourceList, newAddress } from '../../resource-builders.ts'
import { keep, seedPlan, undo } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import type { StorageFactory } from '../storage.ts'

export function describeLinkRepository(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: links`, () => {
    it('should give back links by their addresses, as each was saved last', async ({ unitOfWork }) => {
      const { find, save } = linksOn(unitOfWork)
      const failing = { failingSince: later(2), failure: 'HTTP 503' }
      const all = [
        aLink(),
        aLink({ state: 'live', checkedAt: later(1), readAt: later(1), nextCheckAt: later(9) }),
        aLink({ state: 'failing', checkedAt: later(1), readAt: later(2), ...failing }),
        aLink({ state: 'gone', source: 'open-library', readAt: later(3), ...failing, failure: '“404” \\ 🦊' }),
      ]
      await save(...all)
      const addresses = all.map(({ address }) => address)
      expect((await find(...addresses, newAddress(), ...addresses)).toSorted(byAddress)).toEqual(
        all.toSorted(byAddress),
      )
      const live = { state: 'live', failingSince: null, failure: null } as const
      const changed = all.map((link): Link => ({ ...link, ...live, checkedAt: later(5) }))
      await save(...changed)
      expect((await find(...addresses)).toSorted(byAddress)).toEqual(changed.toSorted(byAddress))
      expect(await find()).toEqual([])
    })

    it('should refuse one that fails and does not say since when, and an address that no index holds', async ({
      unitOfWork,
    }) => {
      const { save } = linksOn(unitOfWork)
      const long = `https://a.example/${'a'.repeat(2_000)}`
      for (const wrong of [
        { state: 'failing' },
        { state: 'gone' },
        { failure: 'HTTP 404' },
        { address: long },
      ] as const) {
        await expect(save(aLink(wrong))).rejects.toThrow()
      }
    })

    it('should undo what it added and replaced', async ({ unitOfWork }) => {
      const { find, save } = linksOn(unitOfWork)
      const [link, added] = [aLink(), aLink()]
      await save(link)
      await undo(unitOfWork, async ({ links }) => {
        for (const one of [{ ...link, source: 'another' }, added].toSorted(byAddress)) await links.save(one)
      })
      expect(await find(link.address, added.address)).toEqual([link])
    })

    it('should give out those that are due and shown, the longest due first, and no more than asked for', async ({
      unitOfWork,
    }) => {
      const now = earlierThanAll()
      const { save, show, claim } = linksOn(unitOfWork)
      const due = [-3, -2, -1, 0].map((by) => aLink({ nextCheckAt: laterBy(now, by) }))
      const [early, second, ...rest] = due
      const unshown = aLink({ nextCheckAt: laterBy(now, -9) })
      const late = aLink({ nextCheckAt: laterBy(now, 1) })
      await save(...due.toReversed(), unshown, late)
      // two learners show the first one, which is given out once all the same
      await show(...due, late)
      await show(...due.slice(0, 1))
      expect(await claim(now, 2)).toEqual([early, second])
      expect(await claim(now, 9)).toEqual(rest)
      expect(await claim(now, 9)).toEqual([])
    })

    it('should give out none that is claimed, until its claim ends or is undone, or it is saved', async ({
      unitOfWork,
    }) => {
      const now = earlierThanAll()
      const until = laterBy(now, 100)
      const { find, save, show, claim } = linksOn(unitOfWork)
      const link = aLink({ nextCheckAt: now })
      await save(link)
      await show(link)
      await undo(unitOfWork, ({ links }) => links.claimDue(now, until, 9))
      expect(await claim(now, 9, until)).toEqual([link])
      expect(await find(link.address)).toEqual([link])
      expect(await claim(laterBy(until, -1), 9)).toEqual([])
      expect(await claim(until, 9, laterBy(until, 100))).toEqual([link])
      const still = { ...link, state: 'failing', readAt: now, failingSince: now, failure: 'HTTP 503' } as const
      await save(still)
      expect(await claim(until, 9)).toEqual([still])
    })

    it('should give no link to two of twenty that claim at once', async ({ unitOfWork }) => {
      const now = earlierThanAll()
      const { save, show, claim } = linksOn(unitOfWork)
      const due = Array.from({ length: 12 }, (_, index) => aLink({ nextCheckAt: laterBy(now, -index) }))
      await save(...due)
      for (let shown = 0; shown < due.length; shown += 6) await show(...due.slice(shown, shown + 6))
      const claims = await Promise.all(Array.from({ length: 20 }, () => claim(now, 5)))
      expect(claims.flat().toSorted(byAddress)).toEqual(due.toSorted(byAddress))
      expect(Math.max(...claims.map(({ length }) => length))).toBeLessThanOrEqual(5)
    })

    it('should forget those that are not shown and were read, or due and never read, before a time', async ({
      unitOfWork,
    }) => {
      const time = earlierThanAll()
      const [before, at] = [laterBy(time, -1), time]
      const { find, save, show } = linksOn(unitOfWork)
      const read = (readAt: Date) => aLink({ state: 'live', readAt, nextCheckAt: before })
      const shown = read(before)
      const kept = [shown, read(at), aLink({ nextCheckAt: at })]
      const unused = [
        read(before),
        aLink({ state: 'gone', readAt: before, failingSince: before, failure: 'HTTP 404' }),
        aLink({ nextCheckAt: before }),
      ]
      await save(...kept, ...unused)
      await show(shown)
      const addresses = [...kept, ...unused].map(({ address }) => address)
      await undo(unitOfWork, ({ links }) => links.removeUnused(time))
      expect(await find(...addresses)).toHaveLength(addresses.length)
      await keep(unitOfWork, ({ links }) => links.removeUnused(time))
      expect((await find(...addresses)).toSorted(byAddress)).toEqual(kept.toSorted(byAddress))
    })

    it('should stay when the learner goes who was shown one, and be due for none any more', async ({ unitOfWork }) => {
      const now = earlierThanAll()
      const { find, save, show, claim } = linksOn(unitOfWork)
      const link = aLink({ nextCheckAt: now })
      await save(link)
      const { user } = await show(link)
      await keep(unitOfWork, async ({ users }) => {
        await users.lock(user.id)
        await users.remove(user.id)
      })
      expect(await find(link.address)).toEqual([link])
      expect(await claim(now, 9)).toEqual([])
    })
  })
}

// Helpers

let earliest = new Date('1990-01-01T00:00:00.000Z')

/** Nothing that other tests keep in a shared database is due or was read by then. */
function earlierThanAll(): Date {
  earliest = laterBy(earliest, -DAY)
  return earliest
}

const byAddress = (a: Link, b: Link): number => (a.address < b.address ? -1 : 1)

function linksOn(unitOfWork: UnitOfWork) {
  return {
    find: (...addresses: readonly string[]) => keep(unitOfWork, ({ links }) => links.find(addresses)),
    save: (...all: readonly Link[]) =>
      keep(unitOfWork, async ({ links }) => {
        for (const link of all.toSorted(byAddress)) await links.save(link)
      }),
    /** To a learner of their own. */
    show: async (...all: readonly Link[]) => {
      const seeded = await seedPlan(unitOfWork, { chaptersOf: ({ id }) => [anOpenChapter(id, 1)] })
      const resources = all.map(({ address }) => aResource({ address }))
      await keep(unitOfWork, async ({ resourceLists }) => {
        for (const { id } of seeded.chapters) await resourceLists.save(aResourceList(id, { resources }))
      })
      return seeded
    },
    claim: (now: Date, limit: number, until = laterBy(now, 60_000)) =>
      keep(unitOfWork, ({ links }) => links.claimDue(now, until, limit)),
  }
}
