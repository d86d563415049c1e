import { keep } from '@app/domain/testing'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { CHAPTER_FAULTS } from '../test/chapter-faults.ts'
import { execute, migratedDatabase, type TestDatabase } from '../test/database.ts'
import { LEDGER_FAULTS } from '../test/ledger-faults.ts'
import { give, type Story, tellStory } from '../test/story.ts'
import { openPostgres, type Postgres } from './index.ts'

let database: TestDatabase
let postgres: Postgres
let story: Story
beforeEach(async () => {
  database = await migratedDatabase(inject('databaseUrl'))
  await execute(database.url, 'CREATE SCHEMA durable', DURABLE_SETTINGS)
  const url = new URL(database.url)
  url.searchParams.set('options', '-c search_path=public,durable,pg_catalog')
  postgres = openPostgres({ url: url.href })
  story = await tellStory(postgres.unitOfWork)
})
afterEach(async () => {
  await postgres.close()
  await database.drop()
})

describe('checkLedger', () => {
  it('should find nothing wrong in a database with everything in it, and have looked at all of it', async () => {
    const findings = await postgres.checkLedger()
    expect(findings.map(({ invariant }) => invariant)).toEqual(ALL)
    for (const finding of findings) expect(finding).toMatchObject({ broken: 0, first: null })
    const checked = Object.fromEntries(findings.map((finding) => [finding.invariant, finding.checked]))
    expect(checked).toMatchObject({ I1: 2, I2: 2, I3: 17, I5: 6, I6: 2, I7: 2, I9: 1, I10: 27 })
    for (const { says } of findings) expect(says).toMatch(/^[A-Z].+\.$/)
  })

  it('should find that the server of the tests would not survive a power cut', async () => {
    const plain = openPostgres({ url: database.url })
    const broken = (await plain.checkLedger()).filter((finding) => finding.broken > 0)
    await plain.close()
    expect(broken).toMatchObject([{ invariant: 'I8', broken: 3 }])
    expect(broken[0]?.first).toBe('The setting fsync is off, and a crash may lose what was acknowledged.')
  })

  it.each([...LEDGER_FAULTS, ...CHAPTER_FAULTS])(
    'should name $invariant, and nothing else, at $what',
    async (fault) => {
      await behindTheGuards(...fault.damage(story))
      const broken = (await postgres.checkLedger()).filter((finding) => finding.broken > 0)
      expect(broken.map(({ invariant }) => invariant)).toEqual([fault.invariant])
      expect(broken[0]?.first).toContain(fault.words(story))
    },
  )

  it('should count what is broken, and name the first', async () => {
    await behindTheGuards('UPDATE wallets SET balance = balance + 1')
    const [balances] = await postgres.checkLedger()
    const id = [story.user.id, story.gone].toSorted()[0]
    expect(balances).toMatchObject({ checked: 2, broken: 2 })
    expect(balances?.first).toContain(`The wallet of ${id} has a balance of`)
  })

  it('should look at the content of more chapters than it reads at once', async () => {
    const [first, last] = ['00000000-0000-7000-8000-000000000000', 'ffffffff-0000-7000-8000-000000000000']
    const copy = `INSERT INTO chapters SELECT (copy).* FROM (
      SELECT jsonb_populate_record(chapters, jsonb_build_object('id', new, 'number', place + 10)) AS copy`
    await behindTheGuards(
      `${copy} FROM chapters, (SELECT gen_random_uuid() AS new, place FROM generate_series(1, 250) AS place) AS news
       WHERE chapters.id = '${story.chapters.free.id}') AS copies`,
      `${copy} FROM chapters, (VALUES ('${first}', 1000), ('${last}', 1001)) AS news (new, place)
       WHERE chapters.id = '${story.chapters.free.id}') AS copies`,
      `UPDATE chapters SET content = '{}' WHERE id IN ('${first}', '${last}')`,
    )
    const content = (await postgres.checkLedger()).find(({ invariant }) => invariant === 'I7')
    const words = `The chapter ${first} has content of another shape.`
    expect(content).toMatchObject({ checked: 254, broken: 2, first: words })
  })

  it('should see one moment, and leave a job alone that is about to say that it is done', async () => {
    let running = true
    const busy = (async () => {
      while (running) await give(postgres.unitOfWork, story.user.id, 1)
    })()
    for (let check = 0; check < 10; check += 1) {
      const broken = (await postgres.checkLedger()).filter((finding) => finding.broken > 0)
      expect(broken).toEqual([])
    }
    running = false
    await busy

    await behindTheGuards("UPDATE pgboss.job SET state = 'active' WHERE name = 'draft-plan'")
    await keep(postgres.unitOfWork, ({ plans }) =>
      plans.save({ ...story.drafted, generation: { kind: 'complete', run: 2 } }),
    )
    expect((await postgres.checkLedger()).filter((finding) => finding.broken > 0)).toEqual([])
  })
})

// Helpers

const ALL = ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8', 'I9', 'I10']

/** The server of the tests gives up safety for speed: this stands for the settings of one that does not. */
const DURABLE_SETTINGS = `
  CREATE TABLE durable.pg_settings AS
    SELECT name, 'on' AS setting FROM unnest('{fsync,full_page_writes,synchronous_commit}'::text[]) AS name`

/** As the owner of the tables can write once triggers and foreign keys are out of the way. */
const behindTheGuards = (...statements: readonly string[]) => execute(database.url, WITHOUT_GUARDS, ...statements)

const WITHOUT_GUARDS = `
  DO $$ DECLARE guarded regclass; guard record; BEGIN
    FOREACH guarded IN ARRAY '{wallets,ledger_entries,purchases,plans,chapters}'::regclass[] LOOP
      EXECUTE format('ALTER TABLE %s DISABLE TRIGGER USER', guarded);
      FOR guard IN SELECT conname FROM pg_constraint WHERE conrelid = guarded AND contype = 'f' LOOP
        EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', guarded, guard.conname);
      END LOOP;
    END LOOP;
  END $$`
