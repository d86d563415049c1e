import fc from 'fast-check'
import type { LedgerEntry } from '../src/credits/ledger-entry.ts'
import type { Payment } from '../src/credits/payment.ts'
import type { Purchase } from '../src/credits/purchase.ts'
import { settle } from '../src/credits/settle.ts'
import { capture, grant, hold, type Movement, unlockKey, type Wallet } from '../src/credits/wallet.ts'
import { anOpenPurchase, NOW, newChapterId, newEntryId, newUserId } from '../testing/index.ts'
import { lapsedReport, openReport, paidReport } from './payments.ts'

/** One purchase of 100 credits for 900 cents, of which everything in this file is. */
const OPEN = anOpenPurchase(newUserId())

export type Step =
  | { readonly kind: 'report'; readonly report: Payment }
  /** The learner unlocks something for this share of the balance, in percent. */
  | { readonly kind: 'spend'; readonly percent: number }
  /** Credits from elsewhere. */
  | { readonly kind: 'grant'; readonly amount: number }

export type Applied = {
  readonly purchase: Purchase
  readonly balance: number
  readonly entries: readonly LedgerEntry[]
  readonly granted: number
  readonly spent: number
  /** What was reported last; null after another step. */
  readonly report: Payment | null
  readonly circumstances: Parameters<typeof settle>[2]
}

export const begin = (balance: number): Applied => {
  const nothing = { purchase: OPEN, balance: 0, entries: [], granted: 0, spent: 0, report: null }
  const applied = { ...nothing, circumstances: circumstancesOf(0) }
  return balance === 0 ? applied : apply(applied, { kind: 'grant', amount: balance })
}

export const applyAll = (steps: readonly Step[]): Applied => steps.reduce(apply, begin(0))

export function apply(applied: Applied, step: Step): Applied {
  const { purchase, balance, entries, granted, spent } = applied
  if (step.kind === 'report') {
    const settlement = settle(purchase, step.report, circumstancesOf(balance))
    return {
      ...moved(applied, settlement?.movements ?? []),
      purchase: settlement?.purchase ?? purchase,
      report: step.report,
    }
  }
  const stamp = { id: newEntryId(), at: NOW }
  const wallet = walletOf(balance)
  if (step.kind === 'grant') {
    const movement = grant(wallet, step.amount, `admin:${entries.length}`, null, stamp)
    return { ...moved(applied, [movement]), granted: granted + step.amount, report: null }
  }
  const amount = Math.ceil((balance * step.percent) / 100)
  const chapterId = newChapterId()
  const price = { key: unlockKey(chapterId, 1), amount }
  const held = amount > 0 ? hold(wallet, price, chapterId, stamp) : null
  if (!held?.ok) return { ...applied, report: null }
  const paid = capture(held.value.wallet, price, chapterId, { ...stamp, id: newEntryId() })
  return { ...moved(applied, [held.value, paid]), spent: spent + amount, report: null }
}

/** `paid`: only such as tell of a payment. `asAgreed`: only such as tell of the right amount. */
export function anyReport(paid = false, asAgreed = false): fc.Arbitrary<Payment> {
  const amount = fc.oneof(
    { weight: 4, arbitrary: fc.constant({ cents: 900, currency: 'USD' }) },
    fc.record({ cents: fc.constantFrom(0, 1, 899, 901, 90_000), currency: fc.constant('USD') }),
    fc.constant({ cents: 900, currency: 'EUR' }),
  )
  const anyFacts = fc.record({
    returnedCents: fc.option(fc.oneof(fc.nat(950), fc.constantFrom(0, 1, 8, 9, 450, 899, 900, 901))),
    receiptUrl: fc.option(fc.constantFrom('https://pay.example/1', 'https://pay.example/2')),
  })
  const ofPayment = asAgreed
    ? anyFacts.map((facts) => paidReport(OPEN, facts))
    : fc.tuple(anyFacts, amount).map(([facts, of]) => paidReport(OPEN, { ...facts, amount: of }))
  if (paid) return ofPayment
  const ofNone = fc.constantFrom(openReport(OPEN), lapsedReport(OPEN))
  return fc.oneof({ weight: 3, arbitrary: ofPayment }, { weight: 1, arbitrary: ofNone })
}

export const anySteps = (): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof(
      { weight: 5, arbitrary: fc.record({ kind: fc.constant('report'), report: anyReport() }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('spend'), percent: fc.integer({ min: 0, max: 100 }) }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('grant'), amount: fc.integer({ min: 1, max: 300 }) }) },
    ),
    { maxLength: 25, size: 'max' },
  )

// Helpers

const walletOf = (balance: number): Wallet => ({ userId: OPEN.userId, balance })

const circumstancesOf = (balance: number) => ({ wallet: walletOf(balance), now: NOW, newEntryId })

/** Each movement has to start from what the one before it left: the balance is taken from the last one. */
function moved(applied: Applied, movements: readonly Movement[]): Applied {
  const balance = movements.at(-1)?.wallet.balance ?? applied.balance
  const entries = [...applied.entries, ...movements.map(({ entry }) => entry)]
  return { ...applied, balance, entries, circumstances: circumstancesOf(balance) }
}
