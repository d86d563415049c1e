import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeArgon2Hasher } from '@app/argon2'
import { MAX_BALANCE, readPassword, type User } from '@app/domain'
import {
  aLockedChapter,
  anAuditQuery,
  aPlan,
  aRegisteredUser,
  aVerifiedUser,
  keep,
  seed,
  seedPlan,
  seedUser,
} from '@app/domain/testing'
import { adminUserBody } from '@app/http'
import { openPostgres, type Postgres } from '@app/postgres'
import { emptyDatabase, migratedDatabase, type TestDatabase } from '@app/testing/database'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { type Cli, cliOn } from './run-cli.ts'

describe('npm run cli --', () => {
  let database: TestDatabase
  let postgres: Postgres
  let folder: string
  let cli: Cli
  beforeAll(async () => {
    database = await migratedDatabase(inject('databaseUrl'))
    postgres = openPostgres({ url: database.url })
    folder = mkdtempSync(join(tmpdir(), 'cli-'))
    cli = cliOn({ DATABASE_URL: database.url, DATA_DIR: folder })
  })
  afterAll(async () => {
    await postgres?.close()
    await database?.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  const find = (user: Pick<User, 'id'>) => postgres.adminReadModels.user(user.id)
  /** As the API shows them. */
  const asShown = async (user: Pick<User, 'id'>): Promise<unknown> => {
    const line = await find(user)
    return line && adminUserBody(line)
  }
  const actsOn = async ({ id }: Pick<User, 'id'>, on: Postgres = postgres): Promise<readonly string[]> =>
    (await on.adminReadModels.audit(anAuditQuery({ subjectId: id }))).entries
      .map(({ act, reason, actor }) => `${actor.kind}: ${act.kind}${reason === null ? '' : ` (${reason})`}`)
      .toReversed()

  describe('admin', () => {
    it('should make the first admin, and the tables that they need, with a password that works once', async () => {
      const empty = await emptyDatabase(inject('databaseUrl'))
      onTestFinished(empty.drop)
      const onEmpty = cliOn({ DATABASE_URL: empty.url, DATA_DIR: folder })
      const { code, out, err } = await onEmpty('admin', 'create', '--email', 'boss@example.org', '--generate', '--json')
      expect([code, err]).toEqual([0, ''])
      // the next line fails on anything else
      const { user: made, password } = JSON.parse(out) as { user: User; password: string }
      const its = openPostgres({ url: empty.url })
      onTestFinished(its.close)
      const user = await keep(its.unitOfWork, ({ users }) => users.find(made.id))
      expect(user).toMatchObject({ kind: 'verified', role: 'admin', passwordIsTemporary: true, username: 'boss' })
      expect(await makeArgon2Hasher().matches(readPassword(password).text, user?.passwordHash ?? '')).toEqual({
        ok: true,
        value: true,
      })
      expect(made).toMatchObject({ email: 'boss@example.org', role: 'admin', must_change_password: true })
      expect(await actsOn(made, its)).toEqual(['operator: user-added'])
    })

    it('should say so when the user has an account already, and make them an admin', async () => {
      const ada = await seedUser(postgres.unitOfWork)
      const disabled = aVerifiedUser({ isActive: false })
      await seed(postgres.unitOfWork, { users: [disabled] })
      const [first, second, third] = await Promise.all(
        [ada, disabled, { email: 'nobody' }].map(({ email }) => cli('admin', 'create', '--email', email)),
      )
      expect(first).toMatchObject({ code: 0, out: expect.stringContaining('already has an account') })
      expect(first?.out).not.toMatch(/shown only now/)
      expect((await find(ada))?.role).toBe('admin')
      expect(second).toMatchObject({ code: 1, err: expect.stringContaining('is inactive') })
      expect(third).toMatchObject({ code: 1, err: expect.stringContaining('valid email address') })
    })

    it('should keep nothing of an unverified registration: the account is made anew', async () => {
      const stranger = aRegisteredUser()
      await seed(postgres.unitOfWork, { users: [stranger] })
      const promoted = await cli('admin', 'set-role', stranger.email, 'admin')
      expect(promoted).toMatchObject({ code: 1, err: expect.stringContaining('anyone could have signed up with it') })
      const enabled = await cli('user', 'enable', stranger.email)
      expect(enabled.out).toContain('can’t sign in until the email is verified')
      expect(await find(stranger)).toMatchObject({ role: 'standard', isVerified: false })
      const created = await cli('admin', 'create', '--email', stranger.email, '--username', 'Boss of it all')
      expect(created).toMatchObject({ code: 0, out: expect.stringContaining('shown only now') })
      expect(await find(stranger)).toMatchObject({
        ...{ id: stranger.id, username: 'Boss of it all', role: 'admin', isVerified: true, passwordIsTemporary: true },
      })
      const kept = await keep(postgres.unitOfWork, ({ users }) => users.find(stranger.id))
      expect(kept?.passwordHash).not.toBe(stranger.passwordHash)
    })

    it('should list admins, change roles, and refuse what is neither', async () => {
      const ada = await seedUser(postgres.unitOfWork)
      const boss = await seedUser(postgres.unitOfWork, 0, aVerifiedUser({ role: 'admin' }))
      const [listed, raised, unknown, wrong] = await Promise.all([
        cli('admin', 'list'),
        cli('admin', 'set-role', ada.id, 'admin', '--reason', 'Holidays'),
        cli('admin', 'set-role', 'nobody@example.org', 'admin'),
        cli('admin', 'set-role', ada.email, 'boss'),
      ])
      expect(listed).toMatchObject({
        code: 0,
        out: expect.stringMatching(new RegExp(`^id .*\\n[\\s\\S]* ${boss.email} +admin `)),
      })
      expect([raised.code, (await find(ada))?.role, await actsOn(ada)]).toEqual([
        0,
        'admin',
        ['operator: role-changed (Holidays)'],
      ])
      expect(unknown).toMatchObject({ code: 1, err: expect.stringContaining('No user has this email or ID') })
      expect(wrong.code).toBe(1)
    })
  })

  describe('user', () => {
    it('should list who was asked for', async () => {
      const out = aVerifiedUser({ isActive: false })
      await seed(postgres.unitOfWork, { users: [out] })
      const mailbox = out.email.slice(0, 12)
      const [found, none] = await Promise.all([
        cli('user', 'list', '--search', out.email, '--status', 'inactive', '--role', 'standard', '--json'),
        cli('user', 'list', '--search', `${mailbox}-and-more`),
      ])
      expect(JSON.parse(found.out)).toEqual([await asShown(out)])
      expect(none.out).toBe('No users found.\n')
    })

    it('should disable, enable, verify and give a new password', async () => {
      const [ada, ben, cleo] = await Promise.all([1, 2, 3].map(() => seedUser(postgres.unitOfWork)))
      const dora = aRegisteredUser()
      const off = aVerifiedUser({ isActive: false })
      await seed(postgres.unitOfWork, { users: [dora, off] })
      if (!ada || !ben || !cleo) throw new Error('There are three.')
      const [disabled, enabled, verified, reset] = await Promise.all([
        cli('user', 'disable', ada.email, '--reason', 'Spam', '--json'),
        cli('user', 'enable', off.email),
        cli('user', 'verify', dora.email),
        cli('user', 'reset-password', cleo.email, '--json'),
      ])
      expect([disabled, enabled, verified, reset].map(({ code }) => code)).toEqual([0, 0, 0, 0])
      expect(await Promise.all([ada, off, dora, cleo].map(find))).toMatchObject([
        { isActive: false },
        { isActive: true },
        { isVerified: true },
        { passwordIsTemporary: true },
      ])
      expect(await actsOn(ada)).toEqual(['operator: user-deactivated (Spam)'])
      expect(JSON.parse(disabled.out)).toEqual({ user: await asShown(ada) })
      expect(JSON.parse(reset.out)).toMatchObject({ user: await asShown(cleo) })
      expect(JSON.parse(reset.out).password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/)
    })

    it('should delete only when confirmed, and write the export into a file that only its owner can read', async () => {
      const ada = await seedUser(postgres.unitOfWork, 7)
      const file = join(folder, 'ada.json')
      const [unsure, exported] = await Promise.all([
        cli('user', 'delete', ada.email),
        cli('user', 'export', ada.email, '--out', file),
      ])
      expect(unsure).toMatchObject({ code: 1, err: expect.stringContaining('--yes') })
      expect([exported.code, statSync(file).mode & 0o777]).toEqual([0, 0o600])
      expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ account: { email: ada.email } })
      const [again, printed, sure] = await Promise.all([
        cli('user', 'export', ada.email, '--out', file),
        cli('user', 'export', ada.email),
        cli('user', 'delete', ada.email, '--yes'),
      ])
      expect(again).toMatchObject({ code: 1, err: expect.stringContaining('already exists') })
      expect(JSON.parse(printed.out)).toMatchObject({ credits: { balance: 7 } })
      expect([sure.code, await find(ada)]).toMatchObject([0, { isActive: false, deletionAt: expect.any(Date) }])
      expect(sure.out).toContain('They won’t get an email')
      const enabled = await cli('user', 'enable', ada.email)
      const day = (await find(ada))?.deletionAt?.toISOString().slice(0, 10)
      expect(enabled.out).toContain(`will be deleted on ${day}`)
      expect(enabled.out).toContain('unless they sign in before')
    })
  })

  it('should give credits, once and no more than any user should have', async () => {
    const ada = await seedUser(postgres.unitOfWork, 5)
    const rich = await seedUser(postgres.unitOfWork, MAX_BALANCE)
    const [given, tooMany, none, full] = await Promise.all([
      cli('credits', 'add', ada.email, '20', '--reason', 'A gift', '--json'),
      cli('credits', 'add', ada.email, '100001'),
      cli('credits', 'add', ada.email, '-5'),
      cli('credits', 'add', rich.email, '1'),
    ])
    expect(JSON.parse(given.out)).toMatchObject({ user: { id: ada.id, credits: 25 } })
    expect([tooMany.code, none.code]).toEqual([1, 1])
    expect(tooMany.err).toContain('from 1 to 100000')
    expect(full).toMatchObject({ code: 1, err: expect.stringContaining('This account is full') })
    expect((await actsOn(ada)).at(-1)).toBe('operator: credits-granted (A gift)')
  })

  it('should have made again what failed', async () => {
    const chaptersOf = ({ id }: { id: Parameters<typeof aLockedChapter>[0] }) => [
      aLockedChapter(id, 1, { price: 10, attempt: 1, failure: 'No answer.' }),
    ]
    const { user, plan, chapters } = await seedPlan(postgres.unitOfWork, { credits: 10, chaptersOf })
    const generation = { kind: 'failed', run: 1, reason: 'No answer.' } as const
    const failed = aPlan(user.id, plan.conversationId, { generation })
    await seed(postgres.unitOfWork, { plans: [failed] })
    const [planned, written, wrong, notFailed] = await Promise.all([
      cli('plan', 'retry', failed.id),
      cli('chapter', 'retry', chapters[0]?.id ?? ''),
      cli('plan', 'retry', 'x'),
      cli('plan', 'retry', plan.id),
    ])
    expect([planned.code, written.code, wrong.code, notFailed.code]).toEqual([0, 0, 1, 1])
    expect([wrong.err, notFailed.err]).toEqual([
      expect.stringContaining('No plan has this ID'),
      expect.stringContaining('hasn’t failed'),
    ])
    const live = await postgres.liveJobKeys()
    expect(live).toEqual(expect.arrayContaining([`draft-plan:${failed.id}:2`, `write-chapter:${chapters[0]?.id}:2`]))
  })
})
