import { grant, SessionId, UserId } from '@app/domain'
import { keep, newEntryId } from '@app/domain/testing'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { ended, startScript } from '../test/child.ts'
import { emptyDatabase, execute, migratedDatabase, type TestDatabase } from '../test/database.ts'
import { openPostgres } from './index.ts'
import { openMigrator } from './migrate.ts'
import { openOrm } from './orm.ts'
import { MIGRATION_NAMES, type MigrationName } from './schema-state.ts'

describe('migrate', () => {
  it('should make an empty database current, and do nothing to a current one', async () => {
    await onDatabase(emptyDatabase, async (url) => {
      const postgres = openPostgres({ url })
      expect(await postgres.schemaIsCurrent()).toBe(false)

      await postgres.migrate()
      const before = await stateOf(url)
      await postgres.migrate()

      expect(await stateOf(url)).toEqual(before)
      expect(await postgres.schemaIsCurrent()).toBe(true)
      expect(await postgres.liveJobKeys()).toEqual([])
      await postgres.close()
    })
  })

  it('should migrate once when two processes start at once', async () => {
    await onDatabase(emptyDatabase, async (url) => {
      const processes = Array.from({ length: 3 }, () => startScript('migrate-once.ts', url))
      expect(await Promise.all(processes.map(ended))).toEqual([0, 0, 0])
      expect(await stateOf(url)).toMatchObject(MIGRATION_NAMES.map((name) => ({ name })))
    })
  })

  it.each([
    ['the tables', "INSERT INTO schema_migrations (name) VALUES ('2999-01-01-from-the-future')"],
    ['the job queue', 'UPDATE pgboss.version SET version = 9999'],
    [
      'the tables, where the job queue is missing',
      "INSERT INTO schema_migrations (name) VALUES ('2999-01-01-from-the-future'); DROP SCHEMA pgboss CASCADE",
    ],
  ])('should refuse a newer schema of %s, and change nothing', async (_, ...statements) => {
    await onDatabase(migratedDatabase, async (url) => {
      await execute(url, ...statements)
      const before = await stateOf(url)
      const postgres = openPostgres({ url })

      await expect(postgres.migrate()).rejects.toThrow('This database was used by a newer version of the application')

      expect(await postgres.schemaIsCurrent()).toBe(false)
      expect(await stateOf(url)).toEqual(before)
      await postgres.close()
    })
  })

  it('should bring a database that holds data of the first version up to this one, and lose none of it', async () => {
    await onDatabase(emptyDatabase, async (url) => {
      await migrateTo('2026-11-21-initial', url)
      await execute(url, DATA_OF_THE_FIRST_VERSION)
      const postgres = openPostgres({ url })

      await postgres.migrate()

      expect(await postgres.schemaIsCurrent()).toBe(true)
      const links = await execute(url, 'SELECT digest, purpose, revoked FROM secret_links ORDER BY digest')
      expect(links).toEqual([
        { digest: 'new', purpose: 'verify-email', revoked: false },
        { digest: 'old', purpose: 'verify-email', revoked: true },
      ])
      const user = { username: 'Ada', email: 'ada@example.org', removalAt: null }
      const session = { id: SESSION, userId: USER, device: null }
      expect(await postgres.screens.session(SESSION)).toMatchObject({ user, session })
      await keep(postgres.unitOfWork, ({ users }) => users.remove(USER))
      expect(await postgres.screens.credits(USER)).toBe(50)
      await postgres.close()
    })
  })

  it('should number the entries of an older ledger in the order of their times, and go on from there', async () => {
    await onDatabase(emptyDatabase, async (url) => {
      await migrateTo('2026-11-21-accounts', url)
      await execute(url, LEDGER_BEFORE_PAYMENTS)
      const postgres = openPostgres({ url })

      await postgres.migrate()

      await keep(postgres.unitOfWork, async ({ wallets }) => {
        const stamp = { id: newEntryId(), at: new Date('2026-01-01') }
        await wallets.save(grant(await wallets.lock(USER), 5, `admin:${stamp.id}`, null, stamp))
      })
      expect(await postgres.screens.credits(USER)).toBe(45)
      const { lines } = await postgres.screens.ledger(USER, { before: null, limit: 9 })
      expect(lines.map(({ kind, balance }) => [kind, balance])).toEqual([
        ['granted', 45],
        ['captured', 40],
        ['held', 40],
        ['granted', 50],
      ])
      expect(await postgres.screens.credits(GONE)).toBe(7)
      await expect(execute(url, 'UPDATE ledger_entries SET amount = 1')).rejects.toThrow('append-only')
      await postgres.close()
    })
  })

  it('should find everybody as they were before there were admin acts, with passwords of their own', async () => {
    await onDatabase(emptyDatabase, async (url) => {
      await migrateTo('2026-11-21-payments', url)
      await execute(url, DATA_BEFORE_ADMINISTRATION)
      const postgres = openPostgres({ url })

      await postgres.migrate()

      const line = { username: 'Ada', role: 'admin', isActive: true, isVerified: true, passwordIsTemporary: false }
      expect(await postgres.adminScreens.user(USER)).toMatchObject({ ...line, credits: 50 })
      expect(await postgres.screens.session(SESSION)).toMatchObject({ user: { id: USER, passwordIsTemporary: false } })
      expect(await postgres.adminScreens.audit({ before: null, subjectId: null, limit: 9 })).toMatchObject({
        lines: [],
      })
      expect(await keep(postgres.unitOfWork, ({ users }) => users.lockActiveAdmins())).toEqual([USER])
      // whoever adds a user from now on says which it is
      await expect(execute(url, ADA.replaceAll(/Ada|ada/g, 'bob').replace(USER, GONE))).rejects.toThrow('not-null')
      await postgres.close()
    })
  })

  it('should finish what a killed process left half done', async () => {
    await onDatabase(migratedDatabase, async (url) => {
      await execute(url, 'DROP SCHEMA pgboss CASCADE')
      const postgres = openPostgres({ url })
      await postgres.migrate()
      expect(await postgres.schemaIsCurrent()).toBe(true)
      await postgres.close()
    })
  })
})

describe('schema', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await migratedDatabase(inject('databaseUrl'))
  })
  afterAll(() => database.drop())

  it('should have the columns that the rows declare, and no others', async () => {
    const columns = await execute(
      database.url,
      `SELECT table_name || '.' || column_name || CASE is_nullable WHEN 'YES' THEN '?' ELSE '' END AS name
       FROM information_schema.columns WHERE table_schema = 'public' AND table_name NOT IN ('schema_migrations', 'rate_limits')`,
    )
    const orm = openOrm(database.url, 1)
    const declared = [...orm.getMetadata().getAll().values()].flatMap(({ tableName, props }) =>
      props.map(({ fieldNames, nullable }) => `${tableName}.${fieldNames.join()}${nullable ? '?' : ''}`),
    )
    await orm.close()
    expect(namesOf(columns)).toEqual(declared.toSorted())
  })

  it('should have an index for every foreign key', async () => {
    const unindexed = await execute(
      database.url,
      `SELECT conrelid::regclass || ' ' || conname AS name FROM pg_constraint AS key
       WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND NOT EXISTS (
         SELECT 1 FROM pg_index WHERE indrelid = conrelid
           AND (indkey::smallint[])[0:array_length(conkey, 1) - 1] = conkey
           AND (indpred IS NULL OR pg_get_expr(indpred, indrelid) LIKE '(% IS NOT NULL)'))`,
    )
    expect(namesOf(unindexed)).toEqual([])
  })

  it('should wait for no disk to count tries, and for the disk with everything else', async () => {
    const unlogged = await execute(
      database.url,
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relpersistence <> 'p'`,
    )
    expect(namesOf(unlogged)).toEqual(['rate_limits'])
  })

  it('should have the job queue that the library makes', async () => {
    const boss = new PgBoss({ connectionString: database.url, migrate: false, supervise: false, schedule: false })
    await boss.start()
    expect(await boss.detectSchemaDrift()).toMatchObject({ ok: true })
    await boss.stop({ graceful: false })
  })
})

// Helpers

const USER = UserId('01234567-0000-7000-8000-000000000001')
const SESSION = SessionId('01234567-0000-7000-8000-000000000002')

const DATA_OF_THE_FIRST_VERSION = `
  INSERT INTO users (id, username, username_key, email, password_hash, role, is_active, created_at)
    VALUES ('${USER}', 'Ada', 'ada', 'ada@example.org', 'hash', 'standard', true, now());
  INSERT INTO wallets VALUES ('${USER}', 50);
  INSERT INTO ledger_entries (id, user_id, kind, amount, business_key, at)
    VALUES (gen_random_uuid(), '${USER}', 'granted', 50, 'welcome:${USER}', now());
  INSERT INTO sessions (id, user_id, created_at, last_seen_at) VALUES ('${SESSION}', '${USER}', now(), now());
  INSERT INTO secret_links (digest, user_id, purpose, expires_at, replaced)
    VALUES ('old', '${USER}', 'verify-email', now(), true), ('new', '${USER}', 'verify-email', now(), false)`

const ADA = `
  INSERT INTO users (id, username, username_key, email, password_hash, role, is_active, created_at, verified_at)
    VALUES ('${USER}', 'Ada', 'ada', 'ada@example.org', 'hash', 'admin', true, now(), now())`

const DATA_BEFORE_ADMINISTRATION = `${ADA};
  INSERT INTO wallets VALUES ('${USER}', 0);
  INSERT INTO ledger_entries (id, user_id, kind, amount, business_key, at)
    VALUES (gen_random_uuid(), '${USER}', 'granted', 50, 'welcome:${USER}', now());
  INSERT INTO sessions (id, user_id, created_at, last_seen_at) VALUES ('${SESSION}', '${USER}', now(), now())`

const GONE = UserId('01234567-0000-7000-8000-000000000003')

/** Not written in the order of their times, and partly of somebody who is not there any more. */
const LEDGER_BEFORE_PAYMENTS = `
  INSERT INTO users (id, username, username_key, email, password_hash, role, is_active, created_at)
    VALUES ('${USER}', 'Ada', 'ada', 'ada@example.org', 'hash', 'standard', true, now());
  INSERT INTO wallets VALUES ('${USER}', 40), ('${GONE}', 7);
  INSERT INTO ledger_entries (id, user_id, kind, amount, business_key, chapter_id, at) VALUES
    (gen_random_uuid(), '${USER}', 'captured', 10, 'unlock:${SESSION}:1:captured', '${SESSION}', '2026-01-03'),
    (gen_random_uuid(), '${GONE}', 'granted', 7, 'welcome:${GONE}', NULL, '2026-01-02'),
    (gen_random_uuid(), '${USER}', 'granted', 50, 'welcome:${USER}', NULL, '2026-01-01'),
    (gen_random_uuid(), '${USER}', 'held', 10, 'unlock:${SESSION}:1:held', '${SESSION}', '2026-01-02')`

/** The schema as an earlier version of the application left it. */
async function migrateTo(name: MigrationName, url: string): Promise<void> {
  const orm = await openMigrator(url)
  await orm.migrator.up({ to: name })
  await orm.close()
}

async function onDatabase(
  make: (serverUrl: string) => Promise<TestDatabase>,
  test: (url: string) => Promise<void>,
): Promise<void> {
  const database = await make(inject('databaseUrl'))
  try {
    await test(database.url)
  } finally {
    await database.drop()
  }
}

const stateOf = (url: string) => execute(url, 'SELECT name, executed_at FROM schema_migrations ORDER BY id')

const namesOf = (rows: readonly object[]) => rows.map((row) => ('name' in row ? row.name : '')).toSorted()
