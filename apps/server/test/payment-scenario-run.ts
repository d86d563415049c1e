import type { Fault } from '@app/testing/stripe/faults'
import type { StripeServer } from '@app/testing/stripe/stripe-server'
import fc from 'fast-check'
import { expect } from 'vitest'
import { expectAnswer, later, makeDeliveries } from './payment-deliveries.ts'
import { type Account, makeAccount, type PaymentScenario, paymentScenarios } from './payment-scenarios.ts'
import type { Customer, Reply, Shop } from './payment-shop.ts'

/** How a learner's purchases go, and everything that goes wrong on the way. */
export type ScenarioRun = {
  readonly paymentScenarios: readonly PaymentScenario[]
  /** What happens while the n-th step of every scenario runs. */
  readonly waves: readonly Wave[]
  /** How often each event is delivered, in turn; 0: never. */
  readonly copies: readonly number[]
  /** How late each thing begins, and how many copies go out at once. */
  readonly chances: readonly number[]
  readonly healing: 'sweep' | 'return-page'
}

type Wave = {
  readonly unlocks: number
  readonly comesBack: boolean
  readonly sweeps: boolean
  /** Which await of the storage fails. */
  readonly storage: number | null
  readonly stripe: readonly Fault[]
}

const seldom = (otherwise: number) =>
  fc.oneof({ weight: otherwise, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) })
export const FAULTS: readonly Fault[] = [
  '500',
  '503',
  '429',
  'kill-socket-before',
  'kill-socket-after',
  'malformed',
  'slow',
]
const faults = fc.array(fc.constantFrom(...FAULTS), { minLength: 1, maxLength: 3 })
const wave: fc.Arbitrary<Wave> = fc.record({
  unlocks: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constantFrom(1, 2) }),
  comesBack: seldom(2),
  sweeps: seldom(6),
  storage: fc.option(fc.integer({ min: 1, max: 60 }), { freq: 2 }),
  stripe: fc.oneof({ weight: 5, arbitrary: fc.constant<readonly Fault[]>([]) }, { weight: 1, arbitrary: faults }),
})
const copies = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 3 }) },
  { weight: 1, arbitrary: fc.integer({ min: 4, max: 10 }) },
  { weight: 1, arbitrary: fc.constant(0) },
)

export const scenarioRuns: fc.Arbitrary<ScenarioRun> = fc.record({
  paymentScenarios,
  waves: fc.array(wave, { minLength: 5, maxLength: 5 }),
  copies: fc.array(copies, { minLength: 1, maxLength: 12 }),
  chances: fc.array(fc.nat(), { minLength: 4, maxLength: 40 }),
  healing: fc.constantFrom('sweep' as const, 'return-page' as const),
})

/** Plays it up to the moment at which Stripe has nothing more to tell, and nothing is under way. */
export async function perform(shop: Shop, run: ScenarioRun) {
  const stripe = await shop.openStripe()
  const waves = run.waves.slice(0, 1 + Math.max(...run.paymentScenarios.map(({ steps }) => steps.length)))
  const customer = await shop.customer(waves.reduce((sum, { unlocks }) => sum + unlocks, 0))
  const references = await Promise.all(run.paymentScenarios.map(({ packageId }) => customer.choose(packageId)))
  // a second click leads to the same page
  expect(await customer.choose(run.paymentScenarios[0]?.packageId ?? '')).toBe(references[0])
  const accounts = run.paymentScenarios.map((scenario, index) => makeAccount(stripe, references[index] ?? '', scenario))
  const chance = inTurn(run.chances)
  const copies = inTurn(run.copies)
  const sender = makeDeliveries(shop, stripe)
  // what Stripe has answered is out of date now and then before anything is made of it
  shop.stand.afterFind(() => (chance() % 6 === 0 ? sender.deliverStale() : Promise.resolve()))
  let plans = 0

  for (const [index, wave] of waves.entries()) {
    const mayFail = wave.storage !== null || wave.stripe.length > 0
    shop.breaker.arm(wave.storage)
    shop.stand.hurry(wave.stripe.length > 0)
    stripe.faults.next(...wave.stripe)
    const asked = stripe.requests.length

    const atOnce: Promise<void>[] = sender.deliveries.flatMap((delivery) =>
      sender.sendSome(delivery, chance(), mayFail),
    )
    for (const [which, account] of accounts.entries()) {
      const step = run.paymentScenarios[which]?.steps[index]
      const [begin, how] = [chance() % 60, chance()]
      if (!step) continue
      const happen = async (): Promise<void> => {
        const events = account.take(step).map((event) => sender.write(event, account, copies()))
        await Promise.all(events.flatMap((delivery) => sender.sendSome(delivery, how, mayFail)))
      }
      atOnce.push(later(begin, happen))
    }
    const ask = (question: () => Promise<Reply>, refusal?: number): number =>
      atOnce.push(later(chance() % 12, async () => expectAnswer(await question(), mayFail, shop, refusal)))
    if (wave.comesBack) ask(() => customer.comeBack(index % 2 === 0 ? undefined : references[0]))
    for (let unlock = 0; unlock < wave.unlocks; unlock += 1) {
      const plan = plans++
      // there may be too few credits
      ask(() => customer.unlock(plan), 402)
    }
    if (wave.sweeps) atOnce.push(later(chance() % 8, () => sweepOnce(shop, mayFail)))
    await Promise.all(atOnce)
    shop.breaker.arm(null)
    await useUp(stripe, wave.stripe.length - (stripe.requests.length - asked))
    // what was received is kept, and nothing that came late has undone it
    await Promise.all(accounts.filter(sender.isReceived).map((account) => expectStored(shop, account)))
  }
  shop.stand.hurry(false)
  return { stripe, customer, accounts, allDelivered: await sender.finish() }
}

export async function sweepOnce(shop: Shop, mayFail: boolean): Promise<void> {
  const outcome = await shop.sweep().catch((error: unknown) => {
    if (!mayFail) throw error
    return 'try-again'
  })
  if (!mayFail) expect(outcome).toBe('done')
}

async function expectStored(shop: Shop, { reference, expected }: Account): Promise<void> {
  const { kind, reversed } = expected()
  const purchase = await shop.purchase(reference)
  expect(purchase?.kind === 'paid' ? purchase.reversed : 0).toBe(reversed)
  expect(purchase?.kind).toBe(kind)
}

/** What the learner has is what the accounts say, whatever became of the messages. */
export async function expectRight(shop: Shop, customer: Customer, accounts: readonly Account[]): Promise<void> {
  const entries = await customer.entries()
  let balance = 0
  for (const { kind, amount } of entries) {
    balance +=
      { purchased: 1, granted: 1, released: 1, reinstated: 1, captured: 0, held: -1, reversed: -1, withdrawn: -1 }[
        kind
      ] * amount
    expect(balance).toBeGreaterThanOrEqual(0)
  }
  expect(await customer.credits()).toBe(balance)

  let [bought, taken, debt] = [0, 0, 0]
  for (const account of accounts) {
    const { reference } = account
    const { kind, credits, reversed } = account.expected()
    const purchase = await shop.purchase(reference)
    expect(purchase?.kind).toBe(kind)
    expect(entries.filter(({ businessKey }) => businessKey === `purchase:${reference}`)).toHaveLength(
      credits > 0 ? 1 : 0,
    )
    expect(shop.receipts.filter((one) => one === reference)).toHaveLength(credits > 0 ? 1 : 0)
    if (purchase?.kind !== 'paid') continue
    expect(purchase.reversed).toBe(reversed)
    expect(purchase.taken).toBeLessThanOrEqual(reversed)
    bought += credits
    taken += purchase.taken
    debt += purchase.reversed - purchase.taken
  }
  const spent = await customer.spent()
  expect(balance).toBe(bought - taken - spent)
  // no debt is larger than what was spent
  expect(debt).toBeLessThanOrEqual(spent)
}

// Helpers

function inTurn(numbers: readonly number[]): () => number {
  let index = 0
  return () => numbers[index++ % numbers.length] ?? 0
}

/** Faults not met yet: the next wave is without them. */
async function useUp({ url }: StripeServer, count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1)
    await fetch(`${url}/v1/events`)
      .then((it) => it.text())
      .catch(() => '')
}
