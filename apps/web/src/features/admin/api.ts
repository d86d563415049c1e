import { texts } from 'virtual:texts/admin'
import {
  type AdminUser,
  type addUser,
  adminUserCount,
  adminUsers,
  auditLog,
  type Endpoint,
  type InputOf,
  type ReplyOf,
} from '@app/contract'
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { messageOf } from '../../api/problem.ts'
import { invalidate, pagesKey, q, qPages } from '../../api/query.ts'

/** Each call on an account answers how it stands then. */
export type UserEndpoint = Endpoint & { readonly reply: (typeof addUser)['reply'] }

/** What every list answers but that of the users. */
export const nextCursorOf = (page: unknown) => (page as { readonly next_cursor: string | null }).next_cursor

/** Of users: a full page may be the last one all the same; the next one is empty then. */
export const lastIdOf = (limit: number) => (page: readonly AdminUser[]) =>
  page.length === limit ? page.at(-1)?.id : undefined

/** The rows of a list that comes in pages, each read after the cursor that the one before it names. */
export const pagesOf = <E extends Endpoint, Row>(
  endpoint: E,
  asked: Omit<InputOf<E>, 'cursor'>,
  rowsOf: (page: ReplyOf<E>) => readonly Row[],
  cursorOf: (page: ReplyOf<E>) => string | null | undefined = nextCursorOf,
) =>
  infiniteQueryOptions({
    // with a cursor it is the whole input, which the generic hides from the compiler
    ...qPages(endpoint, (cursor) => ({ ...asked, ...(cursor !== null && { cursor }) }) as InputOf<E>, cursorOf),
    select: ({ pages }) => pages.flatMap(rowsOf),
    // who acts on accounts wants to see them as they are
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

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
