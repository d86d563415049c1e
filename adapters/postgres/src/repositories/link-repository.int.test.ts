import { HOUR } from '@app/domain'
import { aLink, anOpenChapter, aResource, aResourceList, keep, later, NOW, seedPlan } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { shareDatabase } from '../../test/shared-database.ts'
import type { Postgres } from '../index.ts'

let postgres: Postgres
shareDatabase((shared) => {
  postgres = shared.postgres
})

describe('claimDue', () => {
  it('should wait for no other worker whose claim is not committed yet, and give out the next ones', async () => {
    const { unitOfWork } = postgres
    const [first, second] = [aLink({ nextCheckAt: later(-2) }), aLink({ nextCheckAt: later(-1) })]
    const { chapters } = await seedPlan(unitOfWork, { chaptersOf: ({ id }) => [anOpenChapter(id, 1)] })
    await keep(unitOfWork, async ({ resourceLists, links }) => {
      const resources = [first, second].map(({ address }) => aResource({ address }))
      for (const { id } of chapters) await resourceLists.save(aResourceList(id, { resources }))
      for (const link of [first, second]) await links.save(link)
    })
    const claim = () => keep(unitOfWork, ({ links }) => links.claimDue(NOW, later(HOUR), 1))
    await keep(unitOfWork, async ({ links }) => {
      expect(await links.claimDue(NOW, later(HOUR), 1)).toEqual([first])
      expect(await claim()).toEqual([second])
    })
    expect(await claim()).toEqual([])
  })
})
