import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { MessageId, RegistrationId, replacePlan, StaffNoteId, shownVersion } from '@app/domain'
import {
  aCard,
  aLink,
  aLockedChapter,
  anAttempt,
  anOpenChapter,
  aPaidPurchase,
  aPlacement,
  aPlan,
  aResource,
  aResourceList,
  aReview,
  aSecretLink,
  aSession,
  aTurn,
  aVerifiedUser,
  awaitingLearner,
  keep,
  NOW,
  newUserId,
  seed,
  seedPurchase,
  seedUser,
  someQuestion,
} from '@app/domain/testing'
import { openPostgres } from '@app/postgres'
import { emptyDatabase, execute, migratedDatabase, type TestDatabase } from '@app/testing/database'
import { sample } from '@app/testing/long-run'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { cliOn } from './run-cli.ts'

/** Everything that could end a line or a row too early. */
const AWKWARD = 'A\tB\\N\r\n\\.\nC\u2028D\u0085 "E" 🎓'
const LEFT_OUT = ['sessions', 'rate_limits', 'schema_migrations', 'source_answers', 'source_states']

describe('npm run cli -- backup and restore', () => {
  let folder: string
  let source: TestDatabase
  let file: string

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'backup-'))
    source = await migratedDatabase(inject('databaseUrl'))
    await fill(source.url)
    file = join(folder, 'whole.gz')
    const { code, err } = await cliOn({ DATABASE_URL: source.url })('backup', '--out', file)
    expect({ code, err }).toEqual({ code: 0, err: '' })
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true })
    await source?.drop()
  })

  it('should bring back every row of every table, and the work that waits', async () => {
    const { url } = await target(emptyDatabase)
    const { code, out, err } = await cliOn({ DATABASE_URL: url })('restore', file)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('Restored everything as of')

    const tables = (await tablesOf(source.url)).filter((table) => !LEFT_OUT.includes(table))
    for (const table of tables) {
      const before = await rowsOf(source.url, table)
      expect(before.length, table).toBeGreaterThan(0)
      expect(await rowsOf(url, table), table).toEqual(before)
    }
    expect(await rowsOf(url, 'sessions')).toEqual([])
    // the job that was done already at the moment of the backup is none that waits
    expect((await jobsOf(source.url)).length).toBe(3)
    expect(await jobsOf(url)).toEqual((await jobsOf(source.url)).filter(({ data }) => !data.includes('"run": 9')))
    const postgres = openPostgres({ url })
    onTestFinished(postgres.close)
    const broken = (await postgres.checkLedger()).filter((finding) => finding.broken > 0)
    expect(broken.map(({ invariant }) => invariant)).toEqual(['I8'])
  })

  it('should leave a database that goes on: guarded, and counting behind what it holds', async () => {
    const { url } = await target(migratedDatabase)
    expect((await cliOn({ DATABASE_URL: url })('restore', file, '--json')).code).toBe(0)
    const given = await cliOn({ DATABASE_URL: url })('credits', 'add', 'ben@demo.example', '5')
    expect(given).toMatchObject({ code: 0 })
    await expect(execute(url, 'UPDATE wallets SET balance = 1')).rejects.toThrow('only the ledger moves a balance')
    await expect(execute(url, 'DELETE FROM audit_entries')).rejects.toThrow('append-only')
  })

  it('should write a file for its owner only, and never over another', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const before = readFileSync(file)
    const { code, err } = await cliOn({ DATABASE_URL: source.url })('backup', '--out', file)
    expect(code).toBe(1)
    expect(err).toContain('already exists')
    expect(readFileSync(file).equals(before)).toBe(true)
    const nowhere = await cliOn({ DATABASE_URL: 'postgres://localhost:1/none' })('backup', '--out', `${file}.2`)
    expect(nowhere.code).toBe(2)
    expect(readdirSync(folder)).not.toContain('whole.gz.2')
  })

  it('should restore nothing of a file that is cut off, damaged, of another version, or no backup', async () => {
    const { url } = await target(migratedDatabase)
    const packed = readFileSync(file)
    const text = gunzipSync(packed).toString()
    const flipped = Buffer.from(packed)
    const middle = Math.floor(packed.length / 2)
    flipped[middle] = (flipped[middle] ?? 0) ^ 255
    const files: readonly (readonly [Buffer, string])[] = [
      [packed.subarray(0, packed.length - 20), 'or incomplete'],
      [packed.subarray(0, middle), 'or incomplete'],
      [gzipSync(text.slice(0, -20)), 'or incomplete'],
      [flipped, 'is damaged'],
      [gzipSync(text.replace('free-plans"', 'something"')), 'from another version'],
      [gzipSync(text.replace('"amount"', '"balance"')), 'is damaged'],
      [Buffer.from('hello'), 'is damaged'],
      [gzipSync('hello\n'), 'as a backup'],
    ]
    for (const [bytes, words] of sample(files, 2)) {
      const bad = join(folder, 'bad.gz')
      writeFileSync(bad, bytes)
      const { code, err } = await cliOn({ DATABASE_URL: url })('restore', bad)
      expect(err.trim().split('\n')).toHaveLength(1)
      expect(err).toContain(words)
      expect(code).toBe(1)
      expect(await rowsOf(url, 'users')).toEqual([])
      expect(await rowsOf(url, 'ledger_entries')).toEqual([])
      expect(await jobsOf(url)).toEqual([])
    }
    expect((await cliOn({ DATABASE_URL: url })('restore', join(folder, 'none.gz'))).code).toBe(2)
  })

  it('should refuse a database that is in use', async () => {
    const before = await rowsOf(source.url, 'users')
    const { code, err } = await cliOn({ DATABASE_URL: source.url })('restore', file)
    expect(code).toBe(1)
    expect(err).toContain('isn’t empty')
    expect(await rowsOf(source.url, 'users')).toEqual(before)
  })

  // Helpers

  const target = async (make: typeof emptyDatabase): Promise<TestDatabase> => {
    const database = await make(inject('databaseUrl'))
    onTestFinished(database.drop)
    return database
  }

  // the columns that are asked for
  const tablesOf = async (url: string): Promise<readonly string[]> =>
    (
      (await execute(
        url,
        "SELECT relname::text AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace",
      )) as {
        name: string
      }[]
    ).map(({ name }) => name)

  const rowsOf = async (url: string, table: string): Promise<readonly string[]> =>
    ((await execute(url, `SELECT t::text AS row FROM ${table} AS t ORDER BY 1`)) as { row: string }[]).map(
      ({ row }) => row,
    )

  const jobsOf = async (url: string) =>
    (await execute(
      url,
      `SELECT singleton_key AS key, (data - 'returned')::text AS data FROM pgboss.job WHERE state <= 'active' ORDER BY 1`,
    )) as readonly { key: string; data: string }[]

  /** Everything that a database can hold. */
  const fill = async (url: string): Promise<void> => {
    expect((await cliOn({ DATABASE_URL: url })('seed', 'demo')).code).toBe(0)
    const postgres = openPostgres({ url })
    const { unitOfWork } = postgres
    const ana = await seedUser(unitOfWork, 7, aVerifiedUser({ language: 'de' }))
    const conversation = awaitingLearner(ana.id, { turns: [aTurn({ text: AWKWARD })] })
    const plan = aPlan(ana.id, conversation.id, { title: 'Being made', generation: { kind: 'pending', run: 1 } })
    const done = aPlan(ana.id, conversation.id)
    const replaced = replacePlan(done, [aLockedChapter(done.id, 1)], done.brief, NOW)
    if (!replaced.ok) throw new Error(replaced.error.kind)
    const paid = aPaidPurchase(ana.id)
    await seed(unitOfWork, {
      sessions: [aSession(ana.id)],
      secretLinks: [aSecretLink(ana.id)],
      purchases: [paid],
      conversations: [conversation],
      plans: [plan, done],
    })
    await seedPurchase(unitOfWork, paid, NOW)
    const [open, locked] = [anOpenChapter(done.id, 1, { questions: [someQuestion()] }), aLockedChapter(done.id, 2)]
    await keep(
      unitOfWork,
      async ({
        plans,
        planShares,
        chapters,
        chapterParts,
        chapterVersions,
        checkAttempts,
        helpTurns,
        resourceLists,
        links,
        placements,
      }) => {
        await plans.replace(replaced.value)
        await plans.save({ ...replaced.value.plan, generation: { kind: 'complete', run: 2 } })
        await chapters.addAll([open, locked])
        await chapterParts.save({ chapterId: locked.id, name: 'recap', task: '', made: [AWKWARD], model: 'm', at: NOW })
        await chapterVersions.save({ ...shownVersion(open), number: 2, request: { how: 'other', words: AWKWARD } })
        await checkAttempts.add(anAttempt(open.id))
        const about = { kind: 'exercise', exercise: 0 } as const
        const asked = { chapterId: open.id, id: MessageId(newUserId()), version: 1, about, message: AWKWARD }
        await helpTurns.save({ ...asked, at: NOW, reply: null })
        await planShares.add({ id: open.id, planId: open.planId, digest: 'of a secret', createdAt: NOW })
        const resource = aResource({ title: AWKWARD, report: { reason: 'dead', at: NOW } })
        await resourceLists.save(aResourceList(open.id, { resources: [resource], refused: [AWKWARD] }))
        await links.save(aLink({ address: resource.address, state: 'gone', failingSince: NOW, failure: AWKWARD }))
        await placements.save(aPlacement(conversation.id, 'ready'))
      },
    )
    const card = aCard(ana.id, open.id)
    await keep(unitOfWork, ({ reviews }) => reviews.save([{ card, review: aReview(card, { answer: AWKWARD }) }]))
    // a deleted user, with what outlives them
    const gone = await seedUser(unitOfWork, 3, aVerifiedUser())
    await keep(unitOfWork, async ({ users, registrations, jobs, staffNotes, mailLog, operatorAlerts }) => {
      const note = { author: { kind: 'operator' }, text: AWKWARD, userId: ana.id, at: NOW } as const
      await staffNotes.add({ ...note, id: StaffNoteId(newUserId()) })
      await mailLog.record({ id: newUserId(), userId: ana.id, mail: 'receipt', state: 'sent', at: NOW })
      await operatorAlerts.saveSent('budget-spent', NOW)
      await users.remove(gone.id)
      const { username, passwordHash } = ana
      await registrations.add({
        id: RegistrationId(newUserId()),
        userId: ana.id,
        username,
        passwordHash,
        language: 'es',
        createdAt: NOW,
      })
      await jobs.enqueue({ kind: 'draft-plan', userId: ana.id, planId: plan.id, run: 1 })
      await jobs.enqueue({ kind: 'draft-plan', userId: ana.id, planId: done.id, run: 9 })
      await jobs.enqueue({ kind: 'send-mail', mail: 'verification', userId: ana.id, mailId: 'one' })
    })
    await execute(url, "INSERT INTO landing_views (day, views) VALUES ('2026-01-15T00:00:00Z', 7)")
    await postgres.close()
  }
})
