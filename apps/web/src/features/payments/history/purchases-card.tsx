import type { purchases as purchasesEndpoint } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { explain } from '../../../api/explain.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { List } from '../../../ui/list.tsx'
import { SettingsCard } from '../../../ui/settings-card.tsx'
import { useRowFocus } from '../../../ui/use-row-focus.ts'
import { purchasesQuery } from './api.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { PurchaseRow } from './purchase-row.tsx'

const shownFirst = 3

export function PurchasesCard() {
  const list = useRef<HTMLUListElement>(null)
  const [all, setAll] = useState(false)
  const { data: purchases, error, refetch, isRefetching } = useQuery(purchasesQuery)
  const shown = all ? purchases : purchases?.slice(0, shownFirst)
  const goOnFrom = useRowFocus(list, shown?.length ?? 0)
  const hidden = (purchases?.length ?? 0) - (shown?.length ?? 0)

  return (
    <SettingsCard title="Purchases">
      {purchases === undefined && error === null && <ListSkeleton label="Loading your purchases..." rows={1} />}
      {error !== null && (
        <LoadProblem busy={isRefetching} onRetry={refetch}>
          {explain<typeof purchasesEndpoint>(error, 'Your purchases could not be loaded.')}
        </LoadProblem>
      )}
      {purchases?.length === 0 && <p className="text-muted">You have not bought any credits yet.</p>}
      {shown && shown.length > 0 && (
        <List ref={list} aria-label="Purchases, newest first" className="border-t border-line">
          {shown.map((purchase) => (
            <PurchaseRow key={purchase.id} purchase={purchase} />
          ))}
        </List>
      )}
      {hidden > 0 && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-2 -ml-4"
          onClick={() => {
            setAll(true)
            // the button that was pressed is gone then
            goOnFrom(shownFirst)
          }}
        >
          Show {hidden} more
        </Button>
      )}
    </SettingsCard>
  )
}
