import { beforeEach, describe, expect, it } from 'vitest'
import { buyerOn } from '../../../test/buyer.ts'
import { someMoments } from '../../../test/some-moments.ts'
import { type Fixture, keep, makeFixture, makeScriptedLanguageModel, seedUser } from '../../../testing/index.ts'
import { paymentGateways } from '../../ports/payment-gateway.ts'
import type { User } from '../../users/user.ts'
import { type FulfilPurchase, makeFulfilPurchase } from './fulfil-purchase.ts'

let fixture: Fixture
let buyer: ReturnType<typeof buyerOn>
let user: User

beforeEach(async () => {
  fixture = makeFixture({ model: makeScriptedLanguageModel() })
  buyer = buyerOn(fixture)
  user = await seedUser(fixture.unitOfWork)
})

// What protects these: the comparison of `version` in fulfil-purchase.ts.
describe('fulfilPurchase, given an answer that is out of date when it comes', () => {
  it('should not undo a refund that was kept meanwhile', async () => {
    const reference = await buyer.bought(user)
    fixture.payments.returnMoney(reference, 450)
    await fixture.useCases.fulfilPurchase(reference)
    const slow = asking()
    const late = slow.fulfilPurchase(reference)
    await slow.answered
    fixture.payments.returnMoney(reference, 900)
    await fixture.useCases.fulfilPurchase(reference)
    slow.deliver()
    expect(await late).toMatchObject({ ok: true, value: { returnedCents: 900 } })
    expect(await buyer.account(user.id)).toEqual({ balance: 0, kinds: ['purchased', 'reversed', 'reversed'] })
    expect(slow.asked()).toBe(2)
  })

  it('should not take again what a won dispute had given back', async () => {
    const reference = await buyer.bought(user)
    fixture.payments.returnMoney(reference, 900)
    const slow = asking()
    const late = slow.fulfilPurchase(reference)
    await slow.answered
    await fixture.useCases.fulfilPurchase(reference)
    fixture.payments.returnMoney(reference, 0)
    await fixture.useCases.fulfilPurchase(reference)
    slow.deliver()
    expect(await late).toMatchObject({ ok: true, value: { returnedCents: 0 } })
    expect(await buyer.account(user.id)).toEqual({ balance: 100, kinds: ['purchased', 'reversed', 'reinstated'] })
  })

  it('should not credit what is refunded while its first answer is on its way', async () => {
    const reference = await buyer.pay(user)
    const slow = asking()
    const late = slow.fulfilPurchase(reference)
    await slow.answered
    fixture.payments.returnMoney(reference, 900)
    await fixture.useCases.fulfilPurchase(reference)
    slow.deliver()
    await late
    expect(await buyer.account(user.id)).toEqual({ balance: 0, kinds: ['purchased', 'reversed'] })
    expect(buyer.receipts()).toEqual([reference])
  })

  it('should recover an unknown purchase once when two answers report it at once', async () => {
    const sold = { userId: user.id, packageId: '893996' }
    fixture.payments.openForeign('checkout-x', { buyer: sold })
    const slow = asking()
    const late = slow.fulfilPurchase('checkout-x')
    await slow.answered
    fixture.payments.returnMoney('checkout-x', 450)
    await fixture.useCases.fulfilPurchase('checkout-x')
    slow.deliver()
    expect(await late).toMatchObject({ ok: true, value: { returnedCents: 450 } })
    expect(await buyer.account(user.id)).toEqual({ balance: 50, kinds: ['purchased', 'reversed'] })
  })

  it('should give up, and say so, rather than ask for ever', async () => {
    const reference = await buyer.bought(user)
    let cents = 0
    const { payments } = fixture
    const fulfilPurchase = makeFulfilPurchase({
      ...fixture,
      gateways: paymentGateways({
        ...payments,
        find: async (one) => {
          const answer = await payments.find(one)
          cents += 9
          payments.returnMoney(one, cents)
          await fixture.useCases.fulfilPurchase(one)
          return answer
        },
      }),
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
    await keep(fixture.unitOfWork, async ({ wallets, purchases }) => {
      await wallets.lock(user.id)
      await purchases.lock(reference)
    })
    slow.deliver()
    expect(await late).toMatchObject({ ok: true })
  })
})

describe('fulfilPurchase, while others do something else', () => {
  it('should hold wallet and purchase until it is all kept', async () => {
    const reference = await buyer.pay(user)
    let waiting: Promise<unknown> = Promise.resolve()
    const fulfilPurchase = doingBeforeSave(async () => {
      const free: string[] = []
      const locked = keep(fixture.unitOfWork, async ({ wallets }) => {
        await wallets.lock(user.id)
        free.push('wallet')
      })
      const other = keep(fixture.unitOfWork, async ({ purchases }) => {
        await purchases.lock(reference)
        free.push('purchase')
      })
      waiting = Promise.all([locked, other])
      await someMoments()
      expect(free).toEqual([])
    })
    expect(await fulfilPurchase(reference)).toMatchObject({ ok: true, value: { kind: 'paid' } })
    await waiting
  })
})

// Helpers

/** Fulfils with a provider whose first answer is of the moment it was asked, and comes when `deliver` is called. */
function asking() {
  const { payments } = fixture
  const [answered, delivered] = [makeGate(), makeGate()]
  let asked = 0
  const fulfilPurchase = makeFulfilPurchase({
    ...fixture,
    gateways: paymentGateways({
      ...payments,
      find: async (reference) => {
        asked += 1
        const answer = await payments.find(reference)
        if (asked > 1) return answer
        answered.open()
        await delivered.opened
        return answer
      },
    }),
  })
  return { fulfilPurchase, answered: answered.opened, deliver: delivered.open, asked: () => asked }
}

/** Fulfils, and does something else at the moment when the purchase is about to be saved. */
const doingBeforeSave = (work: () => Promise<void>): FulfilPurchase =>
  makeFulfilPurchase({
    ...fixture,
    unitOfWork: {
      run: (fulfil) =>
        fixture.unitOfWork.run((repositories) => {
          const { purchases } = repositories
          const save: typeof purchases.save = async (purchase) => {
            await work()
            return purchases.save(purchase)
          }
          return fulfil({ ...repositories, purchases: { ...purchases, save } })
        }),
    },
  })

function makeGate() {
  let open = (): void => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}
