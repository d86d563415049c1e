import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Applied, anyReport, anySteps, apply, applyAll, begin, type Step } from '../../test/any-purchase.ts'
import { paidReport } from '../../test/payments.ts'
import { balanceOf } from './ledger-entry.ts'
import { settle } from './settle.ts'
import { MAX_BALANCE } from './wallet.ts'

/** Reports in any order and number, with spending in between: what holds whatever a provider, a network or a learner does. */
describe('settle, after any reports', () => {
  it('should keep every credit accounted for', () => {
    always(anySteps(), (steps) => {
      for (const { balance, entries, granted, spent, purchase } of steps) {
        const bought = purchase.kind === 'paid' ? purchase.credits : 0
        const taken = purchase.kind === 'paid' ? purchase.taken : 0
        expect(balance).toBeGreaterThanOrEqual(0)
        expect(balance).toBe(balanceOf(entries))
        expect(balance).toBe(granted + bought - spent - taken)
        expect(new Set(entries.map(({ businessKey }) => businessKey)).size).toBe(entries.length)
      }
    })
  })

  it('should credit a purchase that is paid once, and any other one never', () => {
    always(anySteps(), (steps) => {
      for (const { purchase, entries } of steps) {
        const ofPurchase = entries.filter(({ purchaseId }) => purchaseId === purchase.id)
        const credits = ofPurchase.filter(({ kind }) => kind === 'purchased').map(({ amount }) => amount)
        expect(credits).toEqual(purchase.kind === 'paid' ? [purchase.credits] : [])
        if (purchase.kind !== 'paid') expect(ofPurchase).toEqual([])
      }
    })
  })

  it('should take never more than went back, and count whole credits', () => {
    always(anySteps(), (steps) => {
      for (const { purchase, entries } of steps) {
        if (purchase.kind !== 'paid') continue
        const { taken, reversed, credits, returnedCents, price } = purchase
        expect(taken).toBe(sumOf(entries, 'reversed') - sumOf(entries, 'reinstated'))
        expect(taken).toBeGreaterThanOrEqual(0)
        expect(taken).toBeLessThanOrEqual(reversed)
        expect(returnedCents).toBeLessThanOrEqual(price.cents)
        // whole credits for those cents: one more would be too many, and a learner never loses a part of one
        expect(reversed * price.cents).toBeLessThanOrEqual(credits * returnedCents)
        expect((reversed + 1) * price.cents).toBeGreaterThan(credits * returnedCents)
      }
    })
  })

  it('should never lead to a balance that none can be, and credit as soon as there is room', () => {
    const withoutGrants = anySteps().map((steps) => steps.filter(({ kind }) => kind !== 'grant'))
    const almostFull = fc.integer({ min: MAX_BALANCE - 300, max: MAX_BALANCE })
    fc.assert(
      fc.property(withoutGrants, almostFull, (steps, balance) => {
        for (const { purchase, balance: now, report } of everyStep(steps, balance)) {
          expect(now).toBeLessThanOrEqual(MAX_BALANCE)
          const isAsAgreed = report?.kind === 'paid' && report.amount.cents === 900 && report.amount.currency === 'USD'
          if (isAsAgreed && purchase.kind !== 'paid' && purchase.kind !== 'mismatched') {
            expect(now + purchase.credits).toBeGreaterThan(MAX_BALANCE)
          }
        }
      }),
    )
  })

  it('should have nothing left to do for a report that it has settled', () => {
    always(anySteps(), (steps) => {
      for (const after of steps) {
        if (after.report) expect(settle(after.purchase, after.report, after.circumstances)).toBeNull()
      }
    })
  })

  it('should count every change, and change nothing that was agreed on', () => {
    always(anySteps(), (steps) => {
      for (const [index, { purchase }] of steps.entries()) {
        const before = steps[index - 1]?.purchase
        if (!before) continue
        if (purchase === before) continue
        expect(purchase.version).toBeGreaterThan(before.version)
        const { id, userId, provider, reference, packageId, packageName, credits, price, openedAt } = before
        const agreed = { id, userId, provider, reference, packageId, packageName, credits, price, openedAt }
        expect(purchase).toMatchObject(agreed)
        expect(MAY_BECOME[before.kind]).toContain(purchase.kind)
      }
    })
  })

  it('should not depend on reports without a payment, once one does', () => {
    const first = fc.record({ kind: fc.constant('report'), report: anyReport(true) })
    fc.assert(
      fc.property(anySteps(), first, anySteps(), (before, paid, after) => {
        const steps: Step[] = [...before, paid as Step, ...after] // the arbitrary of a step is this one among others
        const without = steps.filter((step) => step.kind !== 'report' || step.report.kind === 'paid')
        const [all, fewer] = [applyAll(steps), applyAll(without)]
        expect({ ...all.purchase, version: 0 }).toEqual({ ...fewer.purchase, version: 0 })
        expect(all.balance).toBe(fewer.balance)
      }),
    )
  })

  it('should depend on the last report only, in whichever order the others came, while nothing is spent', () => {
    const reports = fc
      .array(anyReport(true, true), { minLength: 1 })
      .chain((some) => fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })))
    fc.assert(
      fc.property(reports, fc.nat(900), ([some, shuffled], cents) => {
        const last = paidReport(begin(0).purchase, { returnedCents: cents, receiptUrl: 'https://pay.example/last' })
        const ends = [some, shuffled, []].map((first) =>
          applyAll([...first, last].map((report) => ({ kind: 'report', report }))),
        )
        for (const end of ends) {
          expect(end.balance).toBe(100 - Math.floor(cents / 9))
          expect({ ...end.purchase, version: 0 }).toEqual({ ...ends[0]?.purchase, version: 0 })
        }
      }),
    )
  })

  it('should take as much for money that goes back bit by bit as for the same money at once', () => {
    const bits = fc.array(fc.nat(900)).map((all) => all.toSorted((a, b) => a - b))
    fc.assert(
      fc.property(anySteps(), bits, (steps, returned) => {
        const start = applyAll([...steps, { kind: 'report', report: returning(0) }])
        const bitByBit = returned.reduce((applied, cents) => next(applied, cents), start)
        const atOnce = next(start, returned.at(-1) ?? 0)
        expect({ ...bitByBit.purchase, version: 0 }).toEqual({ ...atOnce.purchase, version: 0 })
        expect(bitByBit.balance).toBe(atOnce.balance)
      }),
    )
  })

  it('should give back exactly what it had taken when all the money comes again', () => {
    fc.assert(
      fc.property(anySteps(), (steps) => {
        const before = applyAll(steps)
        const after = next(next(before, 900), 0)
        if (after.purchase.kind !== 'paid') return
        const [bought, taken] =
          before.purchase.kind === 'paid' ? [0, before.purchase.taken] : [after.purchase.credits, 0]
        expect(after.balance).toBe(before.balance + bought + taken)
        expect(after.purchase).toMatchObject({ returnedCents: 0, reversed: 0, taken: 0 })
      }),
    )
  })
})

// Helpers

/** A purchase that was paid is paid for ever, and one that needs a person waits for that person. */
const MAY_BECOME = {
  open: ['lapsed', 'mismatched', 'paid'],
  lapsed: ['mismatched', 'paid'],
  mismatched: [],
  paid: ['paid'],
} as const

const always = (steps: fc.Arbitrary<readonly Step[]>, check: (all: readonly Applied[]) => void): void =>
  fc.assert(fc.property(steps, fc.nat(500), (some, balance) => check(everyStep(some, balance))))

function everyStep(steps: readonly Step[], balance: number): readonly Applied[] {
  const all = [begin(balance)]
  for (const step of steps) all.push(apply(all.at(-1) ?? begin(balance), step))
  return all
}

const returning = (cents: number) => paidReport(begin(0).purchase, { returnedCents: cents })

const next = (applied: Applied, cents: number): Applied => apply(applied, { kind: 'report', report: returning(cents) })

const sumOf = (entries: Applied['entries'], wanted: string): number =>
  entries.filter(({ kind }) => kind === wanted).reduce((sum, { amount }) => sum + amount, 0)
