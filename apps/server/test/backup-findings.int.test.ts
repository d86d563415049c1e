import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeCheckStuckPlans, type PlanId } from '@app/domain'
import { aPlan, awaitingLearner, seed, seedUser } from '@app/domain/testing'
import { openPostgres } from '@app/postgres'
import { emptyDatabase, execute, migratedDatabase, type TestDatabase } from '@app/testing/database'
import { isLongRun } from '@app/testing/long-run'
import { beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest'
import { cliOn } from './run-cli.ts'

describe('npm run cli -- backup and restore, of data that are not sound', () => {
  let file: string
  let source: string
  let stuck: PlanId

  beforeEach(async () => {
    file = join(aFolder(), 'backup.gz')
    source = await aDatabase(migratedDatabase)
    stuck = await seedStuck(source)
  })

  it('should bring back work that has lost its job, which the next start gives it', async () => {
    expect(await cliOn({ DATABASE_URL: source })('backup', '--out', file)).toMatchObject({ code: 0, err: '' })
    const url = await aDatabase(emptyDatabase)
    expect(await cliOn({ DATABASE_URL: url })('restore', file)).toMatchObject({ code: 0, err: '' })

    const postgres = openPostgres({ url })
    onTestFinished(postgres.close)
    expect(await makeCheckStuckPlans(postgres)(null)).toEqual([stuck])
  })

  it('should write them, say which invariants do not hold, and exit with 3', async () => {
    await damage(source)
    const { code, out, err } = await cliOn({ DATABASE_URL: source })('backup', '--out', file, '--json')
    expect(code).toBe(3)
    expect(err.split('\n')[0]).toBe('I1  BROKEN  A balance is the sum of its ledger. (1 checked)')
    expect(err).toContain('a balance of 8, and its ledger a sum of 7.')
    expect(err).toContain('Run "ledger check" on the database')
    // nor is it said that the plan has no job
    expect(JSON.parse(out)).toMatchObject({ file, findings: [{ invariant: 'I1', broken: 1 }] })
  })

  it.runIf(isLongRun)('should restore nothing of them, unless asked to take them as they are', async () => {
    await damage(source)
    expect((await cliOn({ DATABASE_URL: source })('backup', '--out', file)).code).toBe(3)
    const url = await aDatabase(emptyDatabase)
    const cli = cliOn({ DATABASE_URL: url })

    const refused = await cli('restore', file)
    expect(refused).toMatchObject({ code: 1, out: '' })
    expect(refused.err).toContain('Nothing was restored')
    expect(refused.err).toContain('I1  BROKEN')
    expect(refused.err).toContain('--despite-findings')
    expect(await walletsOf(url)).toEqual([])

    const taken = await cli('restore', file, '--despite-findings')
    expect(taken).toMatchObject({ code: 0, err: '' })
    expect(taken.out).toContain('Restored everything as of')
    expect(taken.out).toContain('I1  BROKEN')
    expect(await walletsOf(url)).toEqual(await walletsOf(source))
  })

  it('should say in a sentence that a path cannot be read', async () => {
    const url = await aDatabase(emptyDatabase)
    // both can be opened
    for (const path of [aFolder(), '/proc/self/mem']) {
      const err = `Can’t read ${path}. Check its name and its permissions.\n`
      expect(await cliOn({ DATABASE_URL: url })('restore', path)).toEqual({ code: 2, out: '', err })
    }
  })
})

// Helpers

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'findings-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function aDatabase(make: (serverUrl: string) => Promise<TestDatabase>): Promise<string> {
  const { url, drop } = await make(inject('databaseUrl'))
  onTestFinished(drop)
  return url
}

/** A learner with 7 credits, and a plan in progress without a job. */
async function seedStuck(url: string): Promise<PlanId> {
  const postgres = openPostgres({ url })
  const ana = await seedUser(postgres.unitOfWork, 7)
  const conversation = awaitingLearner(ana.id)
  const plan = aPlan(ana.id, conversation.id, { generation: { kind: 'generating', run: 1 } })
  await seed(postgres.unitOfWork, { conversations: [conversation], plans: [plan] })
  await postgres.close()
  return plan.id
}

/** What the owner of the tables can do to a balance. */
const damage = (url: string) =>
  execute(
    url,
    'ALTER TABLE wallets DISABLE TRIGGER USER',
    'UPDATE wallets SET balance = balance + 1',
    'ALTER TABLE wallets ENABLE TRIGGER USER',
  )

const walletsOf = (url: string) => execute(url, 'SELECT user_id, balance FROM wallets')
