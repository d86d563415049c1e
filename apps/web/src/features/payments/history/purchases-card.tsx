import type { PaidPurchase, purchases as purchasesEndpoint } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { explain } from '../../../api/problem.ts'
import { outsideAddress } from '../../../browser/outside-address.ts'
import { describeCredits, money } from '../../../texts/credits.ts'
import { longDate, longTime } from '../../../texts/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { List } from '../../../ui/list.tsx'
import { SettingsCard } from '../../../ui/settings-card.tsx'
import { useRowFocus } from '../../../ui/use-row-focus.ts'
import { purchasesQuery } from './api.ts'
import { ListSkeleton } from './list-skeleton.tsx'

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

function PurchaseRow({ purchase }: { readonly purchase: PaidPurchase }) {
  const { package_name: name, credits, price, paid_at: at, is_pretend } = purchase
  const receipt = purchase.receipt_url && outsideAddress(purchase.receipt_url)
  const refund = describeRefund(purchase)
  return (
    <li className="flex items-start justify-between gap-x-6 border-b border-line py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>
            {name}, {describeCredits(credits)}
          </span>
          {is_pretend && <Badge>Sandbox</Badge>}
        </p>
        <p className="text-note text-muted">
          Paid on{' '}
          <time dateTime={at} title={longTime(at)}>
            {longDate(at)}
          </time>
          {is_pretend && ', with no real money'}
        </p>
        {refund && <p className="text-note">{refund}</p>}
      </div>
      <div className="flex flex-none flex-col items-end">
        <p className="font-semibold tabular-nums">{money(price)}</p>
        {receipt && (
          <a
            href={receipt}
            target="_blank"
            rel="noopener noreferrer"
            className="link inline-flex min-h-11 items-center text-note sm:min-h-6"
          >
            <span>
              Receipt{' '}
              <span className="sr-only">
                for {name}, {longDate(at)} (opens in new tab)
              </span>
            </span>
          </a>
        )}
      </div>
    </li>
  )
}

function describeRefund({ price, refunded, credits_taken_back: taken }: PaidPurchase): string | null {
  if (refunded === 0) return null
  const start = refunded >= price ? `${money(refunded)} was refunded.` : `${money(refunded)} of it was refunded.`
  if (taken === 0) return `${start} No credits were taken back for it.`
  return `${start} ${describeCredits(taken)} ${taken === 1 ? 'was' : 'were'} taken back for it.`
}
