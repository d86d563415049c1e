import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAuth } from '../../../api/auth-context.ts'
import { isProblem } from '../../../api/problem.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { notify } from '../../../ui/feedback/notify.ts'
import { ShowMore } from '../../../ui/show-more.tsx'
import { useIsWide } from '../../../ui/use-is-wide.ts'
import { type UserFilters, userCountQuery, usersQuery } from '../api.ts'
import { describeAdminError } from '../describe-admin-error.ts'
import { ListSkeleton } from '../list-parts.tsx'
import { useCountAnnounced } from '../use-count-announced.ts'
import type { OnAdminAction } from './admin-action.ts'
import { UserCards, UserTable } from './user-rows.tsx'

type UserListProps = {
  readonly filters: UserFilters
  readonly isNarrowed: boolean
  readonly onClear: () => void
  readonly onAction: OnAdminAction
}

export function UserList({ filters, isNarrowed, onClear, onAction }: UserListProps) {
  const { user: me, refreshUser } = useAuth()
  const { data, error, refetch, isRefetching, fetchNextPage, ...more } = useInfiniteQuery(usersQuery(filters))
  const { data: total } = useQuery(userCountQuery(filters))
  const users = data?.pages.flat()
  const List = useIsWide() ? UserTable : UserCards
  useCountAnnounced(filters, users && !more.isPlaceholderData ? inSum(users.length, more.hasNextPage) : undefined)

  useEffect(() => {
    if (error !== null) notify.error(describeAdminError(error))
  }, [error])
  // who is no admin any more has no business here: the guard leads them on
  const isForbidden = isProblem(error, 'forbidden')
  useEffect(() => {
    if (isForbidden) refreshUser()
  }, [isForbidden, refreshUser])

  const showMore = async () => {
    const { data: longer, isError } = await fetchNextPage({ cancelRefetch: false })
    return isError ? null : (longer?.pages.flat().length ?? 0) - (users?.length ?? 0)
  }

  return (
    <>
      {users === undefined && error === null && <ListSkeleton label="Loading users..." />}
      {error !== null && !more.isFetchNextPageError && (
        <LoadProblem title="The users could not be loaded." busy={isRefetching || more.isFetching} onRetry={refetch}>
          {describeAdminError(error)}
        </LoadProblem>
      )}
      {users?.length === 0 && (
        <EmptyState
          title="No users found."
          action={
            isNarrowed && (
              <Button size="sm" onClick={onClear}>
                Clear filters
              </Button>
            )
          }
        />
      )}
      {users && users.length > 0 && (
        <div aria-busy={more.isPlaceholderData} className={more.isPlaceholderData ? 'opacity-60' : undefined}>
          <p className="mb-2 text-note text-muted tabular-nums">
            {/* its line stays while no one knows */}
            {total === undefined || more.isPlaceholderData ? '\u00a0' : shownOf(users.length, total)}
          </p>
          <List users={users} ownId={me?.id} onAction={onAction} />
          <ShowMore
            hasNext={more.hasNextPage}
            busy={more.isFetchingNextPage}
            problem={more.isFetchNextPageError ? describeAdminError(error) : null}
            onMore={showMore}
            end={endOf(users.length)}
          />
        </div>
      )}
    </>
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
