import * as api from '@app/contract'
import { aLockedChapter, anOpenChapter, seedPlan } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'
import { openShop } from '../../test/shop.ts'

describe('what a purchase is made for', () => {
  it('should be unlocked for the learner who comes back and for the one who does not', async () => {
    const shop = await openShop()
    for (const isBack of [true, false]) {
      const { user, plan, chapters } = await seedPlan(shop.unitOfWork, {
        chaptersOf: ({ id }) => [anOpenChapter(id, 1), aLockedChapter(id, 2)],
      })
      const token = await shop.signIn(user)
      const chapterId = chapters[1]?.id ?? ''
      const unlock = { plan_id: plan.id, chapter_ids: [chapterId], is_whole_plan: false, cost: 10 }
      const opened = await shop.call(api.createCheckout, { product_id: '893999', unlock }, token)
      const reference = new URL(expectSuccess(api.createCheckout, opened).checkout_url).pathname.slice(1)
      shop.payments.pay(reference)
      if (isBack) {
        const reply = await shop.call(api.confirmPayments, { checkout: reference }, token)
        const pending_unlock = { ...unlock, outcome: 'unlocked' }
        expect(expectSuccess(api.confirmPayments, reply).purchase).toMatchObject({ state: 'paid', pending_unlock })
      } else {
        await shop.notify(reference)
        await shop.runner.drain()
      }
      const bought = await shop.send('GET', '/api/credits/purchases', { token })
      expect(expectSuccess(api.purchases, bought)[0]?.pending_unlock?.outcome).toBe('unlocked')
      const { entries } = await shop.readModels.ledger(user.id, { before: null, limit: 9 })
      expect(entries.filter(({ kind }) => kind === 'held')).toHaveLength(1)
    }
  })

  it.each([{ chapter_ids: [] }, { chapter_ids: ['x'] }, { cost: -1 }, { is_whole_plan: 'yes' }])(
    'should be refused where it is no unlock: %o',
    async (change) => {
      const shop = await openShop()
      const { token } = await shop.customer()
      const id = '0198c0de-0000-7000-8000-000000000001'
      const unlock = { plan_id: id, chapter_ids: [id], is_whole_plan: false, cost: 10, ...change }
      const body = { product_id: '893999', unlock }
      expectRefusal(await shop.send('POST', '/api/payments/create-checkout', { token, body }), 400, 'invalid-input')
    },
  )
})
