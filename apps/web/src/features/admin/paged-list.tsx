import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/feedback/announcer.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadProblem } from '../../ui/feedback/load-problem.tsx'
import { RowSkeletons, SkeletonBar } from '../../ui/feedback/skeleton.tsx'
import { describeAdminError } from './api.ts'
import { texts } from './texts.ts'

type PagedListProps<Page, Row> = {
  readonly query: UseInfiniteQueryResult<InfiniteData<Page>>
  readonly rowsOf: (page: Page) => readonly Row[]
  readonly loading: ReactNode
  /** The title of a load that failed. */
  readonly failed: string
  readonly empty: ReactNode
  readonly end: (count: number) => string
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** A list that comes in pages, in each of its states. */
export function PagedList<Page, Row>(props: PagedListProps<Page, Row>) {
  const { query, rowsOf, loading, failed, empty, end, children } = props
  const { data, error, refetch, fetchNextPage, isFetching, isFetchNextPageError, isPlaceholderData } = query
  const rows = data?.pages.flatMap(rowsOf)

  const showMore = async () => {
    const { data: longer, isError } = await fetchNextPage({ cancelRefetch: false })
    return isError ? null : (longer?.pages.flatMap(rowsOf).length ?? 0) - (rows?.length ?? 0)
  }
  return (
    <>
      {rows === undefined && error === null && loading}
      {error !== null && !isFetchNextPageError && (
        <LoadProblem title={failed} busy={isFetching} onRetry={refetch}>
          {describeAdminError(error)}
        </LoadProblem>
      )}
      {rows?.length === 0 && empty}
      {rows && rows.length > 0 && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
          {children(rows)}
          <ShowMore
            hasNext={query.hasNextPage}
            busy={query.isFetchingNextPage}
            problem={isFetchNextPageError ? describeAdminError(error) : null}
            onMore={showMore}
            end={end(rows.length)}
          />
        </div>
      )}
    </>
  )
}

type NothingFoundProps = { readonly title: string; readonly onClear: (() => void) | false }

export const NothingFound = ({ title, onClear }: NothingFoundProps) => (
  <EmptyState
    title={title}
    action={
      onClear && (
        <Button size="sm" onClick={onClear}>
          {texts.clearFilters}
        </Button>
      )
    }
  />
)

export const ListSkeleton = ({ label }: { readonly label: string }) => (
  <RowSkeletons label={label} rows={5}>
    <div className="min-w-0 flex-1">
      <SkeletonBar className="w-40 max-w-full" />
      <SkeletonBar className="mt-3 w-64 max-w-full" />
    </div>
    <SkeletonBar className="hidden w-24 sm:block" />
    <SkeletonBar className="w-12" />
  </RowSkeletons>
)

/**
 * Announces to screen readers how a list has changed, once what was asked for has come; until then `words` is undefined. The
 * first list is no news.
 */
export function useCountAnnounced(asked: unknown, words: string | undefined): void {
  const question = JSON.stringify(asked)
  const announced = useRef<string | null>(null)
  useEffect(() => {
    if (words === undefined || announced.current === question) return
    if (announced.current !== null) announce(words)
    announced.current = question
  }, [question, words])
}

type ShowMoreProps = {
  readonly hasNext: boolean
  readonly busy: boolean
  /** Why the next ones did not come; null while nothing is wrong. */
  readonly problem: string | null
  /** Fetches the next ones, and answers how many came; null when they did not. */
  readonly onMore: () => Promise<number | null>
  /** What is said once there are no more. */
  readonly end: string
}

/** Stands below a list that comes in parts. */
function ShowMore({ hasNext, busy, problem, onMore, end }: ShowMoreProps) {
  const place = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  const showMore = async () => {
    pressed.current = true
    const count = await onMore()
    if (count !== null) announce(count === 0 ? end : texts.moreShown(count))
  }
  useEffect(() => {
    // the button that was pressed is gone then
    if (!hasNext && pressed.current) place.current?.focus({ preventScroll: true })
    pressed.current = false
  }, [hasNext])
  return (
    <div ref={place} tabIndex={-1} className="mt-4 focus:outline-none">
      {hasNext ? (
        <Button size="sm" busy={busy} onClick={showMore}>
          {texts.showMore}
        </Button>
      ) : (
        <p className="text-note text-muted">{end}</p>
      )}
      {problem !== null && (
        <p role="alert" className="mt-2 text-note text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
