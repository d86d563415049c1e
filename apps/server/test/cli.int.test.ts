import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aPaidPurchase, seed, seedUser } from '@app/domain/testing'
import { openPostgres } from '@app/postgres'
import { emptyDatabase, execute, migratedDatabase } from '@app/testing/database'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { runCli as cli, spawnCli } from './run-cli.ts'

describe('npm run cli -- ledger check', () => {
  it('should say of each invariant whether it holds', async () => {
    const url = await databaseWith(30)
    const { code, out } = await cli(['ledger', 'check'], { DATABASE_URL: url })
    for (const number of [1, 2, 3, 4, 5, 6, 7, 9, 10]) expect(out).toMatch(new RegExp(`^I${number} +holds`, 'm'))
    // the server of the tests gives safety up for speed: an operator has to know of one that does
    expect(out).toMatch(/^I8 +BROKEN/m)
    expect(code).toBe(1)
  })

  it('should exit with 1 and name the first row that breaks it', async () => {
    const url = await databaseWith(30)
    await execute(
      url,
      'ALTER TABLE wallets DISABLE TRIGGER USER',
      'UPDATE wallets SET balance = 31',
      'ALTER TABLE wallets ENABLE TRIGGER USER',
    )
    // as the statement has it
    const [wallet] = (await execute(url, 'SELECT user_id::text AS id FROM wallets')) as readonly { id: string }[]
    const { code, out } = await cli(['ledger', 'check'], { DATABASE_URL: url })
    expect(code).toBe(1)
    expect(out).toMatch(/^I1 +BROKEN/m)
    expect(out).toContain(wallet?.id)
    expect(out).toContain('2 of 10 invariants don’t hold')

    const json = await cli(['ledger', 'check', '--json'], { DATABASE_URL: url })
    expect(json.code).toBe(1)
    // a LedgerFinding each: the next lines fail on anything else
    const { findings, debts } = JSON.parse(json.out) as Checked
    expect(findings.filter(({ broken }) => broken > 0).map(({ invariant }) => invariant)).toEqual(['I1', 'I8'])
    expect(debts).toEqual({ purchases: 0, credits: 0 })
  })

  it('should report debts, which break nothing', async () => {
    const url = await databaseWith(0)
    const postgres = openPostgres({ url })
    onTestFinished(postgres.close)
    const { id } = await seedUser(postgres.unitOfWork)
    const paid = aPaidPurchase(id, { returnedCents: 900, reversed: 100, taken: 70 })
    await seed(postgres.unitOfWork, { purchases: [paid] })
    const { out } = await cli(['ledger', 'check'], { DATABASE_URL: url })
    expect(out).toContain('Owed: 30 credits from 1 purchase, refunded after they were spent')
    const json = await cli(['ledger', 'check', '--json'], { DATABASE_URL: url })
    expect(JSON.parse(json.out)).toMatchObject({ debts: { purchases: 1, credits: 30 } })
  })

  it('should refuse in one sentence where there is nothing to check', async () => {
    const empty = await emptyDatabase(inject('databaseUrl'))
    onTestFinished(empty.drop)
    const dataDir = mkdtempSync(join(tmpdir(), 'cli-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    expect(await cli(['ledger', 'check'], { DATABASE_URL: empty.url })).toMatchObject({
      code: 2,
      err: expect.stringContaining('another version'),
    })
    expect(await cli(['ledger', 'check'], { DATA_DIR: dataDir })).toMatchObject({
      code: 2,
      err: expect.stringContaining('no database'),
    })
    expect(await cli(['ledger', 'check'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' })).toMatchObject({
      code: 2,
      err: 'The database isn’t responding. Check DATABASE_URL and that the server is running.\n',
    })
    expect(await cli(['ledger', 'check'], { PORT: 'x' })).toMatchObject({ code: 78 })
  })

  it('should explain itself, and end with the code of its outcome', async () => {
    expect(await spawnCli(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('ledger') })
    expect((await cli(['ledger', '--help'])).out).toContain('check')
    expect((await cli(['user', 'disable', '--help'])).out).toMatch(/--reason[\s\S]*no\s+personal\s+data/)
    expect(await spawnCli(['lodger'])).toMatchObject({ code: 1, err: expect.stringContaining('Usage') })
  })
})

// Helpers

type Checked = { readonly findings: readonly { invariant: string; broken: number }[]; readonly debts: unknown }

async function databaseWith(credits: number): Promise<string> {
  const database = await migratedDatabase(inject('databaseUrl'))
  onTestFinished(database.drop)
  const postgres = openPostgres({ url: database.url })
  onTestFinished(postgres.close)
  await seedUser(postgres.unitOfWork, credits)
  return database.url
}
