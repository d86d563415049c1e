import type { Actor, AuditEntry } from '../../../src/audit/audit-entry.ts'
import type { AdminReadModels, AuditQuery, UserCountQuery, UserSort } from '../../../src/ports/read-models/admin.ts'
import type { UserListItem } from '../../../src/ports/read-models/admin-support.ts'
import type { User } from '../../../src/users/user.ts'
import type { Tables } from '../tables.ts'
import { memoryChapterReadModels } from './admin-chapters.ts'
import { memoryResourceReadModels } from './admin-resources.ts'
import { memorySupportReadModels } from './admin-support.ts'
import { memoryFunnel } from './funnel.ts'
import { memoryHealthReadModels } from './health-read-models.ts'
import { isWithin } from './is-within.ts'

export function memoryAdminReadModels(tables: Tables): AdminReadModels {
  const lineOf = (user: User): UserListItem => {
    const { id, username, email, role, isActive, passwordIsTemporary, createdAt, lastLoginAt, deletionAt } = user
    return {
      ...{ id, username, email, role, isActive, passwordIsTemporary, createdAt, lastLoginAt, deletionAt },
      isVerified: user.kind === 'verified',
      credits: tables.wallets.get(id)?.balance ?? 0,
      freeChapters: [...tables.chapters.values()].filter(
        ({ kind, price, planId }) => kind === 'open' && price === 0 && tables.plans.get(planId)?.userId === id,
      ).length,
    }
  }
  const nameOf = (id: string): string | null => tables.users.get(id)?.username ?? null

  return {
    ...memoryHealthReadModels(tables),
    ...memoryFunnel(tables),
    ...memoryChapterReadModels(tables),
    ...memoryResourceReadModels(tables),
    ...memorySupportReadModels(tables, lineOf),
    users: async (query) => {
      const all = [...tables.users.values()].map(lineOf)
      const sorted = all.toSorted(ORDER[query.sort])
      const from = query.after === null ? 0 : sorted.findIndex(({ id }) => id === query.after) + 1
      // an unknown cursor has no next page
      if (query.after !== null && from === 0) return []
      return sorted
        .slice(from)
        .filter((line) => fits(line, query))
        .slice(0, query.limit)
    },
    countUsers: async (query) => [...tables.users.values()].map(lineOf).filter((line) => fits(line, query)).length,
    user: async (id) => {
      const user = tables.users.get(id)
      return user ? lineOf(user) : null
    },
    audit: async ({ before, limit, ...wanted }) => {
      const all = [...tables.auditEntries.values()].toReversed()
      const from = before === null ? 0 : all.findIndex(({ id }) => id === before) + 1
      if (before !== null && from === 0) return { entries: [], next: null }
      const found = all.slice(from).filter((entry) => isWanted(entry, wanted))
      const entries = found.slice(0, limit).map((entry) => ({
        ...structuredClone(entry),
        actorName: entry.actor.kind === 'admin' ? nameOf(entry.actor.id) : null,
        subjectName: nameOf(entry.subjectId),
        chapterTitle: 'chapterId' in entry.act ? (tables.chapters.get(entry.act.chapterId)?.title ?? null) : null,
      }))
      return { entries, next: found.length > limit ? (entries.at(-1)?.id ?? null) : null }
    },
  }
}

function fits({ id, username, email, role, isActive, createdAt }: UserListItem, query: UserCountQuery): boolean {
  const wanted = query.search?.toLowerCase() ?? null
  if (wanted !== null && ![username, email].some((text) => text.toLowerCase().includes(wanted)) && id !== wanted)
    return false
  if (!isWithin(createdAt, query.within)) return false
  return (query.role === null || role === query.role) && (query.isActive === null || isActive === query.isActive)
}

const isWanted = (
  entry: AuditEntry,
  { subjectId, actor, kind, within }: Omit<AuditQuery, 'before' | 'limit'>,
): boolean =>
  (subjectId === null || entry.subjectId === subjectId) &&
  (actor === null || actorKey(entry.actor) === actorKey(actor)) &&
  (kind === null || entry.act.kind === kind) &&
  isWithin(entry.at, within)

const actorKey = (actor: Actor): string => (actor.kind === 'admin' ? actor.id : '')

const byId = (a: UserListItem, b: UserListItem): number => compare(a.id, b.id)
const compare = <T extends string | number>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0)
const lastLogin = ({ lastLoginAt }: UserListItem): number => lastLoginAt?.getTime() ?? Number.NEGATIVE_INFINITY

const ORDER: Readonly<Record<UserSort, (a: UserListItem, b: UserListItem) => number>> = {
  newest: (a, b) => compare(b.createdAt.getTime(), a.createdAt.getTime()) || byId(b, a),
  name: (a, b) => compare(a.username.toLowerCase(), b.username.toLowerCase()) || byId(a, b),
  credits: (a, b) => compare(b.credits, a.credits) || byId(b, a),
  'free-chapters': (a, b) => compare(b.freeChapters, a.freeChapters) || byId(b, a),
  'last-login': (a, b) => compare(lastLogin(b), lastLogin(a)) || byId(b, a),
}
