import { type ChapterId, err, type LedgerEntryId, ok, type PurchaseId, type UserId } from '../shared/index.ts'
import { effectOf, type LedgerEntry, type LedgerKind } from './ledger-entry.ts'

/** What a learner can spend now: the sum of the ledger, never below 0. */
export type Wallet = { readonly userId: UserId; readonly balance: number }

/** What a balance can hold: PostgreSQL's integer. */
export const MAX_BALANCE = 2_147_483_647

/**
 * What credits may be given or offered for sale up to. Above it is room for what comes without being asked for: credits of a hold
 * that is released, of a dispute that was won, of a checkout that was opened before.
 */
const FULL_BALANCE = 2_000_000_000

/** How many credits may be given or offered for sale now. */
export const roomIn = ({ balance }: Wallet): number => Math.max(0, FULL_BALANCE - balance)

export const canHold = ({ balance }: Wallet, credits: number): boolean => balance + credits <= MAX_BALANCE

/** Credits as they are moved: a whole number above 0. */
export const isAmount = (credits: number): boolean => Number.isSafeInteger(credits) && credits > 0

/** Credits set aside for a chapter that is being written. */
export type Hold = { readonly key: string; readonly amount: number }

/** A change of a wallet and the entry that explains it: always saved together. */
export type Movement = { readonly wallet: Wallet; readonly entry: LedgerEntry }

export type EntryStamp = { readonly id: LedgerEntryId; readonly at: Date }

export const unlockKey = (chapterId: ChapterId, attempt: number): string => `unlock:${chapterId}:${attempt}`

/** @throws RangeError when `amount` is not a whole number above 0: callers check what people type. */
export function grant(
  wallet: Wallet,
  amount: number,
  businessKey: string,
  note: string | null,
  stamp: EntryStamp,
): Movement {
  return move(wallet, { ...stamp, kind: 'granted', amount, businessKey, note })
}

/** How many credits an admin may take back: no more than admins `granted` and have not taken back yet, and only what is still there. */
export const withdrawable = ({ balance }: Wallet, granted: number): number => Math.max(0, Math.min(balance, granted))

/** Takes granted credits back. `granted`: see `WalletRepository.grantedTo`. Never leads below 0. */
export function withdraw(
  wallet: Wallet,
  { amount, granted, note }: { readonly amount: number; readonly granted: number; readonly note: string },
  businessKey: string,
  stamp: EntryStamp,
) {
  const largest = withdrawable(wallet, granted)
  if (!isAmount(amount)) return err({ kind: 'invalid-amount', largest: FULL_BALANCE })
  if (amount > largest) return err({ kind: 'nothing-to-withdraw', largest })
  return ok(move(wallet, { ...stamp, kind: 'withdrawn', amount, businessKey, note }))
}

export function hold(wallet: Wallet, { key, amount }: Hold, chapterId: ChapterId, stamp: EntryStamp) {
  if (amount > wallet.balance) return err({ kind: 'insufficient-credits', missing: amount - wallet.balance })
  return ok(move(wallet, { ...stamp, kind: 'held', amount, businessKey: `${key}:held`, chapterId }))
}

export const capture = (wallet: Wallet, { key, amount }: Hold, chapterId: ChapterId, stamp: EntryStamp): Movement =>
  move(wallet, { ...stamp, kind: 'captured', amount, businessKey: `${key}:captured`, chapterId })

export const release = (wallet: Wallet, { key, amount }: Hold, chapterId: ChapterId, stamp: EntryStamp): Movement =>
  move(wallet, { ...stamp, kind: 'released', amount, businessKey: `${key}:released`, chapterId })

/** What a purchase did to the wallet: `amount` credits that it brought, took back, or brought again. */
export const moveForPurchase = (
  wallet: Wallet,
  movement: {
    readonly kind: Extract<LedgerKind, 'purchased' | 'reversed' | 'reinstated'>
    readonly amount: number
    readonly businessKey: string
    readonly purchaseId: PurchaseId
  },
  stamp: EntryStamp,
): Movement => move(wallet, { ...movement, ...stamp })

type Unsigned = Omit<LedgerEntry, 'userId' | 'chapterId' | 'purchaseId' | 'note'> &
  Partial<Pick<LedgerEntry, 'chapterId' | 'purchaseId' | 'note'>>

function move(wallet: Wallet, unsigned: Unsigned): Movement {
  if (!isAmount(unsigned.amount)) {
    throw new RangeError(`A ledger entry needs a whole number of credits above 0, not ${unsigned.amount}.`)
  }
  const entry: LedgerEntry = { chapterId: null, purchaseId: null, note: null, ...unsigned, userId: wallet.userId }
  const balance = wallet.balance + effectOf(entry)
  if (balance > MAX_BALANCE || balance < 0) throw new RangeError(`A balance cannot be ${balance}.`)
  return { wallet: { ...wallet, balance }, entry }
}
