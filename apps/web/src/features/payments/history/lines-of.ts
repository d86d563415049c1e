import type { LedgerEntry } from '@app/contract'

/** One line for what a chapter cost: how its hold ended stands for the hold, with what both did to the balance. Newest first, as the ledger. */
export function linesOf(entries: readonly LedgerEntry[]): readonly LedgerEntry[] {
  const ended = new Map<string | undefined, number>()
  return entries.flatMap((entry) => {
    const count = ended.get(entry.chapter?.id) ?? 0
    if (entry.kind === 'held' && count > 0) {
      ended.set(entry.chapter?.id, count - 1)
      return []
    }
    if (entry.kind !== 'captured' && entry.kind !== 'released') return [entry]
    ended.set(entry.chapter?.id, count + 1)
    return [{ ...entry, change: entry.change - entry.amount }]
  })
}
