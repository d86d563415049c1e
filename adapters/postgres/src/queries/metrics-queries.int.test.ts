import { HOUR } from '@app/domain'
import { aLink, anOpenChapter, aResource, aResourceList, keep, seedPlan } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { shareDatabase } from '../../test/shared-database.ts'
import { openPostgres, type Postgres } from '../index.ts'

let postgres: Postgres
shareDatabase((shared) => {
  postgres = shared.postgres
})

describe('makeMetricsQueries', () => {
  it('should be jobs by kind, plans and chapters by state, and the ledger by kind of entry', async () => {
    const { user, plan } = await seedPlan(postgres.unitOfWork, {
      credits: 30,
      chaptersOf: ({ id }) => [anOpenChapter(id, 1), anOpenChapter(id, 2)],
    })
    await keep(postgres.unitOfWork, ({ jobs }) =>
      jobs.enqueue({ kind: 'draft-plan', userId: user.id, planId: plan.id, run: 1 }),
    )
    const { queue, generations, ledger } = postgres.metricsQueries
    const jobs = await queue()
    expect(jobs.map(({ kind, waiting }) => [kind, waiting])).toEqual([
      ['alert-operators', 0],
      ['check-links', 0],
      ['check-resource', 0],
      ['clean-up', 0],
      ['draft-plan', 1],
      ['find-resources', 0],
      ['outline-chapter', 0],
      ['prepare-chapter', 0],
      ['reconcile-payments', 0],
      ['remind-learners', 0],
      ['revise-plan', 0],
      ['rewrite-chapter', 0],
      ['send-mail', 0],
      ['unlock-purchased', 0],
      ['verify-question', 0],
      ['write-chapter', 0],
      ['write-check', 0],
      ['write-placement', 0],
    ])
    expect(await generations()).toEqual(
      expect.arrayContaining([
        { what: 'plans', state: 'complete', count: 1 },
        { what: 'chapters', state: 'complete', count: 2 },
      ]),
    )
    const totals = await ledger()
    expect(totals.reduce((sum, { credits }) => sum + credits, 0)).toBe(30)
    expect(totals.every(({ entries }) => entries === 1)).toBe(true)
  })

  it('should say since when a link that is shown has been due for longest', async () => {
    const { oldestDueLink } = postgres.metricsQueries
    expect(await oldestDueLink()).toBeNull()
    const { chapters } = await seedPlan(postgres.unitOfWork, { chaptersOf: ({ id }) => [anOpenChapter(id, 1)] })
    const ago = (hours: number) => new Date(Date.now() - hours * HOUR)
    const [early, late, unused, later] = [ago(3), ago(2), ago(9), ago(-1)].map((nextCheckAt) => aLink({ nextCheckAt }))
    if (!early || !late || !unused || !later || !chapters[0]) throw new Error('They were made.')
    const list = aResourceList(chapters[0].id, {
      resources: [late, early, later].map(({ address }) => aResource({ address })),
    })
    await keep(postgres.unitOfWork, async ({ links, resourceLists }) => {
      const inOrder = [early, late, unused, later].toSorted((one, other) => (one.address < other.address ? -1 : 1))
      for (const link of inOrder) await links.save(link)
      await resourceLists.save(list)
    })
    expect(await oldestDueLink()).toEqual(early.nextCheckAt)
  })

  it('should say so when there is no database', async () => {
    const away = openPostgres({ url: 'postgres://nobody@127.0.0.1:1/none' })
    for (const read of Object.values(away.metricsQueries)) await expect(read()).rejects.toThrow('database')
    await away.close()
  })
})
