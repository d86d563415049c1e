import { HOUR, after as later } from '@app/domain'
import { aCandidate, NOW, newSourceName } from '@app/domain/testing'
import { describeSourceStore } from '@app/domain/testing/contracts'
import { execute, type TestDatabase } from '@app/testing/database'
import { describe, expect, it, vi } from 'vitest'
import { shareDatabase } from '../test/shared-database.ts'
import { openPostgres } from './index.ts'
import { openOrm } from './orm.ts'
import { makePreparedQuery } from './queries/prepared-query.ts'
import { makeSourceStore } from './source-store.ts'

const KEPT = { at: NOW, until: later(NOW, HOUR) }

let database: TestDatabase
shareDatabase((shared) => {
  database = shared.database
})

describeSourceStore('PostgreSQL', async () => {
  const { sourceStore: store, close } = openPostgres({ url: database.url })
  return { store, close }
})

describe('source store', () => {
  it('should let exactly ten of fifty through that two processes ask for at once', async () => {
    const processes = [openPostgres({ url: database.url }), openPostgres({ url: database.url })]
    const [source, budget] = [newSourceName(), { requests: 10, within: HOUR }]
    for (const now of [NOW, later(NOW, HOUR)]) {
      const answers = await Promise.all(
        Array.from({ length: 25 }, () =>
          processes.map(({ sourceStore }) => sourceStore.take(source, budget, now)),
        ).flat(),
      )
      expect(answers.filter(({ ok }) => ok)).toHaveLength(10)
      const refused = answers.filter((answer) => !answer.ok).map(({ error }) => error)
      expect(refused).toEqual(refused.map(() => ({ kind: 'limited', until: later(now, HOUR) })))
    }
    for (const one of processes) await one.close()
  })

  it('should take one statement for each call', async () => {
    const orm = openOrm(database.url, 1)
    const query = vi.spyOn(await orm.em.getConnection().getNativeClient(), 'query')
    const store = makeSourceStore(makePreparedQuery(orm))
    const [source, asked] = [newSourceName(), { words: 'sourdough', language: 'en' }]
    const calls = [
      () => store.keep(source, asked, [], KEPT),
      () => store.find(source, asked, NOW),
      () => store.take(source, { requests: 1, within: HOUR }, NOW),
      () => store.answered(source, NOW),
      () => store.failed(source, { at: NOW, detail: 'x', pausedUntil: null }),
      () => store.states(),
      () => store.removeExpired(new Date(0)),
    ]
    for (const call of calls) await call()
    expect(query).toHaveBeenCalledTimes(calls.length)
    await orm.close()
  })

  it('should remove what the version before has kept for a day', async () => {
    const { sourceStore, close } = openPostgres({ url: database.url })
    const [source, asked] = [newSourceName(), { words: 'sourdough', language: 'en' }]
    await sourceStore.keep(source, asked, [], KEPT)
    await execute(database.url, `UPDATE source_answers SET keep_until = NULL WHERE source = '${source}'`)
    const found = () => sourceStore.find(source, asked, later(NOW, -1))
    await sourceStore.removeExpired(later(NOW, 24 * HOUR - 1))
    expect(await found()).toEqual([])
    await sourceStore.removeExpired(later(NOW, 24 * HOUR))
    expect(await found()).toBeNull()
    await close()
  })

  it('should keep whatever a source says, also what is no whole character', async () => {
    const { sourceStore, close } = openPostgres({ url: database.url })
    const [source, asked] = [newSourceName(), { words: 'half a fox', language: 'en' }]
    const candidates = [aCandidate({ source, title: 'A fox: \ud83e', excerpt: 'NUL: \0' })]
    await sourceStore.keep(source, asked, candidates, KEPT)
    expect(await sourceStore.find(source, asked, later(NOW, -1))).toEqual(candidates)
    expect(await sourceStore.failed(source, { at: NOW, detail: 'NUL: \0', pausedUntil: null })).toBe(1)
    await close()
  })
})
