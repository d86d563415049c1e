import { beforeEach, describe, expect, it } from 'vitest'
import { buyerOn } from '../../../test/buyer.ts'
import { someMoments } from '../../../test/some-moments.ts'
import { type Fixture, keep, makeFixture, makeScriptedLanguageModel, seedUser } from '../../../testing/index.ts'
import { DAY } from '../../shared/duration.ts'
import { DELETION_GRACE, type User } from '../../users/user.ts'
import { makeFulfilPurchase } from './fulfil-purchase.ts'

let fixture: Fixture
let buyer: ReturnType<typeof buyerOn>
let user: User

beforeEach(async () => {
  fixture = makeFixture({ model: makeScriptedLanguageModel() })
  buyer = buyerOn(fixture)
  user = await seedUser(fixture.unitOfWork)
})

describe('fulfilPurchase, whose buyer goes', () => {
  it('should credit what was on its way to the wallet that names no user, and send no mail', async () => {
    const reference = await buyer.pay(user)
    await leave()
    expect(await fixture.useCases.fulfilPurchase(reference)).toMatchObject({ ok: true, value: { kind: 'paid' } })
    expect(await buyer.account(user.id)).toEqual({ balance: 100, kinds: ['purchased'] })
    await fixture.runner.drain()
    expect(fixture.mailer.sent).toEqual([])
  })

  it('should follow a refund', async () => {
    const reference = await buyer.bought(user)
    await leave()
    fixture.payments.returnMoney(reference, 900)
    await fixture.useCases.fulfilPurchase(reference)
    expect(await buyer.account(user.id)).toEqual({ balance: 0, kinds: ['purchased', 'reversed'] })
  })

  it('should not bring back the receipt that names them', async () => {
    const reference = await buyer.checkout(user)
    fixture.payments.pay(reference, { receiptUrl: 'https://pay.example/receipts/1' })
    await fixture.useCases.fulfilPurchase(reference)
    expect(await buyer.purchaseOf(reference)).toMatchObject({ receiptUrl: 'https://pay.example/receipts/1' })
    await leave()
    expect(await buyer.purchaseOf(reference)).toMatchObject({ receiptUrl: null })
    await fixture.useCases.fulfilPurchase(reference)
    fixture.payments.returnMoney(reference, 450)
    await fixture.useCases.reconcilePayments()
    expect(await buyer.purchaseOf(reference)).toMatchObject({ receiptUrl: null, returnedCents: 450 })
  })

  it('should keep a buyer from being removed between the look at them and the purchase that is adopted', async () => {
    fixture.payments.openForeign('checkout-x', { buyer: { userId: user.id, packageId: '893996' } })
    await keep(fixture.unitOfWork, ({ users }) => users.save({ ...user, deletionAt: fixture.clock.now() }))
    let cleaning: Promise<void> = Promise.resolve()
    let isDeleted = false
    const { unitOfWork } = fixture
    const fulfilPurchase = makeFulfilPurchase({
      ...fixture,
      unitOfWork: {
        run: (work) =>
          unitOfWork.run((repositories) => {
            const { wallets } = repositories
            const lock: typeof wallets.lock = async (userId) => {
              cleaning = fixture.useCases.cleanUp().then(() => {
                isDeleted = true
              })
              await someMoments()
              expect(isDeleted).toBe(false)
              return wallets.lock(userId)
            }
            return work({ ...repositories, wallets: { ...wallets, lock } })
          }),
      },
    })
    expect(await fulfilPurchase('checkout-x')).toMatchObject({ ok: true })
    await cleaning
    expect(isDeleted).toBe(true)
  })
})

// Helpers

/** The account is removed by the clean-up, as it is 30 days after its owner asked for it. */
async function leave(): Promise<void> {
  const deletionAt = fixture.clock.now()
  await keep(fixture.unitOfWork, ({ users }) => users.save({ ...user, deletionAt }))
  fixture.clock.advance(DELETION_GRACE + DAY)
  await fixture.useCases.cleanUp()
  expect(await keep(fixture.unitOfWork, ({ users }) => users.find(user.id))).toBeNull()
}
