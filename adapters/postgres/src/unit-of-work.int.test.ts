import { err, hold, type Job, ok, unlockKey } from '@app/domain'
import {
  aLockedChapter,
  anAttempt,
  anOpenChapter,
  aSecretLink,
  awaitingAssistant,
  keep,
  NOW,
  newChapterId,
  newEntryId,
  newPlanId,
  newUserId,
  seed,
  seedPlan,
  seedUser,
} from '@app/domain/testing'
import { execute, type TestDatabase } from '@app/testing/database'
import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { shareDatabase } from '../test/shared-database.ts'
import { DatabaseUnavailable, openPostgres, type Postgres } from './index.ts'

let database: TestDatabase
let postgres: Postgres
shareDatabase((shared) => {
  database = shared.database
  postgres = shared.postgres
})

describe('unit of work', () => {
  it('should open no transaction as long as nothing is locked or written', async () => {
    const { id } = await seedUser(postgres.unitOfWork)
    const only = openPostgres({ url: `${database.url}?application_name=only`, connections: 1 })

    await keep(only.unitOfWork, ({ users }) => users.find(id))
    expect(await lastStatementOf('only')).toEqual([{ query: expect.stringMatching(/^select .* from "users"/) }])

    await keep(only.unitOfWork, ({ wallets }) => wallets.lock(id))
    expect(await lastStatementOf('only')).toEqual([{ query: 'commit' }])
    await only.close()
  })

  it('should write without a transaction where a write commits by itself', async () => {
    const { chapters } = await seedPlan(postgres.unitOfWork, { chaptersOf: ({ id }) => [anOpenChapter(id, 1)] })
    const attempt = anAttempt(chapters[0]?.id ?? newChapterId())
    const only = openPostgres({ url: `${database.url}?application_name=alone`, connections: 1 })
    const statement = vi.spyOn(pg.Client.prototype, 'query')
    const begin = only.unitOfWork.run(async ({ checkAttempts }) => ok(await checkAttempts.add(attempt)), {
      autocommit: true,
    })
    expect(await begin).toEqual(ok(attempt))
    const said = statement.mock.calls.map(([query]) => JSON.stringify(query))
    statement.mockRestore()
    expect(said.filter((one) => one.includes('check_attempts'))).toHaveLength(1)
    expect(said.filter((one) => /begin|commit/i.test(one))).toEqual([])
    await only.close()
  })

  it('should not run out of connections when many units of work send their first job at once', async () => {
    const fresh = openPostgres({ url: database.url, connections: 3 })
    const jobs = Array.from({ length: 30 }, draftPlan)
    const added = await Promise.all(jobs.map((job) => keep(fresh.unitOfWork, (all) => all.jobs.enqueue(job))))
    expect(new Set(added)).toEqual(new Set([true]))
    expect(await fresh.liveJobKeys()).toHaveLength(30)
    await fresh.close()
  })

  it('should report that the database is unavailable, undo the work, and go on when it is back', async () => {
    const { id } = await seedUser(postgres.unitOfWork, 10)

    const cut = postgres.unitOfWork.run(async ({ wallets }) => {
      await spend(await wallets.lock(id), wallets)
      await disconnectAll()
      await wallets.lock(id)
      return ok(null)
    })

    await expect(cut).rejects.toThrow(DatabaseUnavailable)
    expect(await postgres.readModels.credits(id)).toBe(10)
    expect(await keep(postgres.unitOfWork, ({ wallets }) => wallets.lock(id))).toMatchObject({ balance: 10 })
  })

  it('should report that the database is unavailable when the connection is lost before the commit', async () => {
    const { id } = await seedUser(postgres.unitOfWork, 10)
    const cut = postgres.unitOfWork.run(async ({ wallets }) => {
      await spend(await wallets.lock(id), wallets)
      await disconnectAll()
      return ok(null)
    })
    await expect(cut).rejects.toThrow(DatabaseUnavailable)
    expect(await postgres.readModels.credits(id)).toBe(10)
  })

  it('should answer err, and lose no connection of the pool, when one is lost before the rollback', async () => {
    const small = openPostgres({ url: database.url, connections: 2 })
    const { id } = await seedUser(postgres.unitOfWork, 10)
    for (let loss = 0; loss < 5; loss += 1) {
      const refused = await small.unitOfWork.run(async ({ wallets }) => {
        await wallets.lock(id)
        await disconnectAll()
        return err('refused')
      })
      expect(refused).toEqual(err('refused'))
      // The driver may learn of the loss a moment later, from the next statement.
      await small.ping().catch(() => undefined)
    }
    await small.ping()
    await small.close()
  })

  it('should report that the database is unavailable when nothing answers at its address', async () => {
    const url = new URL(database.url)
    url.port = '1'
    const away = openPostgres({ url: url.href })
    await expect(away.ping()).rejects.toThrow(DatabaseUnavailable)
    await expect(away.schemaIsCurrent()).rejects.toThrow(DatabaseUnavailable)
    await expect(away.readModels.credits(newUserId())).rejects.toThrow(DatabaseUnavailable)
    await expect(keep(away.unitOfWork, ({ users }) => users.find(newUserId()))).rejects.toThrow(DatabaseUnavailable)
    await expect(keep(away.unitOfWork, ({ wallets }) => wallets.lock(newUserId()))).rejects.toThrow(DatabaseUnavailable)
    await away.close()
  })

  it('should throw what is wrong as it is when the database answers', async () => {
    await postgres.ping()
    const orphan = keep(postgres.unitOfWork, ({ conversations }) => conversations.add(awaitingAssistant(newUserId())))
    await expect(orphan).rejects.not.toThrow(DatabaseUnavailable)
  })
})

/** Who waits for another to let go. */
const WAITING = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`

describe('plan lock', () => {
  it('should hold the chapters as well: saving or adding one waits', async () => {
    const { plan, chapters } = await seedPlan(postgres.unitOfWork, { chaptersOf: ({ id }) => [aLockedChapter(id, 1)] })
    const done: string[] = []
    let others: Promise<unknown> = Promise.resolve()

    await keep(postgres.unitOfWork, async ({ plans }) => {
      await plans.lock(plan.id)
      others = Promise.all([
        ...chapters.map((chapter) =>
          keep(postgres.unitOfWork, (all) => all.chapters.save(chapter)).then(() => done.push('saved')),
        ),
        seed(postgres.unitOfWork, { chapters: [aLockedChapter(plan.id, 2)] }).then(() => done.push('added')),
      ])
      await vi.waitFor(async () => expect(await execute(database.url, WAITING)).toHaveLength(2))
      expect(done).toEqual([])
    })

    await others
    expect(done.toSorted()).toEqual(['added', 'saved'])
  })
})

describe('wallet', () => {
  it('should refuse a movement that started from another balance', async () => {
    const { id } = await seedUser(postgres.unitOfWork, 30)
    const stale = keep(postgres.unitOfWork, async ({ wallets }) => {
      const wallet = await wallets.lock(id)
      await spend(wallet, wallets)
      await spend(wallet, wallets)
    })
    await expect(stale).rejects.toThrow('is not what this movement started from')
    expect(await postgres.readModels.credits(id)).toBe(30)
  })
})

describe('tables', () => {
  it.each([
    ['a changed turn', "UPDATE turns SET text = 'I never said that'", 'append-only'],
    ['a negative price', 'UPDATE chapters SET price = -1', 'chapters_price_check'],
    ['content in a locked chapter', `UPDATE chapters SET content = '{}'`, 'chapters_check'],
    ['an open chapter without content', `UPDATE chapters SET kind = 'open', unlocked_at = now()`, 'chapters_check'],
    ['a locked chapter that is being written', `UPDATE chapters SET step = 'pending'`, 'chapters_check'],
    ['a failed plan without a reason', `UPDATE plans SET generation = 'failed'`, 'plans_check'],
    ['a planned conversation without its plan', `UPDATE conversations SET kind = 'planned'`, 'conversations_check'],
    ['an address in capitals', 'UPDATE users SET email = upper(email)', 'users_email_check'],
    ['two users with one address', `UPDATE users SET email = 'a@b.c'`, 'users_email_key'],
    ['two users with one name', `UPDATE users SET username_key = 'ada'`, 'users_username_key_key'],
    ['a link for no purpose', `UPDATE secret_links SET purpose = 'sign-in'`, 'secret_links_purpose_check'],
    ['two links that work', 'UPDATE secret_links SET revoked = false', 'secret_links_newest_wins'],
  ])('should refuse %s', async (_, statement, reason) => {
    await fill()
    await expect(execute(database.url, statement)).rejects.toThrow(reason)
  })
})

// Helpers

type Wallets = Parameters<Parameters<Postgres['unitOfWork']['run']>[0]>[0]['wallets']

const spend = async (wallet: Awaited<ReturnType<Wallets['lock']>>, wallets: Wallets): Promise<void> => {
  const chapterId = newChapterId()
  const held = hold(wallet, { key: unlockKey(chapterId, 1), amount: 10 }, chapterId, { id: newEntryId(), at: NOW })
  if (!held.ok) throw new Error('There were enough credits.')
  await wallets.save(held.value)
}

const draftPlan = (): Job => ({ kind: 'draft-plan', userId: newUserId(), planId: newPlanId(), run: 1 })

/** As another connection sees it. */
const lastStatementOf = (application: string) =>
  execute(database.url, `SELECT query FROM pg_stat_activity WHERE application_name = '${application}'`)

const disconnectAll = () =>
  execute(
    database.url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  )

/** Something in every table that the refusals are about. */
async function fill(): Promise<void> {
  const { user } = await seedPlan(postgres.unitOfWork, { credits: 5, chaptersOf: ({ id }) => [aLockedChapter(id, 1)] })
  await seedUser(postgres.unitOfWork)
  await keep(postgres.unitOfWork, async ({ secretLinks }) => {
    for (const digest of [newEntryId(), newEntryId()]) {
      await secretLinks.add(aSecretLink(user.id, { digest }))
    }
  })
}
