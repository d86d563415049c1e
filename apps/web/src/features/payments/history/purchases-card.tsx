import { texts as payments } from 'virtual:texts/payments'
import { texts } from 'virtual:texts/payments/history'
import type { PaidPurchase } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { messageOf } from '../../../api/problem.ts'
import { outsideAddress } from '../../../browser/outside-address.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { describeCredits, money } from '../../../texts/credits.ts'
import { longDate, longTime } from '../../../texts/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx'
import { fill } from '../../../ui/fill.tsx'
import { List } from '../../../ui/list.tsx'
import { SettingsCard } from '../../../ui/settings-card.tsx'
import { useRowFocus } from '../../../ui/use-row-focus.ts'
import { packageName } from '../package-name.ts'
import { placeOf } from '../return/path-of.ts'
import { purchasesQuery } from './api.ts'

const { purchases: words } = texts

const shownFirst = 3

export function PurchasesCard() {
  const list = useRef<HTMLUListElement>(null)
  const [all, setAll] = useState(false)
  const { data: purchases, error, refetch, isRefetching } = useQuery(purchasesQuery)
  const shown = all ? purchases : purchases?.slice(0, shownFirst)
  const goOnFrom = useRowFocus(list, shown?.length ?? 0)
  const hidden = (purchases?.length ?? 0) - (shown?.length ?? 0)

  return (
    <SettingsCard title={words.title}>
      {purchases === undefined && error === null && <ListSkeleton label={words.loading} rows={1} />}
      {error !== null && (
        <LoadProblem busy={isRefetching} onRetry={refetch}>
          {messageOf(error, words.failed)}
        </LoadProblem>
      )}
      {purchases?.length === 0 && <p className="text-muted">{words.empty}</p>}
      {shown && shown.length > 0 && (
        <List ref={list} aria-label={words.list} className="border-t border-line">
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
          {words.more({ count: hidden })}
        </Button>
      )}
    </SettingsCard>
  )
}

function PurchaseRow({ purchase }: { readonly purchase: PaidPurchase }) {
  const { credits, price, paid_at: at, is_pretend, pending_unlock: unlock } = purchase
  const name = packageName(purchase.package_name)
  const receipt = purchase.receipt_url && outsideAddress(purchase.receipt_url)
  const refund = describeRefund(purchase)
  return (
    <li className="flex items-start justify-between gap-x-6 border-b border-line py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>
            {name}, {describeCredits(credits)}
          </span>
          {is_pretend && <Badge>{words.sandbox}</Badge>}
        </p>
        <p className="text-note text-muted">
          {fill(is_pretend ? words.pretended : words.paid, {
            date: (
              <time dateTime={at} title={longTime(at)}>
                {longDate(at)}
              </time>
            ),
          })}
        </p>
        {refund && <p className="text-note">{refund}</p>}
        {unlock && <UnlockLine unlock={unlock} />}
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
              {words.receipt}{' '}
              <span className="sr-only">
                {words.receiptFor({ name, date: longDate(at) })}
                {payments.newTab}
              </span>
            </span>
          </a>
        )}
      </div>
    </li>
  )
}

type Unlock = NonNullable<PaidPurchase['pending_unlock']>

/** Here it is found also by who did not come back from the checkout. */
const UnlockLine = ({ unlock }: { readonly unlock: Unlock }) => (
  <p className="text-note">
    {words.outcomes[unlock.outcome ?? 'pending']}{' '}
    {unlock.outcome !== 'gone' && (
      <PageLink to={placeOf(unlock)} className="link inline-flex min-h-11 items-center sm:min-h-6">
        {unlock.is_whole_plan ? words.openPlan : words.openChapter}
      </PageLink>
    )}
  </p>
)

function describeRefund({ price, refunded, credits_taken_back: taken }: PaidPurchase): string | null {
  if (refunded === 0) return null
  const start =
    refunded >= price ? words.refunded({ money: money(refunded) }) : words.partlyRefunded({ money: money(refunded) })
  return `${start} ${taken === 0 ? words.noneTaken : words.taken({ count: taken })}`
}
