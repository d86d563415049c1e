import { type AdminUser, adminUsers, auditLog, type UserSort } from '@app/contract'
import { type InfiniteData, infiniteQueryOptions, keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

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
const audit = ['admin', 'audit'] as const

export const usersQuery = ({ search, role, status, sort }: UserFilters) => {
  const asked = {
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(role !== '' && { role }),
    ...(status !== '' && { status }),
    sort,
    limit: USERS_AT_ONCE,
  }
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

/** `user`: whom it was done to; null for everybody. */
export const auditQuery = (user: string | null) =>
  infiniteQueryOptions({
    queryKey: [...audit, user],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(
        auditLog,
        { ...(user !== null && { user }), limit: ENTRIES_AT_ONCE, ...(cursor !== null && { cursor }) },
        signal,
      ),
    initialPageParam: null as string | null, // no cursor yet: from the newest
    getNextPageParam: ({ next_cursor }) => next_cursor,
    staleTime: 0,
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

export const readUsersAnew = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: users })

export const forgetAudit = (queryClient: QueryClient): void => queryClient.removeQueries({ queryKey: audit })
