import * as api from '@app/contract'
import { grant } from '@app/domain'
import {
  aLockedChapter,
  anOpenChapter,
  aPaidPurchase,
  keep,
  later,
  newEntryId,
  newSessionId,
  seedPlan,
} from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'
import { type Customer, openShop, type Shop } from '../../test/shop.ts'
import { openWorld } from '../../test/world.ts'

describe('GET credits/packages', () => {
  it('should be the list that the specification has', async () => {
    const world = await openWorld()
    const { token } = await world.learner()
    const packages = expectSuccess(api.creditPackages, await world.call(api.creditPackages, {}, token))
    expect(packages).toStrictEqual([
      { id: '893999', name: 'Package A', credits: 50, price: 5 },
      { id: '893996', name: 'Package B', credits: 100, price: 9, savings: 'Save $1' },
      { id: '893998', name: 'Package C', credits: 300, price: 25, savings: 'Save $5', popular: true },
      { id: '893997', name: 'Package D', credits: 1000, price: 75, savings: 'Save $25' },
    ])
  })
})

describe('GET credits/history', () => {
  it('should list a gift, and a chapter that came to nothing', async () => {
    const world = await openWorld()
    const { user, plan, chapters } = await seedPlan(world.unitOfWork, {
      credits: 10,
      chaptersOf: ({ id }) => [anOpenChapter(id, 1), aLockedChapter(id, 2)],
    })
    const token = await world.signIn(user)
    const unlock = { id: plan.id, chapter_id: chapters[1]?.id ?? '' }
    expectSuccess(api.unlockNextChapter, await world.call(api.unlockNextChapter, unlock, token))
    // the model of this test has no answer, so the chapter fails
    await world.runner.drain()
    await give(world, user.id, 7, 'Sorry for the wait')
    const chapter = { id: chapters[1]?.id, title: 'Chapter 2', plan_id: plan.id, plan_title: plan.title }
    const { entries } = expectSuccess(api.creditHistory, await world.call(api.creditHistory, {}, token))
    const nothing = { package_name: null, note: null, id: expect.any(String), at: expect.any(String) }
    expect(entries).toEqual([
      { ...nothing, kind: 'granted', amount: 7, change: 7, balance: 17, chapter: null, note: 'Sorry for the wait' },
      { ...nothing, kind: 'released', amount: 10, change: 10, balance: 10, chapter },
      { ...nothing, kind: 'held', amount: 10, change: -10, balance: 0, chapter },
      { ...nothing, kind: 'granted', amount: 10, change: 10, balance: 10, chapter: null },
    ])
  })

  it('should come in pages that leave nothing out and repeat nothing', async () => {
    const { shop, ada } = await withGifts(45)
    const pages = [await ada.history()]
    // an entry added between two reads is on no later page
    await give(shop, ada.user.id, 1_000)
    for (let next = pages[0]?.next_cursor; next; next = pages.at(-1)?.next_cursor) {
      pages.push(await ada.history(`?cursor=${next.toUpperCase()}`))
    }
    expect(pages.map(({ entries }) => entries.length)).toEqual([20, 20, 5])
    const amounts = pages.flatMap(({ entries }) => entries.map(({ amount }) => amount))
    expect(amounts).toEqual(Array.from({ length: 45 }, (_, index) => 45 - index))
  })

  it.each([
    ['1', 1, true],
    ['44', 44, true],
    ['45', 45, false],
    ['100', 45, false],
  ])('should be as long as asked for: %s', async (limit, length, goesOn) => {
    const { ada } = await withGifts(45)
    const { entries, next_cursor } = await ada.history(`?limit=${limit}`)
    expect(entries).toHaveLength(length)
    expect(next_cursor !== null).toBe(goesOn)
  })

  it.each(['0', '101', '-1', 'abc', '1.5', '', '1e9', 'Infinity', 'NaN', '1&limit=2', '%00'])(
    'should not be asked for so many entries: %s',
    async (limit) => {
      const refused = await refusalOf(`?limit=${limit}`)
      expect(refused.fields).toEqual({ limit: 'Please ask for 1 to 100 entries.' })
    },
  )

  it.each(['', '7', 'null', '%00', "';--", 'a'.repeat(300), '[]'])(
    'should not go on from what is no entry: %s',
    async (cursor) => {
      const refused = await refusalOf(`?cursor=${cursor}`)
      expect(refused.fields).toEqual({ cursor: 'This ID isn’t valid.' })
    },
  )

  it("should end at another learner's entry as at one that does not exist, and show nothing of theirs", async () => {
    const { shop, ada } = await withGifts(3)
    const eve = await shop.customer()
    await give(shop, eve.user.id, 500, 'for Eve')
    const theirs = (await ada.history('?limit=1')).next_cursor
    const nothing = await eve.history(`?cursor=${newSessionId()}`)
    expect(await eve.history(`?cursor=${theirs}`)).toEqual(nothing)
    expect(nothing).toEqual({ entries: [], next_cursor: null })
    expect((await eve.history()).entries).toMatchObject([{ amount: 500, balance: 500 }])
    expect(JSON.stringify(await ada.history())).not.toContain('Eve')
  })
})

describe('GET credits/purchases', () => {
  it('should be what was paid, newest first, and say which money was pretended', async () => {
    const shop = await openShop()
    const [ada, eve] = [await shop.customer(), await shop.customer()]
    await shop.customer()
    const own = [
      aPaidPurchase(ada.user.id, { provider: 'sandbox', receiptUrl: null, paidAt: later(1) }),
      aPaidPurchase(ada.user.id, { provider: 'stripe', paidAt: later(2), returnedCents: 301, reversed: 33, taken: 12 }),
    ]
    await keep(shop.unitOfWork, async ({ purchases }) => {
      for (const purchase of own) await purchases.add(purchase)
    })
    await ada.choose()
    expect(await ada.purchases()).toMatchObject([
      { id: own[1]?.id, refunded: 3.01, credits_taken_back: 12, is_pretend: false, paid_at: later(2).toISOString() },
      { id: own[0]?.id, refunded: 0, credits_taken_back: 0, is_pretend: true, receipt_url: null },
    ])
    expect(await eve.purchases()).toEqual([])
  })
})

// Helpers

type Owner = Customer['user']['id']

/** Credits without a purchase, as an admin gives them. */
const give = (world: Pick<Shop, 'unitOfWork'>, userId: Owner, amount: number, note: string | null = null) =>
  keep(world.unitOfWork, async ({ wallets }) => {
    const id = newEntryId()
    await wallets.save(grant(await wallets.lock(userId), amount, `admin:${id}`, note, { id, at: later(amount) }))
  })

/** A user who was given 1 credit, then 2, and so on. */
async function withGifts(count: number) {
  const shop = await openShop()
  const ada = await shop.customer()
  for (let amount = 1; amount <= count; amount += 1) await give(shop, ada.user.id, amount)
  return { shop, ada }
}

async function refusalOf(query: string): Promise<Record<string, unknown>> {
  const shop = await openShop()
  const { token } = await shop.customer()
  return expectRefusal(await shop.send('GET', `/api/credits/history${query}`, { token }), 400, 'invalid-input')
}
