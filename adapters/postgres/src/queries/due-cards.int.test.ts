import { aCard, anOpenChapter, aReview, keep, newAttemptId, newChapterId, seedPlan } from '@app/domain/testing'
import { execute, type TestDatabase } from '@app/testing/database'
import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { shareDatabase } from '../../test/shared-database.ts'
import type { Postgres } from '../index.ts'

let database: TestDatabase
let postgres: Postgres
shareDatabase((shared) => {
  database = shared.database
  postgres = shared.postgres
})

const DAY = '2026-02-01'

async function seedCards(count: number) {
  const { user, chapters } = await seedPlan(postgres.unitOfWork, { chaptersOf: ({ id }) => [anOpenChapter(id, 1)] })
  const cards = Array.from({ length: count }, () => aCard(user.id, chapters[0]?.id ?? newChapterId()))
  const made = cards.map((card) => ({ card, review: aReview(card) }))
  await keep(postgres.unitOfWork, ({ reviews }) => reviews.save(made))
  return { userId: user.id, made }
}

describe('cards that are due', () => {
  it('should be read in one statement by an index, however many there are', async () => {
    const { userId } = await seedCards(70)
    const statement = vi.spyOn(pg.Pool.prototype, 'query')
    expect(await postgres.readModels.dueCards(userId, DAY, 50)).toMatchObject({ due: 70, cards: { length: 50 } })
    const said = statement.mock.calls.map(([query]) => query as unknown as { readonly text: string })
    statement.mockRestore()
    expect(said).toHaveLength(1)
    const values = [`'${userId}'`, `'${DAY}'`, '50']
    const text = (said[0]?.text ?? '').replace(/\$(\d)/g, (_, place) => values[place - 1] ?? '')
    const plan = JSON.stringify(await execute(database.url, 'SET enable_seqscan = off', `EXPLAIN ${text}`))
    for (const index of ['cards_due', 'cards_chapter', 'cards_pkey']) expect(plan).toContain(index)
    expect(plan).not.toContain('Seq Scan on cards')
  })

  it('should leave one out whose question is damaged, and answer no review of it', async () => {
    const { userId, made } = await seedCards(2)
    const [gone, kept] = made.map(({ card }) => card)
    await execute(database.url, `UPDATE cards SET question = '{"id": "x"}' WHERE id = '${gone?.id}'`)
    expect((await postgres.readModels.dueCards(userId, DAY, 50)).cards.map(({ id }) => id)).toEqual([kept?.id])
    const ids = [gone?.id ?? '', kept?.id ?? '']
    expect(await keep(postgres.unitOfWork, ({ reviews }) => reviews.find(userId, ids, newAttemptId()))).toEqual([
      { card: kept, review: null },
    ])
  })
})

describe('the log of reviews', () => {
  it('should refuse every change but that of a grade', async () => {
    const { made } = await seedCards(1)
    const of = `WHERE id = '${made[0]?.review.id}'`
    for (const change of [`day = '2026-01-01'`, 'is_right = false', 'answer = NULL', `before = '{}'`, 'at = now()'])
      await expect(execute(database.url, `UPDATE reviews SET ${change} ${of}`)).rejects.toThrow('append-only')
    await execute(database.url, `UPDATE reviews SET grade = 'hard' ${of}`)
  })
})
