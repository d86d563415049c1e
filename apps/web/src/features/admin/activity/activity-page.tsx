import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { List } from '../../../ui/list.tsx'
import { ShowMore } from '../../../ui/show-more.tsx'
import { AdminPage } from '../admin-page.tsx'
import { auditQuery } from '../api.ts'
import { describeAdminError } from '../describe-admin-error.ts'
import { ListSkeleton } from '../list-parts.tsx'
import { useCountAnnounced } from '../use-count-announced.ts'
import { ActivityFilters } from './activity-filters.tsx'
import { ActivityRow } from './activity-row.tsx'
import { type ActivityFilters as Filters, UNKNOWN_USER, useActivityFilters } from './use-activity-filters.ts'

/** What admins and operators did, as the log has it: nothing in it is ever changed. */
export function ActivityPage() {
  const { filters, change } = useActivityFilters()
  const first = useRef<HTMLSelectElement>(null)
  const widen = (changed: Partial<Filters>) => {
    change(changed)
    // the button that was pressed goes
    first.current?.focus()
  }
  const { data, error, refetch, isRefetching, fetchNextPage, ...more } = useInfiniteQuery(auditQuery(filters))
  const entries = data?.pages.flatMap((page) => page.entries)
  const isNarrowed = filters.actor !== null || filters.act !== null
  const none = isNarrowed || filters.user === UNKNOWN_USER ? 'Nothing matches.' : 'Nothing was done yet.'
  useCountAnnounced(
    filters,
    entries && !more.isPlaceholderData ? inSum(entries.length, more.hasNextPage, none) : undefined,
  )

  const showMore = async () => {
    const { data: longer, isError } = await fetchNextPage({ cancelRefetch: false })
    return isError ? null : (longer?.pages.flatMap((page) => page.entries).length ?? 0) - (entries?.length ?? 0)
  }

  return (
    <AdminPage
      section="Activity"
      lead="Everything that admins and operators did to accounts, newest first. Nobody can change or remove it."
    >
      <ActivityFilters filters={filters} entries={entries} onChange={change} first={first} onWiden={widen} />
      {entries === undefined && error === null && <ListSkeleton label="Loading the activity..." />}
      {error !== null && !more.isFetchNextPageError && (
        <LoadProblem title="The activity could not be loaded." busy={isRefetching || more.isFetching} onRetry={refetch}>
          {describeAdminError(error)}
        </LoadProblem>
      )}
      {entries?.length === 0 && (
        <EmptyState
          title={none}
          action={
            isNarrowed && (
              <Button size="sm" onClick={() => widen({ actor: null, act: null })}>
                Clear filters
              </Button>
            )
          }
        />
      )}
      {entries && entries.length > 0 && (
        <div aria-busy={more.isPlaceholderData} className={more.isPlaceholderData ? 'opacity-60' : undefined}>
          <List ordered aria-label="Activity, newest first" className="-mt-4">
            {entries.map((entry) => (
              <ActivityRow key={entry.id} entry={entry} />
            ))}
          </List>
          <ShowMore
            hasNext={more.hasNextPage}
            busy={more.isFetchingNextPage}
            problem={more.isFetchNextPageError ? describeAdminError(error) : null}
            onMore={showMore}
            end={isNarrowed ? 'Nothing else matches.' : 'End of log.'}
          />
        </div>
      )}
    </AdminPage>
  )
}

function inSum(count: number, hasMore: boolean, none: string): string {
  if (count === 0) return none
  const entries = count === 1 ? 'entry' : 'entries'
  return hasMore ? `The first ${count} ${entries} shown.` : `${count} ${entries} shown.`
}
