import type { creditHistory } from '@app/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { explain } from '../../../api/explain.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/announcer.tsx'
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { List } from '../../../ui/list.tsx'
import { SettingsCard } from '../../../ui/settings-card.tsx'
import { useRowFocus } from '../../../ui/use-row-focus.ts'
import { historyQuery } from './api.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { MovementRow } from './movement-row.tsx'

export function HistoryCard() {
  const list = useRef<HTMLUListElement>(null)
  const { data, error, refetch, isRefetching, ...more } = useInfiniteQuery(historyQuery)
  const { hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = more
  const entries = data?.pages.flatMap((page) => page.entries)

  const goOnFrom = useRowFocus(list, entries?.length ?? 0)

  const showMore = async () => {
    const { data: longer, hasNextPage: yetMore } = await fetchNextPage({ cancelRefetch: false })
    const count = longer?.pages.at(-1)?.entries.length ?? 0
    if (count > 0) announce(`${count} more shown`)
    // the button that was pressed is gone then
    if (count > 0 && !yetMore) goOnFrom(entries?.length ?? 0)
  }

  return (
    <SettingsCard title="Credit history">
      {entries === undefined && error === null && <ListSkeleton label="Loading your credit history..." rows={4} />}
      {error !== null && !isFetchNextPageError && (
        <LoadProblem busy={isRefetching} onRetry={refetch}>
          {explain<typeof creditHistory>(error, 'Your credit history could not be loaded.')}
        </LoadProblem>
      )}
      {entries?.length === 0 && <p className="text-muted">No activity yet. Purchases and unlocks will appear here.</p>}
      {entries && entries.length > 0 && (
        <List ref={list} aria-label="Movements of credits, newest first" className="border-t border-line">
          {entries.map((entry) => (
            <MovementRow key={entry.id} entry={entry} />
          ))}
        </List>
      )}
      {hasNextPage && (
        <Button variant="quiet" size="sm" className="mt-2 -ml-4" busy={isFetchingNextPage} onClick={showMore}>
          Show more
        </Button>
      )}
      {isFetchNextPageError && (
        <p role="alert" className="mt-2 text-note text-danger">
          {explain<typeof creditHistory>(error, 'The older ones could not be loaded. Please try again.')}
        </p>
      )}
    </SettingsCard>
  )
}
