import { makeArgon2Hasher } from '@app/argon2'
import { type Email, readPassword } from '@app/domain'
import { aRegisteredUser, aVerifiedUser, keep, seed } from '@app/domain/testing'
import { openPostgres } from '@app/postgres'
import { migratedDatabase } from '@app/testing/database'
import { isLongRun } from '@app/testing/long-run'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { cliOn, spawnCli } from './run-cli.ts'

const EMAILS = ['admin@demo.example', 'ben@demo.example', 'cleo@demo.example']

describe('npm run cli -- seed demo', () => {
  it.runIf(isLongRun)('should fill a demo, and leave it alone the second time', async () => {
    const { cli, postgres, find, opened } = await open()
    const first = await cli('seed', 'demo', '--json')
    const { people, password } = JSON.parse(first.out)
    expect(people).toMatchObject([
      { was: 'made', plans: 0 },
      { was: 'made', plans: 1, chapters: 3 },
      { was: 'made', plans: 2, chapters: 3 },
    ])
    const hash = (await find(EMAILS[1]))?.passwordHash ?? ''
    expect(await makeArgon2Hasher().matches(readPassword(password).text, hash)).toEqual({ ok: true, value: true })
    const second = await cli('seed', 'demo')
    expect(second).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^All demo accounts already exist\. Use "user reset/),
    })
    expect([await opened(), (await find(EMAILS[1]))?.passwordHash]).toEqual([[0, 3, 3], hash])
    expect(await postgres.liveJobKeys()).toEqual([])
    const broken = (await postgres.checkLedger()).filter((finding) => finding.broken > 0)
    // the server of the tests gives safety up for speed
    expect(broken.map(({ invariant }) => invariant)).toEqual(['I8'])
  })

  // wherever it is interrupted: seed/demo.test.ts
  it.runIf(isLongRun)(
    'should complete what a run began that was killed, and print a password for all of it',
    async () => {
      const { cli, url, find, opened } = await open()
      const killing = new AbortController()
      const killed = spawnCli(['seed', 'demo'], { DATABASE_URL: url }, killing.signal)
      await expect.poll(async () => (await opened())[1], { timeout: 60_000, interval: 5 }).toBeGreaterThan(0)
      killing.abort()
      await killed
      const left = await opened()
      const again = await cli('seed', 'demo', '--json')
      expect([again.code, await opened()]).toEqual([0, [0, 3, 3]])
      if (left.join() === '0,3,3') return
      const { password } = JSON.parse(again.out)
      for (const email of EMAILS) {
        const hash = (await find(email))?.passwordHash ?? ''
        expect(await makeArgon2Hasher().matches(readPassword(password).text, hash)).toEqual({ ok: true, value: true })
      }
    },
  )

  it('should leave other users alone', async () => {
    const { cli, postgres, find } = await open()
    // an address, as `parseEmail` would say
    const [admin, ben] = EMAILS as [Email, Email]
    const stranger = aRegisteredUser({ email: admin })
    const namesake = aVerifiedUser({ email: ben })
    await seed(postgres.unitOfWork, { users: [stranger, namesake] })
    const { out } = await cli('seed', 'demo', '--json')
    expect(JSON.parse(out).people).toMatchObject([{ was: 'skipped' }, { was: 'skipped' }, { was: 'made' }])
    expect([await find(admin), await find(ben)]).toEqual([stranger, namesake])
  })
})

// Helpers

async function open() {
  const database = await migratedDatabase(inject('databaseUrl'))
  onTestFinished(database.drop)
  const postgres = openPostgres({ url: database.url })
  onTestFinished(postgres.close)
  const find = (email: string | undefined) =>
    // an address, as `parseEmail` would say
    keep(postgres.unitOfWork, ({ users }) => users.findByEmail(email as Email))
  return {
    postgres,
    find,
    url: database.url,
    cli: cliOn({ DATABASE_URL: database.url }),
    /** How many chapters each of them can read. */
    opened: () =>
      Promise.all(
        EMAILS.map(async (email) => {
          const user = await find(email)
          const plans = user ? await postgres.readModels.listLearningPlans(user.id) : []
          return plans.flatMap(({ chapters }) => chapters).filter(({ contentStatus }) => contentStatus === 'COMPLETE')
            .length
        }),
      ),
  }
}
