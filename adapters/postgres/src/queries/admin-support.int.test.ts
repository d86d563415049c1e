import { type AdminReadModels, PurchaseId, UserId } from '@app/domain'
import { execute, migratedDatabase, type TestDatabase } from '@app/testing/database'
import type { QueryResultRow } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openPostgres, type Postgres } from '../index.ts'
import { makeAdminReadModels } from './admin-read-models.ts'
import type { PreparedQuery } from './prepared-query.ts'

const MANY = 20_000

let database: TestDatabase
let postgres: Postgres
beforeAll(async () => {
  database = await migratedDatabase(inject('databaseUrl'))
  await execute(database.url, USERS, WALLETS, ...LEDGER, PURCHASES, PLANS, 'ANALYZE')
  postgres = openPostgres({ url: database.url })
})
afterAll(async () => {
  await postgres.close()
  await database.drop()
})

describe(`an account with a ledger of 10,000 entries, among ${MANY} others`, () => {
  it('should be read in at most three statements, however much there is of it', async () => {
    const account = await postgres.adminReadModels.account(USER)
    expect(account).toMatchObject({ granted: 5_000, user: { credits: 5_000 } })
    expect(account?.plans).toHaveLength(100)
    expect((await statementsOf((readModels) => readModels.account(USER))).length).toBeLessThanOrEqual(3)
  })

  it('should be found by indexes where there is much', async () => {
    const plan = await planOf(({ account }) => account(USER))
    expect(plan).toContain('ledger_entries_granted')
    expect(plan).not.toMatch(/Seq Scan on (users|ledger_entries|plans|chapters)/)
  })

  it('should be exported whole', async () => {
    const exported = await postgres.readModels.personalData(USER)
    expect([exported?.credits.entries.length, exported?.plans.length]).toEqual([10_000, 120])
  })

  it('should have no more taken back than was granted, whatever writes it', async () => {
    const excess = `INSERT INTO ledger_entries (id, user_id, kind, amount, business_key, at)
      VALUES (gen_random_uuid(), '${RICH}', 'withdrawn', 1, 'withdrawal:x', now())`
    await expect(execute(database.url, excess)).rejects.toThrow('no more is taken back than was granted')
  })
})

describe(`${MANY} purchases`, () => {
  it('should be read in the order of an index, and no more of them than a page', async () => {
    const after = { openedAt: new Date('2026-01-02'), id: PurchaseId(USER) }
    for (const place of [null, after]) {
      const asked = { ...ALL, after: place, limit: 20 }
      expect(await statementsOf(({ allPurchases }) => allPurchases(asked))).toHaveLength(1)
      const plan = await planOf(({ allPurchases }) => allPurchases(asked))
      expect(plan).toContain('purchases_newest')
      expect(plan).not.toMatch(/Seq Scan|Sort/)
    }
    expect((await postgres.adminReadModels.allPurchases({ ...ALL, after: null, limit: 20 })).purchases).toHaveLength(20)
  })

  it('should be found by their user without reading those of others', async () => {
    const plan = await planOf(({ allPurchases }) => allPurchases({ ...ALL, userId: USER, after: null, limit: 20 }))
    expect(plan).toContain('purchases_user')
    expect(plan).not.toMatch(/Seq Scan on purchases/)
  })

  it('should be narrowed to a state without reading those in another', async () => {
    const plan = await planOf(({ allPurchases }) =>
      allPurchases({ ...ALL, state: 'mismatched', after: null, limit: 20 }),
    )
    expect(plan).toContain('purchases_state')
    expect(plan).not.toMatch(/Seq Scan|Sort/)
  })

  it('should be summed in one pass', async () => {
    expect(await statementsOf(({ revenue }) => revenue(ALL))).toHaveLength(1)
    expect((await planOf(({ revenue }) => revenue(ALL))).match(/on purchases/g)).toHaveLength(1)
    const { packages } = await postgres.adminReadModels.revenue(ALL)
    expect(packages).toMatchObject([{ isPretend: true, purchases: MANY, cents: MANY * 900 }])
  })
})

// Helpers

const ALL = { userId: null, state: null, from: null, to: null }
const USER = UserId('0192f3a0-0000-7000-8000-000000000001')
const RICH = '0192f3a0-0000-7000-8000-000000000002'

const USERS = `
  INSERT INTO users (id, username, username_key, email, password_hash, password_is_temporary, role, is_active, created_at,
                     verified_at)
  SELECT CASE n WHEN 1 THEN '${USER}' WHEN 2 THEN '${RICH}' ELSE gen_random_uuid() END, 'User ' || n, 'user ' || n,
         'user.' || n || '@example.org', 'hash', false, 'standard', true, now(), now()
  FROM generate_series(1, ${MANY}) AS n`
const WALLETS = 'INSERT INTO wallets SELECT id, 0 FROM users'

/**
 * Of the one user half is granted; of the other nothing is, who has as much. In transactions of their own, because each row that
 * moves a balance passes by all versions of the wallet that its transaction has left.
 */
const LEDGER = Array.from(
  { length: 20 },
  (_, batch) => `
  INSERT INTO ledger_entries (id, user_id, kind, amount, business_key, chapter_id, at)
  SELECT gen_random_uuid(), '${USER}'::uuid, CASE WHEN n % 2 = 1 THEN 'granted' ELSE 'captured' END, 1,
         CASE WHEN n % 2 = 1 THEN 'admin:' || gen_random_uuid() ELSE 'unlock:' || n || ':captured' END,
         CASE WHEN n % 2 = 0 THEN gen_random_uuid() END, now()
  FROM generate_series(${batch * 500 + 1}, ${(batch + 1) * 500}) AS n
  UNION ALL
  SELECT gen_random_uuid(), '${RICH}'::uuid, 'released', 1, 'unlock:x' || n || ':released', gen_random_uuid(), now()
  FROM generate_series(${batch * 500 + 1}, ${(batch + 1) * 500}) AS n`,
)
const PURCHASES = `
  INSERT INTO purchases (id, user_id, provider, reference, package_id, package_name, credits, cents, currency, kind,
                         revision, opened_at, paid_at, returned_cents, reversed, taken)
  SELECT gen_random_uuid(), id, 'sandbox', id::text, '893996', 'Package B', 100, 900, 'USD', 'paid', 1, at, at, 0, 0, 0
  FROM (SELECT id, timestamptz '2026-01-01' + row_number() OVER (ORDER BY id) * interval '1 minute' AS at FROM users) AS dated`
const PLANS = `
  WITH talk AS (
    INSERT INTO conversations (id, user_id, kind, brief, asked, updated_at)
    SELECT gen_random_uuid(), CASE WHEN n <= 120 THEN '${USER}' ELSE '${RICH}' END::uuid, 'cancelled', '{}', '{}', now()
    FROM generate_series(1, 3000) AS n RETURNING id, user_id
  ), made AS (
    INSERT INTO plans (id, user_id, conversation_id, brief, title, description, generation, run, created_at)
    SELECT gen_random_uuid(), user_id, id, '{}', 'Plan', '', 'complete', 1, now() FROM talk RETURNING id
  )
  INSERT INTO chapters (id, plan_id, number, title, summary, price, kind, attempt, questions)
  SELECT gen_random_uuid(), id, number, 'Chapter', '', 10, 'locked', 0, '[]' FROM made, generate_series(1, 8) AS number`

type Statement = { readonly text: string; readonly values: readonly unknown[] }

/** Each finds the user, so that the statements about what belongs to them are asked as well. */
async function statementsOf(look: (readModels: AdminReadModels) => Promise<unknown>): Promise<readonly Statement[]> {
  const statements: Statement[] = []
  const query: PreparedQuery = async <Row extends QueryResultRow>(_: string, text: string, ...values: unknown[]) => {
    statements.push({ text, values })
    const rows = text.includes('"verifiedBy"') ? [{ sessions: [], notes: [], mails: [] }] : []
    // enough of a row for what is read of it
    return rows as unknown as readonly Row[]
  }
  await look(makeAdminReadModels(query))
  return statements
}

/** How the server would go about it. */
async function planOf(look: (readModels: AdminReadModels) => Promise<unknown>): Promise<string> {
  const plans: string[] = []
  for (const { text, values } of await statementsOf(look)) {
    const given = values.map((value) => `'${value instanceof Date ? value.toISOString() : String(value)}'`)
    const rows = await execute(
      database.url,
      `PREPARE looking AS ${text}`,
      `EXPLAIN EXECUTE looking${values.length > 0 ? ` (${given})` : ''}`,
    )
    plans.push(...rows.map((row) => Object.values(row).join()))
  }
  return plans.join('\n')
}
