import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAuth } from '../../../api/auth-context.ts'
import { isProblem } from '../../../api/problem.ts'
import { notify } from '../../../ui/feedback/notify.ts'
import { useIsWide } from '../../../ui/use-is-wide.ts'
import { describeAdminError, type UserFilters, userCountQuery, usersQuery } from '../api.ts'
import { ListSkeleton, NothingFound, PagedList, useCountAnnounced } from '../paged-list.tsx'
import { UserCards, UserTable } from './user-rows.tsx'

type UserListProps = {
  readonly filters: UserFilters
  readonly isNarrowed: boolean
  readonly onClear: () => void
}

export function UserList({ filters, isNarrowed, onClear }: UserListProps) {
  const { refreshUser } = useAuth()
  const query = useInfiniteQuery(usersQuery(filters))
  const { error, isPlaceholderData } = query
  const { data: total } = useQuery(userCountQuery(filters))
  const count = query.data?.pages.flat().length
  const List = useIsWide() ? UserTable : UserCards
  const isKnown = count !== undefined && !isPlaceholderData
  useCountAnnounced(filters, isKnown ? inSum(count, query.hasNextPage) : undefined)

  useEffect(() => {
    if (error !== null) notify.error(describeAdminError(error))
  }, [error])
  // who is no admin any more has no business here: the guard leads them on
  const isForbidden = isProblem(error, 'forbidden')
  useEffect(() => {
    if (isForbidden) refreshUser()
  }, [isForbidden, refreshUser])

  return (
    <PagedList
      query={query}
      rowsOf={(page) => page}
      loading={<ListSkeleton label="Loading users..." />}
      failed="The users could not be loaded."
      empty={<NothingFound title="No users found." onClear={isNarrowed && onClear} />}
      end={endOf}
    >
      {(users) => (
        <>
          <p className="mb-2 text-note text-muted tabular-nums">
            {/* its line stays while no one knows */}
            {total === undefined || isPlaceholderData ? '\u00a0' : shownOf(users.length, total)}
          </p>
          <List users={users} />
        </>
      )}
    </PagedList>
  )
}

/** A user may have come between the two answers: what is shown is there. */
function shownOf(shown: number, total: number): string {
  const all = Math.max(shown, total)
  const users = `${all.toLocaleString('en')} ${all === 1 ? 'user' : 'users'}`
  return shown < all ? `${shown.toLocaleString('en')} of ${users}` : users
}

const endOf = (count: number): string => (count === 1 ? 'One user.' : `All ${count} users.`)

const inSum = (count: number, hasMore: boolean): string =>
  count === 0 ? 'No users found.' : hasMore ? `The first ${count} users shown.` : endOf(count)
