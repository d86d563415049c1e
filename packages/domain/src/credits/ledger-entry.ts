import type { ChapterId, LedgerEntryId, PurchaseId, UserId } from '../shared/index.ts'

/**
 * `purchased`, `granted` (by an admin), `released` and `reinstated` add to the balance; `held`, `reversed` and `withdrawn` (a grant
 * that an admin took back) take from it;
 * `captured` moves nothing: it turns the hold into a payment. Kept for ever, never changed.
 */
export type LedgerKind =
  | 'purchased'
  | 'granted'
  | 'withdrawn'
  | 'held'
  | 'captured'
  | 'released'
  | 'reversed'
  | 'reinstated'

export type LedgerEntry = {
  readonly id: LedgerEntryId
  readonly userId: UserId
  readonly kind: LedgerKind
  /** Credits, a whole number above 0. Its effect on the balance follows from `kind`. */
  readonly amount: number
  /** What this entry is about, once and for all: a second entry with the same key cannot be written. */
  readonly businessKey: string
  /** The chapter that is paid; null for every other kind of movement. */
  readonly chapterId: ChapterId | null
  /** The purchase that brought the credits, or whose money went back; null for every other kind of movement. */
  readonly purchaseId: PurchaseId | null
  readonly note: string | null
  readonly at: Date
}

const EFFECT: Readonly<Record<LedgerKind, -1 | 0 | 1>> = {
  purchased: 1,
  granted: 1,
  withdrawn: -1,
  held: -1,
  captured: 0,
  released: 1,
  reversed: -1,
  reinstated: 1,
}

/** Credits by which the entry changes the balance. */
export const effectOf = (entry: Pick<LedgerEntry, 'kind' | 'amount'>): number => EFFECT[entry.kind] * entry.amount

export const balanceOf = (entries: readonly Pick<LedgerEntry, 'kind' | 'amount'>[]): number =>
  entries.reduce((sum, entry) => sum + effectOf(entry), 0)
