import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { PageLink } from '../../page-link.tsx'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ActivityRow } from './activity-row.tsx'
import { AdminPage } from './admin-page.tsx'
import { auditQuery } from './api.ts'
import { ListProblem, ListSkeleton } from './list-parts.tsx'
import { ShowMore } from './show-more.tsx'

/** What admins and operators did, as the log has it: nothing in it is ever changed. */
export function ActivityPage() {
  const [params] = useSearchParams()
  const about = params.get('user')
  const { data, error, refetch, isRefetching, fetchNextPage, ...more } = useInfiniteQuery(auditQuery(about))
  const entries = data?.pages.flatMap((page) => page.entries)
  const showMore = async () => {
    const { data: longer } = await fetchNextPage({ cancelRefetch: false })
    return (longer?.pages.flatMap((page) => page.entries).length ?? 0) - (entries?.length ?? 0)
  }

  return (
    <AdminPage
      section="Activity"
      lead="Everything that admins and operators did to accounts, newest first. Nobody can change or remove it."
    >
      {about !== null && (
        <p className="mb-6 flex flex-wrap items-center gap-x-4">
          <span>
            Only what was done to <bdi className="font-semibold">{entries?.[0]?.subject.username ?? 'one user'}</bdi>
          </span>
          <PageLink to={paths.adminActivity} className="link inline-flex min-h-11 items-center">
            Show everybody
          </PageLink>
        </p>
      )}
      {entries === undefined && error === null && <ListSkeleton label="Loading the activity..." />}
      {error !== null && !more.isFetchNextPageError && (
        <ListProblem error={error} title="The activity could not be loaded." busy={isRefetching} onRetry={refetch} />
      )}
      {entries?.length === 0 && <EmptyState title="Nothing was done yet." />}
      {entries && entries.length > 0 && (
        <>
          <ol
            // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list once its numbers are styled away
            role="list"
            aria-label="Activity, newest first"
            className="-mt-4"
          >
            {entries.map((entry) => (
              <ActivityRow key={entry.id} entry={entry} />
            ))}
          </ol>
          <ShowMore query={{ ...more, error }} onMore={showMore} end="Nothing happened before that." />
        </>
      )}
    </AdminPage>
  )
}
