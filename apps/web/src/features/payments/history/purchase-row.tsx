import type { PaidPurchase } from '@app/contract'
import { outsideAddress } from '../../../browser/outside-address.ts'
import { describeCredits, money } from '../../../texts/credits.ts'
import { longDate, longTime } from '../../../texts/dates.ts'
import { Badge } from '../../../ui/badge.tsx'

export function PurchaseRow({ purchase }: { readonly purchase: PaidPurchase }) {
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
