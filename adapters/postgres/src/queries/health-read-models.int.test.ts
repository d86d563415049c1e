import type { HealthReadModels } from '@app/domain'
import { keep, newPlanId, newUserId } from '@app/domain/testing'
import { execute, type TestDatabase } from '@app/testing/database'
import { describe, expect, it } from 'vitest'
import { shareDatabase } from '../../test/shared-database.ts'
import { openPostgres, type Postgres } from '../index.ts'
import { makeHealthReadModels } from './health-read-models.ts'
import type { PreparedQuery } from './prepared-query.ts'

let database: TestDatabase
let postgres: Postgres
shareDatabase((shared) => {
  database = shared.database
  postgres = shared.postgres
})

describe('queue depth', () => {
  it('should distinguish running from waiting jobs, and never count a delayed retry as late', async () => {
    const userId = newUserId()
    await keep(postgres.unitOfWork, async ({ jobs }) => {
      for (const run of [1, 2, 3, 4]) await jobs.enqueue({ kind: 'draft-plan', userId, planId: newPlanId(), run })
    })
    await execute(
      database.url,
      `UPDATE pgboss.job SET start_after = '2026-01-02' WHERE data::text LIKE '%"run": 1%'`,
      `UPDATE pgboss.job SET start_after = '2026-01-01', state = 'active' WHERE data::text LIKE '%"run": 2%'`,
      `UPDATE pgboss.job SET start_after = now() + interval '1 hour', state = 'retry' WHERE data::text LIKE '%"run": 3%'`,
      `UPDATE pgboss.job SET start_after = '2025-01-01', state = 'completed' WHERE data::text LIKE '%"run": 4%'`,
    )
    const depth = { kind: 'draft-plan', waiting: 2, running: 1, oldestWaitingSince: new Date('2026-01-02T00:00:00Z') }
    const none = { waiting: 0, running: 0, oldestWaitingSince: null }
    const { queue } = await postgres.adminReadModels.health(new Date())
    expect(queue).toEqual([
      ...['alert-operators', 'check-links', 'check-resource', 'clean-up'].map((kind) => ({ kind, ...none })),
      depth,
      ...[
        'find-resources',
        ...['outline-chapter', 'prepare-chapter', 'reconcile-payments', 'remind-learners'],
        ...['revise-plan', 'rewrite-chapter'],
        ...['send-mail', 'unlock-purchased', 'verify-question', 'write-chapter', 'write-check', 'write-placement'],
      ].map((kind) => ({ kind, ...none })),
    ])
  })
})

describe('failures', () => {
  it('should be read no further than a page needs, however many there are', async () => {
    await execute(database.url, ...MANY_FAILURES, 'ANALYZE plans, chapters')
    const first = await postgres.adminReadModels.failures({ after: null, limit: 9 })
    expect(first.failures.map(({ kind }) => kind)).toEqual(Array(9).fill('chapter'))
    for (const after of [null, first.next]) {
      const explained = await explain(({ failures }) => failures({ after, limit: 9 }))
      expect(explained).toContain('Index Scan using plans_failed')
      expect(explained).toContain('Index Scan using chapters_failed')
      expect(explained).not.toMatch(/Seq Scan on (plans|chapters)|Sort +\(.*\n\s*Sort Key: (plans|chapters)/)
    }
  })

  it('should name the last call of a model about each by the request that the log has it by, from an index', async () => {
    await execute(database.url, CALLS_ABOUT_FAILURES, 'ANALYZE model_calls')
    const { failures } = await postgres.adminReadModels.failures({ after: null, limit: 2 })
    const lastCall = { outcome: 'model-rejected', model: 'some-model', faults: [], requestId: 'request 3' }
    expect(failures.map((failure) => failure.lastCall)).toEqual([lastCall, lastCall])
    const explained = await explain((readModels) => readModels.failures({ after: null, limit: 2 }))
    expect(explained).toContain('Index Scan Backward using model_calls_chapter')
    expect(explained).toContain('Index Scan Backward using model_calls_plan')
    expect(explained).not.toContain('Seq Scan on model_calls')
  })
})

describe("the day's costs, which every user waits for", () => {
  it('should be added up without reading any call', async () => {
    await execute(database.url, MANY_CALLS, 'VACUUM (ANALYZE) model_calls')
    const sum = 'EXPLAIN SELECT sum(cost) FROM model_calls WHERE started_at >= now()'
    expect(linesOf(await execute(database.url, sum))).toContain('Index Only Scan using model_calls_started')
  })
})

describe('costs by day', () => {
  it('should have days of 24 hours that begin at midnight UTC, whatever time zone the server keeps', async () => {
    const url = new URL(database.url)
    url.searchParams.set('options', '-c timezone=America/New_York')
    const elsewhere = openPostgres({ url: url.href })
    // clocks there are changed in these days
    const from = new Date('2026-10-30T00:00:00Z')
    const { days } = await elsewhere.adminReadModels.costs({ from, days: 4, most: 1 })
    await elsewhere.close()
    expect(days.map(({ day }) => day.toISOString())).toEqual(
      ['10-30', '10-31', '11-01', '11-02'].map((day) => `2026-${day}T00:00:00.000Z`),
    )
  })
})

// Helpers

const ID = newPlanId()

/** Of one learner; the chapters failed later. */
const MANY_FAILURES = [
  `INSERT INTO users (id, username, username_key, email, password_hash, role, is_active, created_at)
   VALUES ('${ID}', 'Ada', 'ada', 'ada@example.org', 'hash', 'standard', true, now())`,
  `INSERT INTO conversations (id, user_id, kind, brief, asked, updated_at)
   VALUES ('${ID}', '${ID}', 'cancelled', '{}', '{}', now())`,
  `INSERT INTO plans (id, user_id, conversation_id, brief, title, description, generation, run, failure, failed_at, created_at)
   SELECT gen_random_uuid(), '${ID}', '${ID}', '{}', 'Bread', '', 'failed', 1, 'No answer.',
          timestamptz '2026-01-01' + n * interval '1 second', now() FROM generate_series(1, 3000) AS n`,
  `INSERT INTO chapters (id, plan_id, number, title, summary, price, kind, attempt, failure, failed_at)
   SELECT gen_random_uuid(), id, 1, 'Flour', '', 0, 'locked', 1, 'No answer.', failed_at + interval '1 day' FROM plans`,
]

const MANY_CALLS = `
  INSERT INTO model_calls (id, purpose, user_id, model, started_at, outcome, cost)
  SELECT gen_random_uuid(), 'reply', '${ID}', 'some-model', now() - n * interval '1 hour', 'answered', n
  FROM generate_series(1, 5000) AS n`

/** Three about each plan, and about each chapter. */
const CALLS_ABOUT_FAILURES = `
  INSERT INTO model_calls (id, purpose, user_id, plan_id, chapter_id, model, started_at, outcome, request_id)
  SELECT gen_random_uuid(), 'chapter', '${ID}', plan_id, chapter_id, 'some-model',
         timestamptz '2026-01-01' + n * interval '1 second',
         CASE n WHEN 3 THEN 'model-rejected' ELSE 'model-timeout' END, 'request ' || n
  FROM generate_series(1, 3) AS n,
       (SELECT id AS plan_id, NULL::uuid AS chapter_id FROM plans UNION ALL SELECT plan_id, id FROM chapters) AS about`

/** How the server would go about what it is asked. */
async function explain(look: (readModels: HealthReadModels) => Promise<unknown>): Promise<string> {
  const asked: string[] = []
  const query: PreparedQuery = async (_name, text, ...values) => {
    const parts = values.map((value) =>
      value === null ? 'NULL' : `'${value instanceof Date ? value.toISOString() : value}'`,
    )
    asked.push(`PREPARE asked AS ${text}`, `EXPLAIN EXECUTE asked (${parts})`)
    return []
  }
  await look(makeHealthReadModels(query))
  return linesOf(await execute(database.url, ...asked))
}

const linesOf = (rows: readonly object[]): string => rows.map((row) => Object.values(row).join()).join('\n')
