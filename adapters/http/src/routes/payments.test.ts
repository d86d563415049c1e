import * as api from '@app/contract'
import { CREDIT_PACKAGES, MAX_BALANCE, withdraw } from '@app/domain'
import { giveCredits, keep, newEntryId } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'
import { openShop, type Shop } from '../../test/shop.ts'

describe('a purchase', () => {
  it('should go from the checkout to the credits, the history, the list of purchases and a mail', async () => {
    const shop = await openShop()
    const ada = await shop.customer()
    const reference = await ada.choose('893998')
    expect(await ada.credits()).toBe(0)

    shop.payments.pay(reference, { receiptUrl: 'https://pay.example/receipts/7' })
    expect(expectSuccess(api.paymentWebhook, await shop.notify(reference))).toEqual({ received: true })
    expect(await ada.credits()).toBe(300)
    const { entries, next_cursor } = await ada.history()
    expect(entries).toMatchObject([
      {
        kind: 'purchased',
        amount: 300,
        change: 300,
        balance: 300,
        package_name: 'Package C',
        chapter: null,
        note: null,
      },
    ])
    expect(next_cursor).toBeNull()
    expect(await ada.purchases()).toEqual([
      {
        id: expect.any(String),
        package_name: 'Package C',
        credits: 300,
        price: 25,
        paid_at: shop.clock.now().toISOString(),
        receipt_url: 'https://pay.example/receipts/7',
        refunded: 0,
        credits_taken_back: 0,
        is_pretend: false,
        pending_unlock: null,
      },
    ])
    await shop.runner.drain()
    expect(shop.mailer.sent.at(-1)).toMatchObject({ to: ada.user.email })
  })

  it('should say that a balance has no room for what was paid, and come once there is some', async () => {
    const shop = await openShop()
    const ada = await shop.customer()
    const reference = await ada.choose()
    await keep(shop.unitOfWork, (all) => giveCredits(all, ada.user.id, MAX_BALANCE - 99))
    shop.payments.pay(reference)
    expectSuccess(api.paymentWebhook, await shop.notify(reference))
    const confirm = async () =>
      expectSuccess(api.confirmPayments, await shop.call(api.confirmPayments, { checkout: reference }, ada.token))
    expect(await confirm()).toMatchObject({ purchase: { state: 'balance-full' } })
    await keep(shop.unitOfWork, async ({ wallets }) => {
      const stamp = { id: newEntryId(), at: shop.clock.now() }
      const taken = { amount: 1, granted: 1, note: 'Room.' }
      const withdrawn = withdraw(await wallets.lock(ada.user.id), taken, 'admin:room', stamp)
      if (withdrawn.ok) await wallets.save(withdrawn.value)
    })
    expect(await confirm()).toMatchObject({ credits: MAX_BALANCE, purchase: { state: 'paid' } })
  })

  it('should come with its return page when no webhook event does', async () => {
    const shop = await openShop()
    const ada = await shop.customer()
    const reference = await ada.choose('893999')
    const purchase = { package_name: 'Package A', credits: 50, pending_unlock: null }
    const confirm = async (input: object) =>
      expectSuccess(api.confirmPayments, await shop.call(api.confirmPayments, input, ada.token))
    expect(await confirm({ checkout: reference })).toEqual({ credits: 0, purchase: { ...purchase, state: 'open' } })
    shop.payments.pay(reference)
    expect(await confirm({})).toEqual({ credits: 50, purchase: { ...purchase, state: 'paid' } })
    expect(await confirm({ checkout: reference })).toEqual({ credits: 50, purchase: { ...purchase, state: 'paid' } })
    // without an open purchase the reply says so
    expect(await confirm({})).toEqual({ credits: 50, purchase: null })
  })

  it('should be credited once, however often and at once it is reported', async () => {
    const shop = await openShop()
    const ada = await shop.customer()
    const reference = await ada.choose()
    shop.payments.pay(reference)
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        turn % 3 === 0
          ? shop.call(api.confirmPayments, { checkout: reference }, ada.token)
          : shop.notify(reference, turn % 3 === 1 ? '/payments/webhook' : undefined),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array(12).fill(200))
    expect(await ada.credits()).toBe(100)
    expect((await ada.history()).entries).toHaveLength(1)
    expect(await ada.purchases()).toHaveLength(1)
  })

  it('should be followed in whichever order its webhook events arrive', async () => {
    const shop = await openShop()
    const ada = await shop.customer()
    const reference = await ada.choose()
    const opened = shop.payments.webhookEvent(reference)
    shop.payments.pay(reference)
    const paid = shop.payments.webhookEvent(reference)
    shop.payments.returnMoney(reference, 450)
    for (const { body, signature } of [paid, opened, paid, opened]) {
      const reply = await shop.send('POST', '/payments/webhook', {
        raw: body,
        headers: { 'Stripe-Signature': signature },
      })
      expectSuccess(api.paymentWebhook, reply)
    }
    expect(await ada.credits()).toBe(50)
    expect((await ada.history()).entries).toMatchObject([
      { kind: 'reversed', amount: 50, change: -50, balance: 50, package_name: 'Package B' },
      { kind: 'purchased', amount: 100, change: 100, balance: 100 },
    ])
    expect(await ada.purchases()).toMatchObject([{ price: 9, refunded: 4.5, credits_taken_back: 50 }])
  })

  it('should not be credited when something else was paid', async () => {
    const shop = await openShop()
    const ada = await shop.customer()
    const reference = await ada.choose('893997')
    shop.payments.pay(reference, { amount: { cents: 1, currency: 'USD' } })
    expectSuccess(api.paymentWebhook, await shop.notify(reference))
    const confirmed = await shop.call(api.confirmPayments, { checkout: reference }, ada.token)
    expect(expectSuccess(api.confirmPayments, confirmed)).toMatchObject({
      credits: 0,
      purchase: { state: 'mismatched' },
    })
    expect(await ada.purchases()).toEqual([])
  })
})

describe('create-checkout', () => {
  it('should answer at both paths, and for two clicks the same checkout', async () => {
    const shop = await openShop()
    const { token } = await shop.customer()
    const body = { product_id: '893996' }
    const replies = [
      await shop.send('POST', '/payments/create-checkout', { token, body }),
      await shop.send('POST', '/api/payments/create-checkout', { token, body: { product_id: 893996 } }),
    ]
    const [first, second] = replies.map((reply) => expectSuccess(api.createCheckout, reply))
    expect(first).toEqual(second)
    expect(shop.payments.checkouts()).toHaveLength(1)
    const { order } = shop.payments.checkouts()[0] ?? {}
    expect(order).toMatchObject({
      creditPackage: CREDIT_PACKAGES[1],
      paidUrl: 'http://localhost:3000/account?payment=success',
    })
  })

  it.each(['', 'x', 1e9, -1, '893999 ', '0893999', '__proto__', '\u0000'])(
    'should not sell what is not on the list: %j',
    async (product_id) => {
      const { shop, refused } = await tryToBuy({ product_id })
      const { error, fields } = expectRefusal(refused, 400, 'unknown-package')
      expect(fields).toEqual({ product_id: error })
      expect(shop.payments.checkouts()).toEqual([])
    },
  )

  it.each([null, 1.5, 2 ** 53, {}, [], ['893999'], true, undefined, 'x'.repeat(101)])(
    'should not take for the id of a package: %j',
    async (product_id) => {
      const { shop, refused } = await tryToBuy({ product_id })
      expect(Object.keys(expectRefusal(refused, 400, 'invalid-input').fields as object)).toEqual(['product_id'])
      expect(shop.payments.checkouts()).toEqual([])
    },
  )

  it('should take price and credits from the list, whatever the request says', async () => {
    const tampered = { price: 1, amount: 1, credits: 1e6, quantity: 9, currency: 'XAF', user_id: 'x', email: 'x@y.org' }
    const shop = await openShop()
    const { user, token } = await shop.customer()
    const body = { product_id: '893999', ...tampered }
    expectSuccess(api.createCheckout, await shop.send('POST', '/payments/create-checkout', { token, body }))
    const { order } = shop.payments.checkouts()[0] ?? {}
    expect(order).toMatchObject({ creditPackage: CREDIT_PACKAGES[0], userId: user.id, email: user.email })
  })

  it('should sell nothing to an account without room for it', async () => {
    const shop = await openShop()
    const { user, token } = await shop.customer()
    await keep(shop.unitOfWork, (repositories) => giveCredits(repositories, user.id, 2_000_000_000))
    const reply = await shop.call(api.createCheckout, { product_id: '893999' }, token)
    expect(expectRefusal(reply, 409, 'balance-full').error).toContain('Your account can’t hold more credits')
    expect(shop.payments.checkouts()).toEqual([])
  })

  it('should say when to come back while the provider is down, and keep nothing', async () => {
    const shop = await openShop()
    const { token } = await shop.customer()
    shop.payments.setDown(true)
    const reply = await shop.call(api.createCheckout, { product_id: '893999' }, token)
    expect(expectRefusal(reply, 503, 'payments-unavailable')).toMatchObject({ retry_after: 5 })
    expect(reply.headers.get('Retry-After')).toBe('5')
    shop.payments.setDown(false)
    const confirmed = await shop.call(api.confirmPayments, {}, token)
    expect(expectSuccess(api.confirmPayments, confirmed).purchase).toBeNull()
  })
})

describe('confirm', () => {
  it("should answer for another learner's checkout as for none", async () => {
    const shop = await openShop()
    const [ada, eve] = [await shop.customer(), await shop.customer()]
    const theirs = await ada.choose()
    shop.payments.pay(theirs)
    const ask = (checkout: string) => shop.call(api.confirmPayments, { checkout }, eve.token)
    const answers = [await ask(theirs), await ask('checkout-none'), await ask('')]
    for (const answer of answers) {
      expect(expectSuccess(api.confirmPayments, answer)).toEqual({ credits: 0, purchase: null })
    }
    // and does nothing about it
    expect(await ada.credits()).toBe(0)
    expectSuccess(api.paymentWebhook, await shop.notify(theirs))
    expect([await ada.credits(), await eve.credits()]).toEqual([100, 0])
    expect(expectSuccess(api.confirmPayments, await ask(theirs)).purchase).toBeNull()
    expect([await eve.purchases(), (await eve.history()).entries]).toEqual([[], []])
  })

  it.each([7, null, {}, ['x'], 'x\u0000', 'x y', '\uD800', 'x'.repeat(201)])(
    'should not look for what no checkout is called: %j',
    async (checkout) => {
      const shop = await openShop()
      const { token } = await shop.customer()
      const refused = expectRefusal(
        await shop.send('POST', '/api/payments/confirm', { token, body: { checkout } }),
        400,
        'invalid-input',
      )
      expect(refused.fields).toEqual({ checkout: 'This checkout isn’t valid.' })
    },
  )

  it('should answer what is known while the provider is down', async () => {
    const shop = await openShop()
    const ada = await shop.customer()
    const reference = await ada.choose()
    shop.payments.pay(reference)
    shop.payments.setDown(true)
    const confirm = async () =>
      expectSuccess(api.confirmPayments, await shop.call(api.confirmPayments, { checkout: reference }, ada.token))
    expect(await confirm()).toMatchObject({ credits: 0, purchase: { state: 'open' } })
    shop.payments.setDown(false)
    expect(await confirm()).toMatchObject({ credits: 100, purchase: { state: 'paid' } })
  })
})

// Helpers

async function tryToBuy(
  body: object,
): Promise<{ readonly shop: Shop; readonly refused: Awaited<ReturnType<Shop['send']>> }> {
  const shop = await openShop()
  const { token } = await shop.customer()
  return { shop, refused: await shop.send('POST', '/api/payments/create-checkout', { token, body }) }
}
