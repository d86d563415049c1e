import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import '../../../scripts/property-seed.ts'
import { LONG_RUN } from './long-run.ts'
import { expectRight, perform, plays, sweepOnce } from './payment-play.ts'
import { openShop, type Shop } from './payment-shop.ts'

describe('payments, whatever goes wrong', () => {
  let shop: Shop

  beforeAll(async () => {
    shop = await openShop(inject('databaseUrl'))
  })
  afterAll(() => shop?.close())

  it('should be credited once, and taken back as far as the money went back', { timeout: 300_000 }, async () => {
    let played = 0
    const t0 = performance.now()
    await fc.assert(
      fc.asyncProperty(plays, async (play) => {
        const { stripe, customer, accounts, isAllTold } = await perform(shop, play)
        // everything was told and received: no need for a sweep
        if (isAllTold) await expectRight(shop, customer, accounts)
        if (play.healing === 'return-page') {
          for (const { reference, isPaid } of accounts) {
            await customer.comeBack(reference)
            if (isPaid()) expect((await shop.purchase(reference))?.kind).not.toBe('open')
          }
        }
        await sweepOnce(shop, false)
        await expectRight(shop, customer, accounts)
        for (const account of accounts) account.end()
        await sweepOnce(shop, false)
        await expectRight(shop, customer, accounts)
        await stripe.close()
        played += 1
        if (played % 25 === 0) console.log(played, Math.round(performance.now() - t0), process.cpuUsage(), shop.sent())
          console.log(played, performance.now() - t0)
        }
      }),
      { numRuns: 500 * LONG_RUN },
    )
    expect(shop.errors).toEqual([])
  })
})
