import { describe, expect, it } from 'vitest'
import { makeSettableClock } from '../../../testing/memory/clock.ts'
import { makeCounterIdSource } from '../../../testing/memory/id-source.ts'
import { makeMemorySourceStore } from '../../../testing/memory/source-store.ts'
import { makeMemoryStorage } from '../../../testing/memory/storage.ts'
import { aLink } from '../../../testing/resource-builders.ts'
import { keep } from '../../../testing/seed.ts'
import { DAY, after as plus } from '../../shared/duration.ts'
import { makeCleanUp } from './clean-up.ts'

describe('makeCleanUp', () => {
  it('should forget what is known of an address that is not shown, a month after it was read', async () => {
    const { unitOfWork } = makeMemoryStorage()
    const clock = makeSettableClock()
    const read = (milliseconds: number) => aLink({ readAt: plus(clock.now(), milliseconds) })
    const [old, kept] = [read(-30 * DAY - 1), read(-30 * DAY)]
    await keep(unitOfWork, async ({ links }) => {
      for (const link of [old, kept].toSorted((a, b) => (a.address < b.address ? -1 : 1))) await links.save(link)
    })
    await makeCleanUp({ unitOfWork, clock, ids: makeCounterIdSource(), sourceStore: makeMemorySourceStore() })()
    const left = await keep(unitOfWork, ({ links }) => links.find([old.address, kept.address]))
    expect(left).toEqual([kept])
  })

  it('should forget what a source answered once it may be stored no longer', async () => {
    const { unitOfWork } = makeMemoryStorage()
    const [clock, sourceStore] = [makeSettableClock(), makeMemorySourceStore()]
    const [old, kept] = ['sourdough', 'starter'].map((words) => ({ words, language: 'en' }))
    if (!old || !kept) throw new Error('Two queries were made.')
    await sourceStore.keep('library', old, [], { at: plus(clock.now(), -DAY), until: clock.now() })
    await sourceStore.keep('library', kept, [], { at: plus(clock.now(), -30 * DAY), until: plus(clock.now(), 1) })
    await makeCleanUp({ unitOfWork, clock, ids: makeCounterIdSource(), sourceStore })()
    const find = (query: typeof old) => sourceStore.find('library', query, new Date(0))
    expect([await find(old), await find(kept)]).toEqual([null, []])
  })
})
