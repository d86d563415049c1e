import { beforeEach, describe, expect, it } from 'vitest'
import { buyerOn } from '../../test/buyer.ts'
import { keep, makeScriptedLanguageModel, makeStage, type Stage, seedUser } from '../../testing/index.ts'
import { DAY } from '../shared/duration.ts'
import { REMOVAL_GRACE, type User } from '../users/user.ts'
import { makeFulfilPurchase } from './fulfil-purchase.ts'

let stage: Stage
let buyer: ReturnType<typeof buyerOn>
let user: User

beforeEach(async () => {
  stage = makeStage({ model: makeScriptedLanguageModel() })
  buyer = buyerOn(stage)
  user = await seedUser(stage.unitOfWork)
})

// What protects these: the comparison of `revision` in fulfil-purchase.ts.
describe('fulfilPurchase, given an answer that is out of date when it comes', () => {
  it('should not undo a refund that was kept meanwhile', async () => {
    const reference = await buyer.bought(user)
    stage.payments.returnMoney(reference, 450)
    await stage.useCases.fulfilPurchase(reference)
    const slow = asking()
    const late = slow.fulfilPurchase(reference)
    await slow.answered
    stage.payments.returnMoney(reference, 900)
    await stage.useCases.fulfilPurchase(reference)
    slow.deliver()
    expect(await late).toMatchObject({ ok: true, value: { returnedCents: 900 } })
    expect(await buyer.account(user.id)).toEqual({ balance: 0, kinds: ['purchased', 'reversed', 'reversed'] })
    expect(slow.asked()).toBe(2)
  })

  it('should not take again what a won dispute had given back', async () => {
    const reference = await buyer.bought(user)
    stage.payments.returnMoney(reference, 900)
    const slow = asking()
    const late = slow.fulfilPurchase(reference)
    await slow.answered
    await stage.useCases.fulfilPurchase(reference)
    stage.payments.returnMoney(reference, 0)
    await stage.useCases.fulfilPurchase(reference)
    slow.deliver()
    expect(await late).toMatchObject({ ok: true, value: { returnedCents: 0 } })
    expect(await buyer.account(user.id)).toEqual({ balance: 100, kinds: ['purchased', 'reversed', 'reinstated'] })
  })

  it('should not credit what is refunded while its first answer is on its way', async () => {
    const reference = await buyer.pay(user)
    const slow = asking()
    const late = slow.fulfilPurchase(reference)
    await slow.answered
    stage.payments.returnMoney(reference, 900)
    await stage.useCases.fulfilPurchase(reference)
    slow.deliver()
    await late
    expect(await buyer.account(user.id)).toEqual({ balance: 0, kinds: ['purchased', 'reversed'] })
    expect(buyer.receipts()).toEqual([reference])
  })

  it('should adopt once what two answers tell of at once', async () => {
    const sold = { userId: user.id, packageId: '893996' }
    stage.payments.openForeign('checkout-x', { buyer: sold })
    const slow = asking()
    const late = slow.fulfilPurchase('checkout-x')
    await slow.answered
    stage.payments.returnMoney('checkout-x', 450)
    await stage.useCases.fulfilPurchase('checkout-x')
    slow.deliver()
    expect(await late).toMatchObject({ ok: true, value: { returnedCents: 450 } })
    expect(await buyer.account(user.id)).toEqual({ balance: 50, kinds: ['purchased', 'reversed'] })
  })

  it('should give up, and say so, rather than ask for ever', async () => {
    const reference = await buyer.bought(user)
    let cents = 0
    const { payments } = stage
    const fulfilPurchase = makeFulfilPurchase({
      ...stage,
      payments: {
        ...payments,
        find: async (one) => {
          const answer = await payments.find(one)
          cents += 9
          payments.returnMoney(one, cents)
          await stage.useCases.fulfilPurchase(one)
          return answer
        },
      },
    })
    await expect(fulfilPurchase(reference)).rejects.toThrow('changes faster')
    expect(cents / 9).toBe(20)
  })

  it('should ask the provider outside of any unit of work: its answer may take long', async () => {
    const reference = await buyer.pay(user)
    const slow = asking()
    const late = slow.fulfilPurchase(reference)
    await slow.answered
    // the wallet is free meanwhile
    await keep(stage.unitOfWork, async ({ wallets, purchases }) => {
      await wallets.lock(user.id)
      await purchases.lock(reference)
    })
    slow.deliver()
    expect(await late).toMatchObject({ ok: true })
  })
})

describe('fulfilPurchase, after its buyer is gone', () => {
  it('should credit what was on its way to the wallet that names nobody, and write to nobody', async () => {
    const reference = await buyer.pay(user)
    await leave()
    expect(await stage.useCases.fulfilPurchase(reference)).toMatchObject({ ok: true, value: { kind: 'paid' } })
    expect(await buyer.account(user.id)).toEqual({ balance: 100, kinds: ['purchased'] })
    await stage.runner.drain()
    expect(stage.mailer.sent).toEqual([])
  })

  it('should follow a refund', async () => {
    const reference = await buyer.bought(user)
    await leave()
    stage.payments.returnMoney(reference, 900)
    await stage.useCases.fulfilPurchase(reference)
    expect(await buyer.account(user.id)).toEqual({ balance: 0, kinds: ['purchased', 'reversed'] })
  })

  it('should not bring back the receipt that names them', async () => {
    const reference = await buyer.checkout(user)
    stage.payments.pay(reference, { receiptUrl: 'https://pay.example/receipts/1' })
    await stage.useCases.fulfilPurchase(reference)
    expect(await buyer.purchaseOf(reference)).toMatchObject({ receiptUrl: 'https://pay.example/receipts/1' })
    await leave()
    expect(await buyer.purchaseOf(reference)).toMatchObject({ receiptUrl: null })
    await stage.useCases.fulfilPurchase(reference)
    stage.payments.returnMoney(reference, 450)
    await stage.useCases.reconcilePayments()
    expect(await buyer.purchaseOf(reference)).toMatchObject({ receiptUrl: null, returnedCents: 450 })
  })
})

// Helpers

/** Fulfils with a provider whose first answer is of the moment it was asked, and comes when `deliver` is called. */
function asking() {
  const { payments } = stage
  const [answered, delivered] = [makeGate(), makeGate()]
  let asked = 0
  const fulfilPurchase = makeFulfilPurchase({
    ...stage,
    payments: {
      ...payments,
      find: async (reference) => {
        asked += 1
        const answer = await payments.find(reference)
        if (asked > 1) return answer
        answered.open()
        await delivered.opened
        return answer
      },
    },
  })
  return { fulfilPurchase, answered: answered.opened, deliver: delivered.open, asked: () => asked }
}

function makeGate() {
  let open = (): void => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

/** The account is removed by the clean-up, as it is 30 days after its owner asked for it. */
async function leave(): Promise<void> {
  const removalAt = stage.clock.now()
  await keep(stage.unitOfWork, ({ users }) => users.save({ ...user, removalAt }))
  stage.clock.advance(REMOVAL_GRACE + DAY)
  await stage.useCases.cleanUp()
  expect(await keep(stage.unitOfWork, ({ users }) => users.find(user.id))).toBeNull()
}
