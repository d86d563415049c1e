import { beforeEach, describe, expect, it } from 'vitest'
import { buyerOn } from '../../../test/buyer.ts'
import {
  anOpenPurchase,
  type Fixture,
  giveCredits,
  keep,
  later,
  makeFixture,
  makeScriptedLanguageModel,
  NOW,
  newChapterId,
  newEntryId,
  seedUser,
} from '../../../testing/index.ts'
import { hold, MAX_BALANCE, unlockKey } from '../../credits/wallet.ts'
import { MINUTE } from '../../shared/duration.ts'
import type { User } from '../../users/user.ts'
import { makeConfirmPayments } from './confirm-payments.ts'
import type { FulfilPurchase } from './fulfil-purchase.ts'

let fixture: Fixture
let buyer: ReturnType<typeof buyerOn>
let user: User

beforeEach(async () => {
  fixture = makeFixture({ model: makeScriptedLanguageModel() })
  buyer = buyerOn(fixture)
  user = await seedUser(fixture.unitOfWork, 5)
})

describe('confirmPayments, with a reference', () => {
  it('should credit what was paid before any webhook event of it comes', async () => {
    const reference = await buyer.pay(user)
    expect(await confirm(reference)).toMatchObject({ credits: 105, purchase: { reference, kind: 'paid' } })
    expect(await confirm(reference)).toMatchObject({ credits: 105, purchase: { reference, kind: 'paid' } })
    expect(await buyer.account(user.id)).toEqual({ balance: 105, kinds: ['granted', 'purchased'] })
  })

  it('should keep what was paid for an account without room until there is some, and say so to the operator', async () => {
    const reference = await buyer.pay(user)
    const most = MAX_BALANCE - 99 - 5
    await keep(fixture.unitOfWork, (repositories) => giveCredits(repositories, user.id, most))
    expect(await confirm(reference)).toMatchObject({ credits: most + 5, purchase: { reference, kind: 'open' } })
    expect(fixture.paymentTroubles).toEqual([{ reference, cause: 'balance-full' }])
    await keep(fixture.unitOfWork, async ({ wallets }) => {
      const price = { key: unlockKey(newChapterId(), 1), amount: 1 }
      const held = hold(await wallets.lock(user.id), price, newChapterId(), { id: newEntryId(), at: NOW })
      if (held.ok) await wallets.save(held.value)
    })
    expect(await confirm(reference)).toMatchObject({ credits: MAX_BALANCE, purchase: { reference, kind: 'paid' } })
  })

  it('should look after the one that was asked for, and no other', async () => {
    const [asked, other] = [await buyer.pay(user), await buyer.pay(user, '893997')]
    expect(await confirm(asked)).toMatchObject({ credits: 105, purchase: { reference: asked } })
    expect(await buyer.purchaseOf(other)).toMatchObject({ kind: 'open' })
  })

  it('should reveal and do nothing about the purchase of another user', async () => {
    const other = await seedUser(fixture.unitOfWork)
    const reference = await buyer.pay(other)
    expect(await confirm(reference)).toEqual({ credits: 5, purchase: null })
    expect(await confirm(reference)).toEqual(await confirm('a reference that was never given'))
    expect(await buyer.purchaseOf(reference)).toMatchObject({ kind: 'open' })
  })

  it('should report what is known when the provider is down, and not fail', async () => {
    const reference = await buyer.pay(user)
    fixture.payments.setDown(true)
    expect(await confirm(reference)).toMatchObject({ credits: 5, purchase: { reference, kind: 'open' } })
  })

  it('should not ask about what is paid already, nor about what another provider sold', async () => {
    const paid = await buyer.bought(user)
    const elsewhere = anOpenPurchase(user.id, { provider: 'stripe' })
    await keep(fixture.unitOfWork, ({ purchases }) => purchases.add(elsewhere))
    expect(await asked(paid)).toEqual([])
    expect(await asked(elsewhere.reference)).toEqual([])
    expect(await confirm(elsewhere.reference)).toMatchObject({ purchase: elsewhere })
  })

  it('should look again after a page that was left: it may have been paid at the last moment', async () => {
    const reference = await buyer.checkout(user)
    fixture.payments.lapse(reference)
    expect(await confirm(reference)).toMatchObject({ credits: 5, purchase: { kind: 'lapsed' } })
    fixture.payments.pay(reference)
    expect(await confirm(reference)).toMatchObject({ credits: 105, purchase: { kind: 'paid' } })
  })
})

describe('confirmPayments, without a reference', () => {
  it('should have nothing to report but the credits when nothing is waited for', async () => {
    expect(await confirm(null)).toEqual({ credits: 5, purchase: null })
    await buyer.bought(user)
    expect(await confirm(null)).toEqual({ credits: 105, purchase: null })
  })

  it('should look after everything that is waited for, and report the newest', async () => {
    const older = await buyer.pay(user)
    fixture.clock.advance(MINUTE)
    const newest = await buyer.pay(user, '893999')
    expect(await confirm(null)).toMatchObject({ credits: 155, purchase: { reference: newest, kind: 'paid' } })
    expect(await buyer.purchaseOf(older)).toMatchObject({ kind: 'paid' })
  })

  it('should look after the five newest of the learner, and no other user', async () => {
    const other = await seedUser(fixture.unitOfWork)
    const own = Array.from({ length: 8 }, (_, minute) =>
      anOpenPurchase(user.id, { reference: `own-${minute}`, openedAt: later(minute * MINUTE) }),
    )
    const foreign = anOpenPurchase(other.id, { openedAt: later(99 * MINUTE) })
    await keep(fixture.unitOfWork, async ({ purchases }) => {
      for (const purchase of [...own, foreign].toReversed()) await purchases.add(purchase)
    })
    expect((await asked(null)).toSorted()).toEqual(['own-3', 'own-4', 'own-5', 'own-6', 'own-7'])
  })
})

// Helpers

const confirm = (reference: string | null) => fixture.useCases.confirmPayments({ userId: user.id, reference })

/** What a learner who comes back makes us ask the provider for. */
async function asked(reference: string | null): Promise<string[]> {
  const references: string[] = []
  const fulfilPurchase: FulfilPurchase = async (one) => {
    references.push(one)
    return { ok: false, error: { kind: 'payments-unavailable' } }
  }
  const { unlockPurchased } = fixture.useCases
  await makeConfirmPayments({ ...fixture, fulfilPurchase, unlockPurchased })({ userId: user.id, reference })
  return references
}
