import { effectOf, type LedgerEntry } from '../../../src/credits/ledger-entry.ts'
import type { LedgerListItem, ReadModels } from '../../../src/ports/read-models/learner.ts'
import type { UserId } from '../../../src/shared/ids.ts'
import type { Tables } from '../tables.ts'

/** Entries are in the order in which they were written: a wallet is locked while one is. */
export const memoryLedgerPage =
  (tables: Tables): ReadModels['ledger'] =>
  async (userId, { before, limit }) => {
    const entries = ledgerOf(userId, tables).toReversed()
    const start = before === null ? 0 : entries.findIndex(({ id }) => id === before) + 1
    // an entry that is not the user's own has nothing before it
    const rest = before !== null && start === 0 ? [] : entries.slice(start)
    const page = rest.slice(0, limit)
    return structuredClone({ entries: page, next: rest.length > limit ? (page.at(-1)?.id ?? null) : null })
  }

function ledgerOf(userId: UserId, tables: Tables): readonly LedgerListItem[] {
  let balance = 0
  return [...tables.entries.values()]
    .filter((entry) => entry.userId === userId)
    .map((entry) => {
      balance += effectOf(entry)
      const { id, kind, amount, note, at } = entry
      return {
        id,
        kind,
        amount,
        note,
        at,
        balance,
        chapter: chapterOf(entry, tables),
        packageName: packageOf(entry, tables),
      }
    })
}

function chapterOf({ chapterId, userId }: LedgerEntry, tables: Tables): LedgerListItem['chapter'] {
  const chapter = chapterId && tables.chapters.get(chapterId)
  const plan = chapter ? tables.plans.get(chapter.planId) : undefined
  if (!chapter || plan?.userId !== userId) return null
  return { id: chapter.id, title: chapter.title, planId: plan.id, planTitle: plan.title }
}

const packageOf = ({ purchaseId }: LedgerEntry, tables: Tables): string | null =>
  [...tables.purchases.values()].find(({ id }) => id === purchaseId)?.packageName ?? null
