import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCredits } from '../../testing/arbitraries.ts'
import { NOW, newChapterId, newEntryId, newUserId } from '../../testing/builders.ts'
import { newPurchaseId } from '../../testing/purchase-builders.ts'
import { balanceOf, type LedgerEntry } from './ledger-entry.ts'
import {
  capture,
  grant,
  type Hold,
  hold,
  MAX_BALANCE,
  type Movement,
  moveForPurchase,
  release,
  unlockKey,
  type Wallet,
} from './wallet.ts'

const USER = newUserId()
const CHAPTER = newChapterId()
const HOLD: Hold = { key: unlockKey(CHAPTER, 1), amount: 10 }

describe('grant', () => {
  it('should add credits and say what for', () => {
    const { wallet, entry } = grant(walletOf(5), 50, 'purchase:session-1', 'Package A', stamp())
    expect(wallet).toEqual({ userId: USER, balance: 55 })
    expect(entry).toMatchObject({
      userId: USER,
      kind: 'granted',
      amount: 50,
      businessKey: 'purchase:session-1',
      chapterId: null,
      note: 'Package A',
      at: NOW,
    })
  })

  it.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('should throw at an amount of %d', (amount) => {
    expect(() => grant(walletOf(5), amount, 'key', null, stamp())).toThrow(RangeError)
  })

  it('should throw rather than lose count', () => {
    const rich = walletOf(MAX_BALANCE - 1)
    expect(grant(rich, 1, 'key', null, stamp()).wallet.balance).toBe(MAX_BALANCE)
    expect(() => grant(rich, 2, 'key', null, stamp())).toThrow(RangeError)
  })
})

describe('hold', () => {
  it('should set credits aside for a chapter', () => {
    const held = hold(walletOf(12), HOLD, CHAPTER, stamp())
    expect(held).toMatchObject({
      ok: true,
      value: {
        wallet: { balance: 2 },
        entry: { kind: 'held', amount: 10, businessKey: `unlock:${CHAPTER}:1:held`, chapterId: CHAPTER },
      },
    })
  })

  it('should say how many credits are missing', () => {
    expect(hold(walletOf(3), HOLD, CHAPTER, stamp())).toEqual({
      ok: false,
      error: { kind: 'insufficient-credits', missing: 7 },
    })
  })

  it('should allow the whole balance and never one credit more', () => {
    fc.assert(
      fc.property(anyCredits(), (balance) => {
        const all = hold(walletOf(balance), { ...HOLD, amount: balance }, CHAPTER, stamp())
        expect(all).toMatchObject({ ok: true, value: { wallet: { balance: 0 } } })
        const more = hold(walletOf(balance), { ...HOLD, amount: balance + 1 }, CHAPTER, stamp())
        expect(more).toEqual({ ok: false, error: { kind: 'insufficient-credits', missing: 1 } })
      }),
    )
  })

  it.each([0, -10, 0.5])('should throw at a price of %d: a free chapter holds nothing', (amount) => {
    expect(() => hold(walletOf(50), { ...HOLD, amount }, CHAPTER, stamp())).toThrow(RangeError)
  })
})

describe('capture and release', () => {
  it('should turn a hold into a payment without moving credits', () => {
    const { wallet, entry } = capture(walletOf(2), HOLD, CHAPTER, stamp())
    expect(wallet.balance).toBe(2)
    expect(entry).toMatchObject({ kind: 'captured', amount: 10, businessKey: `${HOLD.key}:captured` })
  })

  it('should give a hold back', () => {
    const { wallet, entry } = release(walletOf(2), HOLD, CHAPTER, stamp())
    expect(wallet.balance).toBe(12)
    expect(entry).toMatchObject({ kind: 'released', amount: 10, businessKey: `${HOLD.key}:released` })
  })

  it('should throw rather than go on with a balance below 0', () => {
    expect(() => capture(walletOf(-1), HOLD, CHAPTER, stamp())).toThrow(RangeError)
  })

  it('should give every entry of an attempt a key of its own, and every attempt others', () => {
    const entries = [1, 2].flatMap((attempt) => {
      const price = { key: unlockKey(CHAPTER, attempt), amount: 10 }
      const held = hold(walletOf(10), price, CHAPTER, stamp())
      const moves = [capture(walletOf(0), price, CHAPTER, stamp()), release(walletOf(0), price, CHAPTER, stamp())]
      return [...(held.ok ? [held.value] : []), ...moves].map(({ entry }) => entry.businessKey)
    })
    expect(entries).toHaveLength(6)
    expect(new Set(entries).size).toBe(6)
  })
})

describe('moveForPurchase', () => {
  const PURCHASE = newPurchaseId()

  it.each([
    ['purchased', 130],
    ['reversed', 0],
    ['reinstated', 130],
  ] as const)('should write what a purchase did: credits %s', (kind, balance) => {
    const bought = { kind, amount: 65, businessKey: `${kind}:checkout-1`, purchaseId: PURCHASE }
    const { wallet, entry } = moveForPurchase(walletOf(65), bought, stamp())
    expect(wallet).toEqual({ userId: USER, balance })
    expect(entry).toMatchObject({ ...bought, userId: USER, chapterId: null, note: null, at: NOW })
  })

  it('should throw rather than take a credit that is not there', () => {
    const reversed = {
      kind: 'reversed',
      amount: 66,
      businessKey: 'reversal:checkout-1:2',
      purchaseId: PURCHASE,
    } as const
    expect(() => moveForPurchase(walletOf(65), reversed, stamp())).toThrow(RangeError)
  })
})

describe('a wallet after any movements', () => {
  it('should be the sum of its ledger and never below 0', () => {
    fc.assert(
      fc.property(fc.array(anyStep()), (steps) => {
        let wallet = walletOf(0)
        const entries: LedgerEntry[] = []
        const open: Hold[] = []
        for (const [index, step] of steps.entries()) {
          for (const movement of moves(step, wallet, open, index)) {
            expect(movement.wallet.userId).toBe(movement.entry.userId)
            wallet = movement.wallet
            entries.push(movement.entry)
          }
          expect(wallet.balance).toBe(balanceOf(entries))
          expect(wallet.balance).toBeGreaterThanOrEqual(0)
        }
        expect(spendable(wallet) + sum(open.map(({ amount }) => amount)) + captured(entries)).toBe(granted(entries))
        expect(new Set(entries.map(({ businessKey }) => businessKey)).size).toBe(entries.length)
      }),
    )
  })
})

// Helpers

const walletOf = (balance: number): Wallet => ({ userId: USER, balance })

const stamp = () => ({ id: newEntryId(), at: NOW })

type Step =
  | { readonly kind: 'grant'; readonly amount: number }
  /** Holds the balance and this many credits more, or less where it is negative. */
  | { readonly kind: 'hold'; readonly overBalance: number }
  | { readonly kind: 'capture' | 'release' }

const anyStep = (): fc.Arbitrary<Step> =>
  fc.oneof(
    fc.record({ kind: fc.constant('grant'), amount: fc.integer({ min: 1, max: 1_000 }) }),
    fc.record({ kind: fc.constant('hold'), overBalance: fc.integer({ min: -500, max: 1 }) }),
    fc.record({ kind: fc.constantFrom('capture', 'release') }),
  )

/** `open` holds what was set aside and not settled yet. */
function moves(step: Step, wallet: Wallet, open: Hold[], index: number): readonly Movement[] {
  if (step.kind === 'grant') return [grant(wallet, step.amount, `admin:${index}`, null, stamp())]
  if (step.kind === 'hold') {
    const price = { key: unlockKey(CHAPTER, index), amount: Math.max(1, wallet.balance + step.overBalance) }
    const held = hold(wallet, price, CHAPTER, stamp())
    expect(held.ok).toBe(price.amount <= wallet.balance)
    if (held.ok) open.push(price)
    return held.ok ? [held.value] : []
  }
  const price = open.shift()
  const settle = step.kind === 'capture' ? capture : release
  return price ? [settle(wallet, price, CHAPTER, stamp())] : []
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

const amountOf = (entries: readonly LedgerEntry[], wanted: LedgerEntry['kind']): number =>
  sum(entries.filter(({ kind }) => kind === wanted).map(({ amount }) => amount))

const spendable = ({ balance }: Wallet): number => balance
const captured = (entries: readonly LedgerEntry[]): number => amountOf(entries, 'captured')
const granted = (entries: readonly LedgerEntry[]): number => amountOf(entries, 'granted')
