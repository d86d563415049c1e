import { setTimeout as sleep } from 'node:timers/promises'
import { openPostgres } from '@app/postgres'
import { execute, migratedDatabase, type TestDatabase } from '@app/testing/database'
import { call, type Learner, signedInLearner } from '@app/testing/learner'
import { isLongRun, rounds, times } from '@app/testing/long-run'
import { makeProduct, type Product } from '@app/testing/product'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

/** K1 of the promises, for the credits that admins give. */
describe('the product after kill -9, while an admin gives credits', () => {
  let database: TestDatabase
  let product: Product
  let admin: Learner
  let given = 0

  beforeAll(async () => {
    database = await migratedDatabase(inject('databaseUrl'))
    product = await makeProduct({ DATABASE_URL: database.url })
    admin = await signedInLearner(product, 'ana')
    await execute(database.url, "UPDATE users SET role = 'admin'")
  })
  afterAll(async () => {
    await product?.end()
    await database?.drop()
  })

  const waits = isLongRun ? times(rounds(0, 1)).flatMap(() => [0, 2, 4, 8, 16, 32]) : [2, 16]
  it.each(waits)('should have given once what was asked for %i ms before, and know who did', async (wait) => {
    const { id } = await call<{ id: string }>(product.url, 'GET', '/api/me', undefined, admin.token)
    const body = { amount: 7, request_id: crypto.randomUUID(), reason: `After ${wait} ms` }
    const give = () =>
      call<{ user: { credits: number } }>(product.url, 'POST', `/api/admin/users/${id}/add-credits`, body, admin.token)
    const giving = give().catch(() => null)
    await sleep(wait)
    await product.kill()
    const answer = await giving
    given += 7
    await product.start()

    // a reply is true; without one the client retries
    if (answer) expect(await creditsOf()).toBe(given)
    expect((await give()).user.credits).toBe(given)
    type Log = { readonly entries: readonly object[] }
    const { entries } = await call<Log>(product.url, 'GET', '/api/admin/audit', undefined, admin.token)
    expect(entries).toHaveLength(given / 7)
    expect(entries[0]).toMatchObject({ id: body.request_id, act: { amount: 7, balance: given }, reason: body.reason })
  })

  it('should have a sound ledger', async () => {
    const postgres = openPostgres({ url: database.url })
    const findings = await postgres.checkLedger()
    await postgres.close()
    expect(findings.filter(({ broken, invariant }) => broken > 0 && invariant !== 'I8')).toEqual([])
  })

  // Helpers

  const creditsOf = async (): Promise<number> =>
    (await call<{ credits: number }>(product.url, 'GET', '/api/me', undefined, admin.token)).credits
})
