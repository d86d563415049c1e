import { type AdminUser, adminUserCount, adminUsers, auditLog, type ReplyOf } from '@app/contract'
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { messageOf } from '../../api/problem.ts'
import { invalidate, pagesKey, q, qPages } from '../../api/query.ts'
import { type ActivityFilters, UNKNOWN_USER } from './activity/use-activity-filters.ts'
import { texts } from './texts.ts'
import type { UserFilters } from './users/user-filters.tsx'

export type Role = AdminUser['role']

const USERS_AT_ONCE = 50
const ENTRIES_AT_ONCE = 50

export const narrowed = ({ search, role, status, from, to }: UserFilters) => ({
  ...(search.trim() !== '' && { search: search.trim() }),
  ...(role !== '' && { role }),
  ...(status !== '' && { status }),
  ...(from !== null && { from }),
  ...(to !== null && { to }),
})

export const usersQuery = (filters: UserFilters) => {
  const asked = { ...narrowed(filters), sort: filters.sort, limit: USERS_AT_ONCE }
  return infiniteQueryOptions({
    ...qPages(
      adminUsers,
      (cursor) => ({ ...asked, ...(cursor !== null && { cursor }) }),
      // a full page may be the last one all the same; the next one is empty then
      (page) => (page.length === USERS_AT_ONCE ? page.at(-1)?.id : undefined),
    ),
    // who acts on accounts wants to see them as they are
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** Asked beside the first page only: how many there are in all. */
export const userCountQuery = (filters: UserFilters) =>
  queryOptions({ ...q(adminUserCount, narrowed(filters)), select: ({ count }) => count, staleTime: 0 })

const nothingDone: ReplyOf<typeof auditLog> = { entries: [], next_cursor: null }

export const auditInput = ({ user, actor, act, from, to }: ActivityFilters) => ({
  ...(user !== null && { user }),
  ...(actor !== null && { actor }),
  ...(act !== null && { act }),
  ...(from !== null && { from }),
  ...(to !== null && { to }),
})

export const auditQuery = (filters: ActivityFilters) => {
  const { user } = filters
  const asked = { ...auditInput(filters), limit: ENTRIES_AT_ONCE }
  return infiniteQueryOptions({
    ...qPages(
      auditLog,
      (cursor) => ({ ...asked, ...(cursor !== null && { cursor }) }),
      ({ next_cursor }) => next_cursor,
    ),
    ...(user === UNKNOWN_USER && { queryFn: () => nothingDone }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** By name. So many as can be asked for at once: who has more admins finds the others by their acts. */
export const adminsQuery = queryOptions({ ...q(adminUsers, { role: 'admin', sort: 'name', limit: 200 }), staleTime: 0 })

/** The name of whom an id belongs to, or null when they are gone. */
export const nameQuery = (id: string) =>
  queryOptions({ ...q(adminUsers, { search: id, limit: 1 }), select: (users) => users[0]?.username ?? null })

type Pages = InfiniteData<readonly AdminUser[]>

/** Shows a user as the server has just answered them, in their place: a row that jumps away cannot be acted on again. */
export function showUser(queryClient: QueryClient, changed: AdminUser): void {
  queryClient.setQueriesData<Pages>(
    { queryKey: pagesKey(adminUsers) },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => page.map((user) => (user.id === changed.id ? changed : user))),
      },
  )
}

export function refetchUsers(queryClient: QueryClient): void {
  queryClient.invalidateQueries({ queryKey: pagesKey(adminUsers) })
  invalidate(queryClient, adminUserCount)
}

/** Everything on the page of one account. By their paths: the list of users has no use for the endpoints themselves. */
export function refetchAccount(queryClient: QueryClient): void {
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => /^\/api\/admin\/(users\/:id|purchases)/.test(String(path)),
  })
}

export const clearAudit = (queryClient: QueryClient): void =>
  queryClient.removeQueries({ queryKey: pagesKey(auditLog) })

/** Of any call for admins: they get the server's own sentence for every refusal. */
export const describeAdminError = (problem: unknown): string => messageOf(problem, texts.unexpectedError)
