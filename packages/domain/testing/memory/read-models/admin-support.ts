import { type Chapter, contentStatus } from '../../../src/chapters/chapter.ts'
import { effectOf } from '../../../src/credits/ledger-entry.ts'
import { isPretend, type PaidPurchase, type Purchase } from '../../../src/credits/purchase.ts'
import { generationStatus, type Plan } from '../../../src/plans/plan.ts'
import type { UserListItem } from '../../../src/ports/read-models/admin-support.ts'
import {
  type AccountRecord,
  MAX_SHOWN,
  type MailListItem,
  type PurchaseFilter,
  type PurchaseListItem,
  type Revenue,
  type SupportChapter,
  type SupportPlan,
  type SupportReadModels,
} from '../../../src/ports/read-models/admin-support.ts'
import { startOfDay } from '../../../src/shared/duration.ts'
import type { UserId } from '../../../src/shared/ids.ts'
import type { User } from '../../../src/users/user.ts'
import { inOrder } from '../repositories/chapter-repository.ts'
import type { Tables } from '../tables.ts'
import { isWithin } from './is-within.ts'

export function memorySupportReadModels(tables: Tables, lineOf: (user: User) => UserListItem): SupportReadModels {
  const nameOf = (id: string): string | null => tables.users.get(id)?.username ?? null
  const found = (filter: PurchaseFilter): readonly PurchaseListItem[] =>
    [...tables.purchases.values()]
      .filter((purchase) => isWanted(purchase, filter))
      .map((purchase) => ({ ...purchase, username: nameOf(purchase.userId) }))
      .toSorted((a, b) => (isBefore(a, b) ? -1 : 1))

  return {
    account: async (id) => {
      const user = tables.users.get(id)
      if (!user) return null
      const isTheirs = (row: { readonly userId: UserId }): boolean => row.userId === id
      const staff = [...tables.auditEntries.values()].findLast(
        ({ subjectId, act }) => subjectId === id && (act.kind === 'user-verified' || act.kind === 'user-added'),
      )
      const named = (actor: AccountRecord['notes'][number]['author']) =>
        actor.kind === 'admin' ? nameOf(actor.id) : null
      return structuredClone({
        user: lineOf(user),
        language: user.language,
        timeZone: user.timeZone,
        cards: [...tables.cards.values()].filter((card) => isTheirs(card) && !card.isVoid).length,
        verifiedAt: user.kind === 'verified' ? user.verifiedAt : null,
        verifiedBy: user.kind === 'verified' && staff ? { actor: staff.actor, actorName: named(staff.actor) } : null,
        granted: [...tables.entries.values()]
          .filter((entry) => isTheirs(entry) && (entry.kind === 'granted' || entry.kind === 'withdrawn'))
          .reduce((sum, entry) => sum + effectOf(entry), 0),
        sessions: [...tables.sessions.values()]
          .filter(isTheirs)
          .toSorted((a, b) => b.lastSeenAt.getTime() - a.lastSeenAt.getTime() || (a.id > b.id ? -1 : 1)),
        plans: newestFirst([...tables.plans.values()].filter(isTheirs), ({ createdAt }) => createdAt)
          .slice(0, MAX_SHOWN.plans)
          .map((plan) => planOf(plan, tables)),
        mails: mailsOf(id, tables),
        notes: newestFirst([...tables.staffNotes.values()].filter(isTheirs), ({ at }) => at)
          .slice(0, MAX_SHOWN.notes)
          .map(({ id: noteId, text, at, author }) => ({ id: noteId, text, at, author, authorName: named(author) })),
      })
    },

    allPurchases: async ({ after, limit, ...filter }) => {
      const rest = found(filter).filter((purchase) => after === null || isBefore(after, purchase))
      const purchases = rest.slice(0, limit)
      const last = purchases.at(-1)
      return { purchases, next: rest.length > limit && last ? { openedAt: last.openedAt, id: last.id } : null }
    },

    revenue: async (filter) => {
      const paid = found(filter).filter(
        (purchase): purchase is PaidPurchase & PurchaseListItem => purchase.kind === 'paid',
      )
      return {
        days: sums(paid, ({ openedAt }) => startOfDay(openedAt).toISOString())
          .map(({ key, ...sum }) => ({ day: new Date(key), ...sum }))
          .toSorted((a, b) => b.day.getTime() - a.day.getTime() || Number(a.isPretend) - Number(b.isPretend)),
        packages: sums(paid, ({ packageName }) => packageName)
          .map(({ key, ...sum }) => ({ packageName: key, ...sum }))
          .toSorted((a, b) => b.cents - a.cents || (a.packageName < b.packageName ? -1 : 1)),
      }
    },
  }
}

function planOf(plan: Plan, tables: Tables): SupportPlan {
  const { id, title, createdAt, archivedAt, generation } = plan
  return {
    ...{ id, title, createdAt, isArchived: archivedAt !== null },
    generationStatus: generationStatus(plan),
    failure: generation.kind === 'failed' ? generation.reason : null,
    chapters: inOrder([...tables.chapters.values()].filter(({ planId }) => planId === id)).map(chapterOf),
  }
}

const chapterOf = (chapter: Chapter): SupportChapter => ({
  ...{ id: chapter.id, number: chapter.number, title: chapter.title, price: chapter.price },
  isUnlocked: chapter.kind !== 'locked',
  contentStatus: contentStatus(chapter),
  failure: chapter.kind === 'locked' ? (chapter.failure?.reason ?? null) : null,
  unlockedAt: chapter.kind === 'locked' ? null : chapter.unlockedAt,
  isCompleted: chapter.kind === 'open' && chapter.completedAt !== null,
})

function mailsOf(userId: UserId, tables: Tables): readonly MailListItem[] {
  const recorded = [...tables.mails.values()].filter((record) => record.userId === userId)
  // the memory queue does not know since when a job waits
  const queued = [...tables.jobs.values()].flatMap(({ job }): readonly MailListItem[] =>
    job.kind === 'send-mail' && job.userId === userId && recorded.every(({ id }) => id !== job.mailId)
      ? [{ id: job.mailId, mail: job.mail, at: new Date(0), state: 'queued' }]
      : [],
  )
  const known = recorded.map(({ id, mail, at, state }) => ({ id, mail, at, state }))
  return [...queued, ...newestFirst(known, ({ at }) => at)].slice(0, MAX_SHOWN.mails)
}

const newestFirst = <T extends { readonly id: string }>(rows: readonly T[], timeOf: (row: T) => Date): readonly T[] =>
  rows.toSorted((a, b) => timeOf(b).getTime() - timeOf(a).getTime() || (a.id > b.id ? -1 : 1))

const isWanted = (purchase: Purchase, { userId, state, ...time }: PurchaseFilter): boolean =>
  (userId === null || purchase.userId === userId) &&
  (state === null || purchase.kind === state) &&
  isWithin(purchase.openedAt, time)

type Place = Pick<Purchase, 'openedAt' | 'id'>

const isBefore = (one: Place, other: Place): boolean =>
  one.openedAt.getTime() === other.openedAt.getTime() ? one.id > other.id : one.openedAt > other.openedAt

function sums(paid: readonly PaidPurchase[], keyOf: (purchase: PaidPurchase) => string) {
  const found = new Map<string, Revenue & { readonly key: string }>()
  for (const purchase of paid) {
    const [key, pretend] = [keyOf(purchase), isPretend(purchase)]
    const before = found.get(`${key}/${pretend}`)
    found.set(`${key}/${pretend}`, {
      key,
      isPretend: pretend,
      purchases: (before?.purchases ?? 0) + 1,
      credits: (before?.credits ?? 0) + purchase.credits,
      cents: (before?.cents ?? 0) + purchase.price.cents,
      returnedCents: (before?.returnedCents ?? 0) + purchase.returnedCents,
    })
  }
  return [...found.values()]
}
