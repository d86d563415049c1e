import { grant, SessionId, UserId } from '@app/domain'
import { aDeclinedConversation, anAuditQuery, keep, newEntryId, seed } from '@app/domain/testing'
import { emptyDatabase, execute, migratedDatabase, onDatabase } from '@app/testing/database'
import { describe, expect, it } from 'vitest'
import { migrateTo } from '../../test/migrate-to.ts'
import { openPostgres } from '../index.ts'

describe('an upgrade', () => {
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
      const user = { username: 'Ada', email: 'ada@example.org', language: null, deletionAt: null }
      const session = { id: SESSION, userId: USER, device: null }
      expect(await postgres.readModels.session(SESSION)).toMatchObject({ user, session })
      await keep(postgres.unitOfWork, ({ users }) => users.remove(USER))
      expect(await postgres.readModels.credits(USER)).toBe(50)
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
      expect(await postgres.readModels.credits(USER)).toBe(45)
      const { entries } = await postgres.readModels.ledger(USER, { before: null, limit: 9 })
      expect(entries.map(({ kind, balance }) => [kind, balance])).toEqual([
        ['granted', 45],
        ['captured', 40],
        ['held', 40],
        ['granted', 50],
      ])
      expect(await postgres.readModels.credits(GONE)).toBe(7)
      await expect(execute(url, 'UPDATE ledger_entries SET amount = 1')).rejects.toThrow('append-only')
      await postgres.close()
    })
  })

  it('should find every user as they were before there were admin actions, with passwords of their own', async () => {
    await onDatabase(emptyDatabase, async (url) => {
      await migrateTo('2026-11-21-payments', url)
      await execute(url, DATA_BEFORE_ADMINISTRATION)
      const postgres = openPostgres({ url })

      await postgres.migrate()

      const line = { username: 'Ada', role: 'admin', isActive: true, isVerified: true, passwordIsTemporary: false }
      expect(await postgres.adminReadModels.user(USER)).toMatchObject({ ...line, credits: 50 })
      expect(await postgres.readModels.session(SESSION)).toMatchObject({
        user: { id: USER, passwordIsTemporary: false },
      })
      expect(await postgres.adminReadModels.audit(anAuditQuery())).toMatchObject({
        entries: [],
      })
      expect(await keep(postgres.unitOfWork, ({ users }) => users.lockActiveAdmins())).toEqual([USER])
      await postgres.close()
    })
  })

  it('should date what failed before failures had a time by what was last heard of it', async () => {
    await onDatabase(emptyDatabase, async (url) => {
      await migrateTo('2026-11-21-administration', url)
      await execute(url, FAILURES_BEFORE_RECORDS)
      const postgres = openPostgres({ url })

      await postgres.migrate()

      const { failures } = await postgres.adminReadModels.failures({ after: null, limit: 9 })
      expect(failures.map(({ title, since }) => [title, since.toISOString()])).toEqual([
        ['Asked for again', '2026-01-04T00:00:00.123Z'],
        ['Given back', '2026-01-03T00:00:00.000Z'],
        ['Never asked for', '2026-01-01T00:00:00.000Z'],
      ])
      expect(await execute(url, BETWEEN_MILLISECONDS)).toEqual([])
      await postgres.close()
    })
  })
})

describe('an upgrade of names', () => {
  it('should give the older of two that look alike the skeleton, and let both go on', async () => {
    await onDatabase(emptyDatabase, async (url) => {
      await migrateTo('2026-11-22-registrations', url)
      const person = (id: string, name: string, created: string, verified = 'now()') => `
        INSERT INTO users (id, username, username_key, email, password_hash, password_is_temporary, role, is_active, created_at, verified_at)
          VALUES ('${id}', '${name}', '${verified === 'NULL' ? `pending:${id}` : name}', '${id}@example.org', 'hash', false,
                  'standard', true, '${created}', ${verified})`
      await execute(
        url,
        person(SESSION, 'p\u0251yp\u0251l', '2026-01-02'),
        person(USER, 'paypal', '2026-01-01'),
        person(GONE, 'paypal', '2026-01-03', 'NULL'),
      )
      const postgres = openPostgres({ url })
      await postgres.migrate()

      const rows = await execute(url, 'SELECT username_skeleton AS skeleton FROM users ORDER BY created_at')
      expect(rows).toEqual([{ skeleton: 'paypal' }, { skeleton: null }, { skeleton: null }])
      for (const id of [USER, UserId(SESSION)]) {
        await keep(postgres.unitOfWork, async ({ users }) => {
          const user = await users.lock(id)
          if (user) await users.save({ ...user, lastLoginAt: new Date() })
        })
      }
      expect(await execute(url, 'SELECT username_skeleton AS skeleton FROM users ORDER BY created_at')).toEqual(rows)
      await postgres.close()
    })
  })

  it('should compare a name that is there already with all that look like it now', async () => {
    await onDatabase(emptyDatabase, async (url) => {
      await migrateTo('2026-11-28-landing-views', url)
      await execute(
        url,
        `INSERT INTO users (id, username, username_key, username_skeleton, email, password_hash, password_is_temporary, role,
           is_active, created_at, verified_at)
         VALUES ('${USER}', 'vvayne', 'vvayne', 'vvayne', 'a@example.org', 'hash', false, 'standard', true, now(), now())`,
      )
      const postgres = openPostgres({ url })
      await postgres.migrate()
      expect(await execute(url, 'SELECT username_skeleton AS skeleton FROM users')).toEqual([{ skeleton: 'wayne' }])
      await postgres.close()
    })
  })
})

describe('the version before, while this one comes', () => {
  it('should go on registering people, who chose their passwords themselves', async () => {
    await onDatabase(migratedDatabase, async (url) => {
      await execute(url, ADA)
      const [row] = await execute(url, 'SELECT password_is_temporary AS temporary FROM users')
      expect(row).toEqual({ temporary: false })
    })
  })

  it('should go on saving people, whose language it neither knows nor changes', async () => {
    await onDatabase(migratedDatabase, async (url) => {
      await execute(url, ADA)
      const postgres = openPostgres({ url })
      const find = () => keep(postgres.unitOfWork, ({ users }) => users.find(USER))
      const ada = await find()
      expect(ada).toMatchObject({ language: null })
      if (ada) await keep(postgres.unitOfWork, ({ users }) => users.save({ ...ada, language: 'de' }))
      await execute(url, "UPDATE users SET username = 'Ada L.', is_active = false")
      expect(await find()).toMatchObject({ username: 'Ada L.', language: 'de' })
      // a version to come may speak more languages
      await execute(url, "UPDATE users SET language = 'fr'")
      expect(await find()).toMatchObject({ language: null })
      await postgres.close()
    })
  })

  it('should go on with a conversation that was declined, as one that has ended', async () => {
    await onDatabase(migratedDatabase, async (url) => {
      await execute(url, ADA)
      const postgres = openPostgres({ url })
      const declined = aDeclinedConversation(USER, { reason: 'crisis' })
      await seed(postgres.unitOfWork, { conversations: [declined] })
      expect(await execute(url, 'SELECT kind FROM conversations')).toEqual([{ kind: 'cancelled' }])
      await execute(url, "UPDATE conversations SET kind = 'cancelled', confirmation = NULL")
      const found = await keep(postgres.unitOfWork, ({ conversations }) => conversations.find(declined.id))
      expect(found).toMatchObject({ kind: 'declined', reason: 'crisis' })
      await postgres.close()
    })
  })

  it('should go on mailing links, a newer one of which ends what it knows of', async () => {
    await onDatabase(migratedDatabase, async (url) => {
      const link = (digest: string) => `INSERT INTO secret_links (digest, user_id, purpose, expires_at, revoked)
        VALUES ('${digest}', '${USER}', 'verify-email', now(), false)`
      await execute(url, ADA, link('old'))
      await expect(execute(url, link('too many'))).rejects.toThrow('secret_links_newest_wins')
      await execute(url, 'UPDATE secret_links SET revoked = true', link('new'))
      const postgres = openPostgres({ url })
      const found = await keep(postgres.unitOfWork, ({ secretLinks }) => secretLinks.find('new', 'verify-email'))
      expect(found).toMatchObject({ registrationId: null, revoked: false })
      await postgres.close()
    })
  })

  it('should go on failing and trying again, with times that it knows nothing of', async () => {
    await onDatabase(migratedDatabase, async (url) => {
      await execute(url, ADA, PLAN_OF_ADA, CHAPTER_OF_ADA)
      const postgres = openPostgres({ url })
      const began = new Date()
      const failures = async () => {
        const page = await postgres.adminReadModels.failures({ after: null, limit: 9 })
        return page.failures.map(({ kind, since }) => [kind, since >= began && since <= new Date()])
      }
      await execute(
        url,
        "UPDATE plans SET generation = 'failed', failure = 'No answer.'",
        "UPDATE chapters SET failure = 'No answer.'",
      )
      expect((await failures()).toSorted()).toEqual([
        ['chapter', true],
        ['plan', true],
      ])
      expect(await execute(url, BETWEEN_MILLISECONDS)).toEqual([])

      await execute(
        url,
        "UPDATE plans SET generation = 'pending', failure = NULL",
        'UPDATE chapters SET failure = NULL',
      )
      expect(await failures()).toEqual([])
      await postgres.close()
    })
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

/** Not written in the order of their times, and partly of a user who is gone. */
const LEDGER_BEFORE_PAYMENTS = `
  INSERT INTO users (id, username, username_key, email, password_hash, role, is_active, created_at)
    VALUES ('${USER}', 'Ada', 'ada', 'ada@example.org', 'hash', 'standard', true, now());
  INSERT INTO wallets VALUES ('${USER}', 40), ('${GONE}', 7);
  INSERT INTO ledger_entries (id, user_id, kind, amount, business_key, chapter_id, at) VALUES
    (gen_random_uuid(), '${USER}', 'captured', 10, 'unlock:${SESSION}:1:captured', '${SESSION}', '2026-01-03'),
    (gen_random_uuid(), '${GONE}', 'granted', 7, 'welcome:${GONE}', NULL, '2026-01-02'),
    (gen_random_uuid(), '${USER}', 'granted', 50, 'welcome:${USER}', NULL, '2026-01-01'),
    (gen_random_uuid(), '${USER}', 'held', 10, 'unlock:${SESSION}:1:held', '${SESSION}', '2026-01-02')`

/** Such a failure could be left out: a page ends at a millisecond, and the next one begins before it. */
const BETWEEN_MILLISECONDS = `
  SELECT id FROM (SELECT id, failed_at FROM plans UNION ALL SELECT id, failed_at FROM chapters) AS failed
  WHERE failed_at <> date_trunc('milliseconds', failed_at)`

const PLAN = '01234567-0000-7000-8000-00000000000a'
const PLAN_OF_ADA = `
  INSERT INTO conversations (id, user_id, kind, brief, asked, updated_at)
    VALUES ('${PLAN}', '${USER}', 'cancelled', '{}', '{}', now());
  INSERT INTO plans (id, user_id, conversation_id, brief, title, description, generation, run, created_at)
    VALUES ('${PLAN}', '${USER}', '${PLAN}', '{}', 'Whole', '', 'complete', 1, '2026-01-01')`
const CHAPTER_OF_ADA = `
  INSERT INTO chapters (id, plan_id, number, title, summary, price, kind, attempt)
    VALUES ('${GONE}', '${PLAN}', 1, 'Given back', '', 10, 'locked', 1)`

/** A plan whose model was asked twice, one without any call, and a chapter whose credits went back. */
const FAILURES_BEFORE_RECORDS = `${ADA.replace('created_at', 'password_is_temporary, created_at').replace('true, now()', 'true, false, now()')};
  ${PLAN_OF_ADA};
  ${CHAPTER_OF_ADA};
  UPDATE chapters SET failure = 'No answer.';
  INSERT INTO plans (id, user_id, conversation_id, brief, title, description, generation, run, failure, created_at)
    SELECT id, '${USER}', '${PLAN}', '{}', title, '', 'failed', 1, 'No answer.', '2026-01-01'
    FROM (VALUES (uuid '${USER}', 'Asked for again'), (uuid '${GONE}', 'Never asked for')) AS plan (id, title);
  INSERT INTO model_calls (id, purpose, user_id, plan_id, model, started_at, outcome)
    SELECT gen_random_uuid(), 'plan', '${USER}', '${USER}', 'm', at::timestamptz, 'model-timeout'
    FROM (VALUES ('2026-01-02'), ('2026-01-04 00:00:00.123456')) AS call (at);
  INSERT INTO wallets VALUES ('${USER}', 0);
  INSERT INTO ledger_entries (id, user_id, kind, amount, business_key, chapter_id, at) VALUES
    (gen_random_uuid(), '${USER}', 'granted', 10, 'welcome:${USER}', NULL, '2026-01-01'),
    (gen_random_uuid(), '${USER}', 'held', 10, 'unlock:${GONE}:1:held', '${GONE}', '2026-01-02'),
    (gen_random_uuid(), '${USER}', 'released', 10, 'unlock:${GONE}:1:released', '${GONE}', '2026-01-03 00:00:00.000456')`

/** The schema as an earlier version of the application left it. */
