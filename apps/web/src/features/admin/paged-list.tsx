import { texts as shared } from 'virtual:texts/admin'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/feedback/announcer.tsx'
import { describeAdminError } from './api.ts'
import { Loaded, None } from './page-parts.tsx'

type PagedListProps<Row> = {
  readonly query: UseInfiniteQueryResult<readonly Row[]>
  readonly texts: { readonly loading: string; readonly failed: string; readonly none: string }
  /** What is said once there are no more. */
  readonly end: string
  readonly loading?: ReactNode
  readonly empty?: ReactNode
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** A list that comes in pages, in each of its states. */
export function PagedList<Row>({ query, texts, end, loading, empty, children }: PagedListProps<Row>) {
  const { data, error, refetch, isFetching, isFetchNextPageError, isPlaceholderData } = query
  // a next page that did not come is reported below those that did
  const shown = { data, error: isFetchNextPageError ? null : error, refetch, isFetching }
  return (
    <Loaded query={shown} texts={texts} loading={loading}>
      {(rows) =>
        rows.length === 0 ? (
          (empty ?? <None>{texts.none}</None>)
        ) : (
          <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
            {children(rows)}
            <ShowMore query={query} end={end} />
          </div>
        )
      }
    </Loaded>
  )
}

/** Stands below a list that comes in pages. */
function ShowMore<Row>({ query, end }: Pick<PagedListProps<Row>, 'query' | 'end'>) {
  const { data = [], error, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  const place = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  const showMore = async () => {
    pressed.current = true
    const longer = await fetchNextPage({ cancelRefetch: false })
    const count = (longer.data?.length ?? 0) - data.length
    if (!longer.isError) announce(count === 0 ? end : shared.moreShown({ count }))
  }
  useEffect(() => {
    // the button that was pressed is gone then
    if (!hasNextPage && pressed.current) place.current?.focus({ preventScroll: true })
    pressed.current = false
  }, [hasNextPage])
  return (
    <div ref={place} tabIndex={-1} className="mt-4 focus:outline-none">
      {hasNextPage ? (
        <Button size="sm" busy={isFetchingNextPage} onClick={showMore}>
          {shared.showMore}
        </Button>
      ) : (
        <p className="text-note text-muted">{end}</p>
      )}
      {isFetchNextPageError && (
        <p role="alert" className="mt-2 text-note text-danger">
          {describeAdminError(error)}
        </p>
      )}
    </div>
  )
}
