import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isProblem } from '../../api/problem.ts'
import { useAuth } from '../../auth-context.ts'
import { announce } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { notify } from '../../ui/notify.ts'
import { useIsWide } from '../../ui/use-is-wide.ts'
import type { OnAct } from './act-kind.ts'
import { type UserFilters, usersQuery } from './api.ts'
import { ListProblem, ListSkeleton } from './list-parts.tsx'
import { ShowMore } from './show-more.tsx'
import { inWords } from './use-act.ts'
import { UserCards } from './user-cards.tsx'
import { UserTable } from './user-table.tsx'

type UserListProps = {
  readonly filters: UserFilters
  readonly isNarrowed: boolean
  readonly onClear: () => void
  readonly onAct: OnAct
}

export function UserList({ filters, isNarrowed, onClear, onAct }: UserListProps) {
  const { user: me, refreshUser } = useAuth()
  const { data, error, refetch, isRefetching, fetchNextPage, ...more } = useInfiniteQuery(usersQuery(filters))
  const users = data?.pages.flat()
  const List = useIsWide() ? UserTable : UserCards
  useCountAnnounced(more.isPlaceholderData ? undefined : users?.length, more.hasNextPage, filters)

  useEffect(() => {
    if (error !== null) notify.error(inWords(error))
  }, [error])
  // who is no admin any more has no business here: the guard leads them on
  const isForbidden = isProblem(error, 'forbidden')
  useEffect(() => {
    if (isForbidden) refreshUser()
  }, [isForbidden, refreshUser])

  const showMore = async () => {
    const { data: longer } = await fetchNextPage({ cancelRefetch: false })
    return (longer?.pages.flat().length ?? 0) - (users?.length ?? 0)
  }

  return (
    <>
      {users === undefined && error === null && <ListSkeleton label="Loading users..." />}
      {error !== null && !more.isFetchNextPageError && (
        <ListProblem
          error={error}
          title="The users could not be loaded."
          busy={isRefetching || more.isFetching}
          onRetry={refetch}
        />
      )}
      {users?.length === 0 && (
        <EmptyState
          title="Nobody matches."
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
          <List users={users} ownId={me?.id} onAct={onAct} />
          <ShowMore query={{ ...more, error }} onMore={showMore} end={endOf(users.length)} />
        </div>
      )}
    </>
  )
}

const endOf = (count: number): string => (count === 1 ? 'One user.' : `All ${count} users.`)

/** Tells who does not see the list how it has changed, once what was looked for has come. The first list is no news. */
function useCountAnnounced(count: number | undefined, hasMore: boolean, filters: UserFilters): void {
  const asked = JSON.stringify(filters)
  const told = useRef<string | null>(null)
  useEffect(() => {
    if (count === undefined || told.current === asked) return
    if (told.current !== null) {
      announce(count === 0 ? 'Nobody matches.' : hasMore ? `The first ${count} users shown.` : endOf(count))
    }
    told.current = asked
  }, [asked, count, hasMore])
}
