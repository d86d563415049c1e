import { seedUser } from '@app/domain/testing'
import { execute, migratedDatabase, type TestDatabase } from '@app/testing/database'
import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { CHAPTER_FAULTS } from '../../test/chapter-faults.ts'
import { GRANT_FAULTS } from '../../test/grant-faults.ts'
import { LEDGER_FAULTS } from '../../test/ledger-faults.ts'
import { give, type LedgerScenario, seedLedgerScenario } from '../../test/ledger-scenario.ts'
import { type LedgerFinding, openPostgres, type Postgres } from '../index.ts'
import { databaseOf, type Orm, openOrm } from '../orm.ts'
import { judgeAll } from './check-ledger.ts'

/** Nothing here changes it: every damage is undone. */
let database: TestDatabase
let orm: Orm
let postgres: Postgres
let scenario: LedgerScenario
beforeAll(async () => {
  database = await migratedDatabase(inject('databaseUrl'))
  await execute(database.url, 'CREATE SCHEMA durable', DURABLE_SETTINGS)
  orm = openOrm(onDurableServer(database.url), 1)
  postgres = openPostgres({ url: onDurableServer(database.url) })
  scenario = await seedLedgerScenario(postgres.unitOfWork)
})
afterAll(async () => {
  await orm.close()
  await postgres.close()
  await database.drop()
})

describe('checkLedger', () => {
  it('should find nothing wrong in a database with everything in it, and have looked at all of it', async () => {
    const findings = await postgres.checkLedger()
    expect(findings.map(({ invariant }) => invariant)).toEqual(ALL)
    for (const finding of findings) expect(finding).toMatchObject({ broken: 0, first: null })
    const checked = Object.fromEntries(findings.map((finding) => [finding.invariant, finding.checked]))
    expect(checked).toMatchObject({ I1: 2, I2: 2, I3: 18, I5: 6, I6: 4, I7: 2, I9: 2, I10: 28 })
    for (const { says } of findings) expect(says).toMatch(/^[A-Z].+\.$/)
  })

  it('should find that the server of the tests would not survive a power cut', async () => {
    const plain = openPostgres({ url: database.url })
    const broken = (await plain.checkLedger()).filter(isBroken)
    await plain.close()
    expect(broken).toMatchObject([{ invariant: 'I8', broken: 3 }])
    expect(broken[0]?.first).toBe('The setting fsync is off, and a crash may lose what was acknowledged.')
  })

  it.each([...LEDGER_FAULTS, ...GRANT_FAULTS, ...CHAPTER_FAULTS])(
    'should name $invariant, and nothing else, at $what',
    async (fault) => {
      const broken = (await findAfter(...fault.damage(scenario))).filter(isBroken)
      expect(broken.map(({ invariant }) => invariant)).toEqual([fault.invariant])
      expect(broken[0]?.first).toContain(fault.words(scenario))
    },
  )

  it('should count what is broken, and name the first', async () => {
    const [balances] = await findAfter('UPDATE wallets SET balance = balance + 1')
    const id = [scenario.user.id, scenario.gone].toSorted()[0]
    expect(balances).toMatchObject({ checked: 2, broken: 2 })
    expect(balances?.first).toContain(`The wallet of ${id} has a balance of`)
  })

  it('should look at the content of more chapters than it reads at once', async () => {
    const [first, last] = ['00000000-0000-7000-8000-000000000000', 'ffffffff-0000-7000-8000-000000000000']
    const copies = (added: string): string => `
      INSERT INTO chapters SELECT (copy).* FROM (
        SELECT jsonb_populate_record(chapters, jsonb_build_object('id', new, 'number', news.number)) AS copy
        FROM chapters, ${added} WHERE chapters.id = '${scenario.chapters.free.id}') AS copies`
    const findings = await findAfter(
      copies('(SELECT gen_random_uuid() AS new, number FROM generate_series(11, 260) AS number) AS news'),
      copies(`(VALUES ('${first}', 1000), ('${last}', 1001)) AS news (new, number)`),
      `UPDATE chapters SET content = '{}' WHERE id IN ('${first}', '${last}')`,
    )
    const words = `The chapter ${first} has content of another shape.`
    expect(findings.filter(isBroken)).toMatchObject([{ invariant: 'I7', checked: 254, broken: 2, first: words }])
  })

  it('should look at the versions of a chapter that are not shown, and at one that is being written', async () => {
    const { id } = scenario.chapters.free
    const versions = { shown: 2, count: 2, runs: 2, request: null, rewrite: { kind: 'pending', run: 2, from: 2 } }
    const findings = await findAfter(
      `INSERT INTO chapter_versions VALUES ('${id}', 1, NULL, '{}', '[]', now())`,
      `UPDATE chapters SET versions = '${JSON.stringify(versions)}' WHERE id = '${id}'`,
    )
    expect(findings.filter(isBroken)).toMatchObject([
      { invariant: 'I6', first: expect.stringContaining(`there is no live job rewrite-chapter:${id}:2.`) },
      { invariant: 'I7', first: `The version 1 of chapter ${id} has content of another shape.` },
    ])
  })

  it('should leave a job alone that is about to say that it is done', async () => {
    const findings = await findAfter(
      "UPDATE pgboss.job SET state = 'active' WHERE name = 'draft-plan'",
      `UPDATE plans SET generation = 'complete' WHERE id = '${scenario.drafted.id}'`,
    )
    expect(findings.filter(isBroken)).toEqual([])
  })

  it('should see one moment of a database that is in use', async () => {
    const busy = await migratedDatabase(inject('databaseUrl'))
    const used = openPostgres({ url: busy.url })
    const { id } = await seedUser(used.unitOfWork)
    let inUse = true
    const use = async (): Promise<void> => {
      while (inUse) await give(used.unitOfWork, id, 1)
    }
    const using = use()
    for (let check = 0; check < 20; check += 1) {
      const findings = await used.checkLedger()
      expect(findings.filter(isBroken).filter(({ invariant }) => invariant !== 'I8')).toEqual([])
      // both look at each entry, one after the other
      expect(findings[8]?.checked).toBe(findings[2]?.checked)
    }
    inUse = false
    await using
    await used.close()
    await busy.drop()
  })
})

// Helpers

const ALL = ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8', 'I9', 'I10']

const isBroken = ({ broken }: LedgerFinding): boolean => broken > 0

/** The server of the tests gives up safety for speed: this stands for the settings of one that does not. */
const DURABLE_SETTINGS = `
  CREATE TABLE durable.pg_settings AS
    SELECT name, 'on' AS setting FROM unnest('{fsync,full_page_writes,synchronous_commit}'::text[]) AS name`

function onDurableServer(address: string): string {
  const url = new URL(address)
  url.searchParams.set('options', '-c search_path=public,durable,pg_catalog')
  return url.href
}

/** Damages the database as the owner of its tables can, finds what is wrong then, and undoes all of it. */
async function findAfter(...damage: readonly string[]): Promise<readonly LedgerFinding[]> {
  let findings: readonly LedgerFinding[] = []
  const undone = databaseOf(orm)
    .transaction()
    .execute(async (inside) => {
      for (const statement of [WITHOUT_GUARDS, ...damage]) await inside.executeQuery(CompiledQuery.raw(statement))
      findings = await judgeAll(inside)
      throw new Error('Undone.')
    })
  await expect(undone).rejects.toThrow('Undone.')
  return findings
}

/** What stops even the owner, until it is out of the way. */
const WITHOUT_GUARDS = `
  DO $$ DECLARE guarded regclass; guard record; BEGIN
    FOREACH guarded IN ARRAY '{wallets,ledger_entries,purchases,plans,chapters,audit_entries}'::regclass[] LOOP
      EXECUTE format('ALTER TABLE %s DISABLE TRIGGER USER', guarded);
      FOR guard IN SELECT conname FROM pg_constraint WHERE conrelid = guarded AND contype = 'f' LOOP
        EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', guarded, guard.conname);
      END LOOP;
    END LOOP;
  END $$`
