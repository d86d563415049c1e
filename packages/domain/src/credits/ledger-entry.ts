import type { ChapterId, LedgerEntryId, UserId } from '../shared/ids.ts'

/**
 * `granted` and `released` add to the balance, `held` takes from it; `captured` moves nothing: it turns the hold into a
 * payment. Kept for ever, never changed.
 */
export type LedgerKind = 'granted' | 'held' | 'captured' | 'released'

export type LedgerEntry = {
  readonly id: LedgerEntryId
  readonly userId: UserId
  readonly kind: LedgerKind
  /** Credits, a whole number above 0. Its effect on the balance follows from `kind`. */
  readonly amount: number
  /** What this entry is about, once and for all: a second entry with the same key cannot be written. */
  readonly businessKey: string
  readonly chapterId: ChapterId | null
  readonly note: string | null
  readonly at: Date
}

const EFFECT: Readonly<Record<LedgerKind, -1 | 0 | 1>> = { granted: 1, held: -1, captured: 0, released: 1 }

/** Credits by which the entry changes the balance. */
export const effectOf = (entry: Pick<LedgerEntry, 'kind' | 'amount'>): number => EFFECT[entry.kind] * entry.amount

export const balanceOf = (entries: readonly Pick<LedgerEntry, 'kind' | 'amount'>[]): number =>
  entries.reduce((sum, entry) => sum + effectOf(entry), 0)
