import {
  type AdminReadModels,
  type AuditQuery,
  type HealthReadModels,
  type TroubledQuery,
  UserId,
  type UserListItem,
  type UserSort,
} from '@app/domain'
import { anAuditQuery, newChapterId, newUserId } from '@app/domain/testing'
import { execute, migratedDatabase, type TestDatabase } from '@app/testing/database'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openPostgres, type Postgres } from '../index.ts'
import { makeAdminReadModels } from './admin-read-models.ts'
import type { PreparedQuery } from './prepared-query.ts'

const MANY = 10_000

let database: TestDatabase
let postgres: Postgres
beforeAll(async () => {
  database = await migratedDatabase(inject('databaseUrl'))
  await execute(database.url, USERS, WALLETS, CREDITS, ACTIONS, CONVERSATIONS, PLANS, CHAPTERS, VERSIONS, 'ANALYZE')
  postgres = openPostgres({ url: database.url })
})
afterAll(async () => {
  await postgres.close()
  await database.drop()
})

describe(`the admin's list of ${MANY} users`, () => {
  it.each<[UserSort, (line: UserListItem) => string | number]>([
    ['newest', ({ createdAt }) => -createdAt.getTime()],
    ['name', ({ username }) => username.toLowerCase()],
    ['credits', ({ credits }) => -credits],
    ['last-login', ({ lastLoginAt }) => -(lastLoginAt?.getTime() ?? Number.NEGATIVE_INFINITY)],
  ])('should go through all of them by %s, each once', async (sort, keyOf) => {
    const seen: UserListItem[] = []
    for (let more = true; more; ) {
      const after = seen.at(-1)?.id ?? null
      const page = await postgres.adminReadModels.users({ ...ALL_USERS, sort, after, limit: 1_000 })
      seen.push(...page)
      more = page.length > 0
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(MANY)
    expect(seen).toHaveLength(MANY)
    const keys = seen.map(keyOf)
    expect(keys.findIndex((key, index) => index > 0 && key < (keys[index - 1] ?? key))).toBe(-1)
  })

  it('should find one of them by name, and by role and status', async () => {
    const { users } = postgres.adminReadModels
    const byName = await users({ ...ALL_USERS, search: 'USER 9999' })
    expect(byName.map(({ username }) => username)).toEqual(['User 9999'])
    const admins = await users({ ...ALL_USERS, role: 'admin', isActive: true, limit: 1_000 })
    expect(admins).toHaveLength(333)
  })

  it('should count them as they are narrowed, the admins by their index', async () => {
    const { countUsers } = postgres.adminReadModels
    const allUsers = { search: null, role: null, isActive: null } as const
    expect(await countUsers(allUsers)).toBe(MANY)
    expect(await countUsers({ ...allUsers, search: 'USER 9999' })).toBe(1)
    expect(await countUsers({ ...allUsers, role: 'standard', isActive: false })).toBe(667)
    expect(await countUsers({ ...allUsers, role: 'admin', isActive: true })).toBe(333)
    const admins = await planOf((readModels) => readModels.countUsers({ ...allUsers, role: 'admin' }))
    expect(admins).toMatch(/Scan (using|on) users_admins/)
  })

  it('should take what is searched for by the letter', async () => {
    const { users, countUsers } = postgres.adminReadModels
    for (const search of ['user_9999', 'user%9999', 'user\\ 9999']) {
      expect(await users({ ...ALL_USERS, search })).toEqual([])
      expect(await countUsers({ ...ALL_USERS, search })).toBe(0)
    }
  })

  it.each<[UserSort, string]>([
    ['newest', 'users_newest'],
    ['name', 'users_by_name'],
    ['credits', 'wallets_balance'],
    ['free-chapters', 'wallets_free_chapters'],
    ['last-login', 'users_last_login'],
  ])('should read no more of them by %s than a page has', async (sort, index) => {
    const [last] = await postgres.adminReadModels.users({ ...ALL_USERS, sort, limit: 1 })
    for (const after of [null, last?.id ?? null]) {
      const plan = await planOf(({ users }) => users({ ...ALL_USERS, sort, after, limit: 50 }))
      expect(plan).toMatch(new RegExp(`Scan using ${index} .*(\\n.*Index Cond: \\(ROW){${after ? 1 : 0}}`))
      expect(plan).not.toMatch(/Seq Scan|Sort/)
    }
  })
})

describe(`an audit log of ${MANY} entries`, () => {
  it.each<[string, Partial<AuditQuery>, string]>([
    ['about a user', { subjectId: UserId(USER_ID) }, 'audit_entries_subject'],
    ['by an admin', { actor: { kind: 'admin', id: UserId(USER_ID) } }, 'audit_entries_actor'],
    ['by operators', { actor: { kind: 'operator' } }, 'audit_entries_actor'],
    ['of one kind', { kind: 'password-set' }, 'audit_entries_kind'],
  ])('should read what was done %s in the order of an index, and no more than a page', async (_, wanted, index) => {
    const { entries, next } = await postgres.adminReadModels.audit(anAuditQuery({ ...wanted, limit: 20 }))
    for (const before of [null, next]) {
      const plan = await planOf(({ audit }) => audit(anAuditQuery({ ...wanted, before, limit: 20 })))
      expect(plan).toContain(index)
      expect(plan).not.toMatch(/Seq Scan on audit|Sort/)
    }
    expect(entries).toHaveLength(20)
  })
})

describe(`${MANY} chapters, of which one in ten is in trouble`, () => {
  it.each<[TroubledQuery['trouble'], string]>([
    [null, 'chapters_troubled'],
    ['tried-again', 'chapters_tried_again'],
    ['rewritten', 'chapters_rewritten'],
    ['reported', 'chapters_reported'],
  ])(
    'should be read in the order of an index when narrowed to %s, and no more of them than a page',
    async (trouble, index) => {
      const asked = { ...TROUBLED, trouble }
      const { chapters, next } = await postgres.adminReadModels.troubledChapters(asked)
      for (const after of [null, next]) {
        const plan = await planOf(({ troubledChapters }) => troubledChapters({ ...asked, after }))
        expect(plan).toContain(index)
        expect(plan).not.toMatch(/Seq Scan|Sort/)
      }
      expect(chapters).toHaveLength(20)
    },
  )

  it.each(['failed', 'locked-again'] as const)('should be read among the failed ones when %s', async (trouble) => {
    const asked = { ...TROUBLED, trouble }
    const plan = await planOf(({ troubledChapters }) => troubledChapters(asked))
    expect(plan).toContain('chapters_failed')
    expect(plan).not.toMatch(/Seq Scan/)
    expect((await postgres.adminReadModels.troubledChapters(asked)).chapters).toHaveLength(20)
  })

  it('should be found by their learner without reading those of others', async () => {
    const [first] = (await postgres.adminReadModels.troubledChapters(TROUBLED)).chapters
    if (!first) throw new Error('there are many')
    const asked = { ...TROUBLED, learnerId: first.learnerId }
    expect((await postgres.adminReadModels.troubledChapters(asked)).chapters).toEqual([first])
    const plan = await planOf(({ troubledChapters }) => troubledChapters(asked))
    expect(plan).toContain('plans_user')
    expect(plan).not.toMatch(/Seq Scan/)
  })
})

/** Of few rows an index is no gain, so that the planner must be kept from reading all of them. */
describe('what admins look at often', () => {
  it.each<[string, (readModels: AdminReadModels) => Promise<unknown>, readonly string[]]>([
    ['one user', ({ user }) => user(newUserId()), ['users_pkey', 'wallets_pkey']],
    ['the newest of the audit log', ({ audit }) => audit(FIRST), ['audit_entries_position_key']],
    [
      'what is waiting and failed',
      ({ health }) => health(new Date()),
      ['plans_generation', 'chapters_kind', 'model_calls_started'],
    ],
    ['failures', ({ failures }) => failures({ after: null, limit: 9 }), ['plans_failed', 'chapters_failed']],
    ['what was done about a chapter', ({ chapter }) => chapter(newChapterId()), ['chapters_pkey']],
    ['what came in and what it cost', ({ costs }) => costs(MONTH), ['ledger_entries_income', 'model_calls_started']],
  ])('should find %s by an index', async (_, look, indexes) => {
    const plan = await planOf(look, 'SET enable_seqscan = off')
    for (const index of indexes) expect(plan).toContain(index)
  })

  it('should take one statement for a page of users, of chapters, and of the audit log', async () => {
    expect(await statementsOf(({ users }) => users(ALL_USERS))).toHaveLength(1)
    expect(await statementsOf(({ troubledChapters }) => troubledChapters(TROUBLED))).toHaveLength(1)
    expect(await statementsOf(({ audit }) => audit(FIRST))).toHaveLength(1)
  })
})

// Helpers

const ALL_USERS = { search: null, role: null, isActive: null, sort: 'newest', after: null, limit: 100 } as const
const FIRST = anAuditQuery()
const TROUBLED: TroubledQuery = { trouble: null, learnerId: null, after: null, limit: 20 }
const MONTH: Parameters<HealthReadModels['costs']>[0] = { from: new Date('2026-01-01'), days: 30, most: 20 }

/** Many are equal in whatever one can sort by: then the id decides. Every 15th is an admin, every 10th is out. */
const USERS = `
  INSERT INTO users (id, username, username_key, email, password_hash, password_is_temporary, role, is_active, created_at,
                     verified_at, last_login_at)
  SELECT gen_random_uuid(), 'User ' || n, 'user ' || n, 'user.' || n || '@example.org', 'hash', false,
         CASE WHEN n % 15 = 0 THEN 'admin' ELSE 'standard' END, n % 10 > 0,
         timestamptz '2026-01-01' + n / 3 * interval '1 minute', now(),
         CASE WHEN n % 4 > 0 THEN timestamptz '2026-02-01' + n / 5 * interval '1 minute' END
  FROM generate_series(1, ${MANY}) AS n`
const WALLETS = 'INSERT INTO wallets SELECT id, 0 FROM users'
const CREDITS = `
  INSERT INTO ledger_entries (id, user_id, kind, amount, business_key, at)
  SELECT gen_random_uuid(), id, 'granted', 1 + length(username) * 7 % 5, 'admin:' || id, now() FROM users
  WHERE username LIKE '%5'`

const CONVERSATIONS = `
  INSERT INTO conversations (id, user_id, kind, brief, asked, updated_at)
  SELECT gen_random_uuid(), id, 'cancelled', '{}', '{}', now() FROM users`
const PLANS = `
  INSERT INTO plans (id, user_id, conversation_id, brief, title, description, generation, run, created_at)
  SELECT gen_random_uuid(), user_id, id, '{}', 'Plan', '', 'complete', 1, now() FROM conversations`
/** One for each plan: of every forty, one failed, one was locked again, one was written twice, and one or the other reported. */
const CHAPTERS = `
  INSERT INTO chapters (id, plan_id, number, title, summary, price, kind, attempt, failure, failure_code, failed_at, unlocked_at, content,
                        generated_at, questions, reported_at)
  SELECT gen_random_uuid(), id, 1, 'Chapter', '', 0, CASE WHEN n % 40 < 2 THEN 'locked' ELSE 'open' END,
         CASE WHEN n % 40 = 2 THEN 2 ELSE 1 END,
         CASE n % 40 WHEN 0 THEN 'No answer.' WHEN 1 THEN 'Behind it.' END,
         CASE n % 40 WHEN 1 THEN 'earlier-failed' END,
         CASE WHEN n % 40 < 2 THEN at END, CASE WHEN n % 40 > 1 THEN at END, CASE WHEN n % 40 > 1 THEN '{}'::jsonb END,
         CASE WHEN n % 40 > 1 THEN at END, '[]', CASE WHEN n % 80 = 3 THEN at END
  FROM (SELECT id, n, timestamptz '2026-01-01' + n * interval '1 minute' AS at
        FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM plans) AS numbered) AS dated`

/** Of every eightieth: a former one, with a report. */
const VERSIONS = `
  INSERT INTO chapter_versions (chapter_id, number, content, questions, generated_at)
  SELECT id, number, '{}', '[{"reported":"Why?"}]', generated_at
  FROM (SELECT id, generated_at FROM chapters WHERE kind = 'open' ORDER BY generated_at LIMIT ${MANY / 80}) AS first,
       generate_series(1, 10) AS number`

const USER_ID = '0192f3a0-0000-7000-8000-000000000001'
/** Every 100th is by, to and of the one that is looked for, every 99th by an operator. */
const ACTIONS = `
  INSERT INTO audit_entries (id, actor_id, act, subject_id, at)
  SELECT gen_random_uuid(),
         CASE WHEN n % 100 = 0 THEN '${USER_ID}' WHEN n % 99 > 0 THEN gen_random_uuid() END,
         jsonb_build_object('kind', CASE WHEN n % 100 = 0 THEN 'password-set' ELSE 'user-verified' END),
         CASE WHEN n % 100 = 0 THEN '${USER_ID}' ELSE gen_random_uuid() END, now()
  FROM generate_series(1, ${MANY}) AS n`

type Statement = { readonly text: string; readonly values: readonly unknown[] }

async function statementsOf(look: (readModels: AdminReadModels) => Promise<unknown>): Promise<readonly Statement[]> {
  const statements: Statement[] = []
  const query: PreparedQuery = async (_name, text, ...values) => {
    statements.push({ text, values })
    return []
  }
  await look(makeAdminReadModels(query))
  return statements
}

/** How the server would go about it. */
async function planOf(
  look: (readModels: AdminReadModels) => Promise<unknown>,
  ...settings: readonly string[]
): Promise<string> {
  const plans: string[] = []
  for (const { text, values } of await statementsOf(look)) {
    const call = values.length === 0 ? 'EXPLAIN EXECUTE looking' : `EXPLAIN EXECUTE looking (${values.map(literal)})`
    const rows = await execute(database.url, ...settings, `PREPARE looking AS ${text}`, call)
    plans.push(...rows.map((row) => Object.values(row).join()))
  }
  return plans.join('\n')
}

function literal(value: unknown): string {
  if (value === null) return 'NULL'
  if (value instanceof Date) return `'${value.toISOString()}'`
  return Array.isArray(value) ? `'{${value}}'` : `'${String(value).replaceAll("'", "''")}'`
}
