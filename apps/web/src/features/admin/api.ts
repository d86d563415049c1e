import { type AdminUser, adminUserCount, adminUsers, auditLog, type ReplyOf, type UserSort } from '@app/contract'
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { type ActivityFilters, NOBODY } from './activity/use-activity-filters.ts'

export type Role = AdminUser['role']

export type UserFilters = {
  /** As it was typed. */
  readonly search: string
  readonly role: Role | ''
  readonly status: 'active' | 'inactive' | ''
  readonly sort: UserSort
}

const USERS_AT_ONCE = 50
const ENTRIES_AT_ONCE = 50

const users = ['admin', 'users'] as const
const counts = ['admin', 'user-count'] as const
const audit = ['admin', 'audit'] as const

const narrowed = ({ search, role, status }: UserFilters) => ({
  ...(search.trim() !== '' && { search: search.trim() }),
  ...(role !== '' && { role }),
  ...(status !== '' && { status }),
})

export const usersQuery = (filters: UserFilters) => {
  const asked = { ...narrowed(filters), sort: filters.sort, limit: USERS_AT_ONCE }
  return infiniteQueryOptions({
    queryKey: [...users, asked],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(adminUsers, { ...asked, ...(cursor !== null && { cursor }) }, signal),
    initialPageParam: null as string | null, // no cursor yet: from the first
    // a full page may be the last one all the same; the next one is empty then
    getNextPageParam: (page) => (page.length === USERS_AT_ONCE ? page.at(-1)?.id : undefined),
    // whoever acts on accounts wants to see them as they are
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** Asked beside the first page only: how many there are in all. */
export const userCountQuery = (filters: UserFilters) => {
  const asked = narrowed(filters)
  return queryOptions({
    queryKey: [...counts, asked],
    queryFn: async ({ signal }) => (await call(adminUserCount, asked, signal)).count,
    staleTime: 0,
  })
}

const nothingDone: ReplyOf<typeof auditLog> = { entries: [], next_cursor: null }

export const auditQuery = ({ user, actor, act }: ActivityFilters) => {
  const asked = {
    ...(user !== null && { user }),
    ...(actor !== null && { actor }),
    ...(act !== null && { act }),
    limit: ENTRIES_AT_ONCE,
  }
  return infiniteQueryOptions({
    queryKey: [...audit, asked],
    queryFn: ({ pageParam: cursor, signal }) =>
      user === NOBODY ? nothingDone : call(auditLog, { ...asked, ...(cursor !== null && { cursor }) }, signal),
    initialPageParam: null as string | null, // no cursor yet: from the newest
    getNextPageParam: ({ next_cursor }) => next_cursor,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** By name. So many as can be asked for at once: who has more admins finds the others by their acts. */
export const adminsQuery = queryOptions({
  queryKey: ['admin', 'admins'],
  queryFn: ({ signal }) => call(adminUsers, { role: 'admin', sort: 'name', limit: 200 }, signal),
  staleTime: 0,
})

/** The name of whom an id belongs to, or null when they are gone. */
export const nameQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'name', id],
    queryFn: async ({ signal }) => (await call(adminUsers, { search: id, limit: 1 }, signal))[0]?.username ?? null,
  })

type Pages = InfiniteData<readonly AdminUser[]>

/** Shows a user as the server has just answered them, in their place: a row that jumps away cannot be acted on again. */
export function showUser(queryClient: QueryClient, changed: AdminUser): void {
  queryClient.setQueriesData<Pages>(
    { queryKey: users },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => page.map((user) => (user.id === changed.id ? changed : user))),
      },
  )
}

export function readUsersAnew(queryClient: QueryClient): void {
  for (const queryKey of [users, counts]) queryClient.invalidateQueries({ queryKey })
}

export const forgetAudit = (queryClient: QueryClient): void => queryClient.removeQueries({ queryKey: audit })
