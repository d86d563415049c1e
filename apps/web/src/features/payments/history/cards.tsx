import { texts as payments } from 'virtual:texts/payments'
import { texts } from 'virtual:texts/payments/history'
import { creditHistory, type LedgerEntry, type PaidPurchase, purchases } from '@app/contract'
import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type ReactNode, useRef } from 'react'
import { messageOf } from '../../../api/problem.ts'
import { q, qPages } from '../../../api/query.ts'
import { outsideAddress } from '../../../browser/outside-address.ts'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { describeCredits, money } from '../../../texts/credits.ts'
import { longDate, longTime } from '../../../texts/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorLine } from '../../../ui/feedback/alert.tsx'
import { announce } from '../../../ui/feedback/announcer.tsx'
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx'
import { fill } from '../../../ui/fill.tsx'
import { List } from '../../../ui/list.tsx'
import { SettingsCard } from '../../../ui/settings-card.tsx'
import { useFirstRows, useRowFocus } from '../../../ui/use-row-focus.ts'
import { packageName } from '../package-name.ts'
import { type PurchasedUnlock, placeOf } from '../pending-unlock.ts'

const { history: words, movements, purchases: bought } = texts

/** A glance at first; who asks for more wants to look for something. */
const FIRST_PAGE = 5
const NEXT_PAGE = 20

// credits move by themselves and in other tabs
const staleTime = 0

export const historyQuery = infiniteQueryOptions({
  ...qPages(
    creditHistory,
    (cursor) => (cursor === null ? { limit: FIRST_PAGE } : { limit: NEXT_PAGE, cursor }),
    ({ next_cursor }) => next_cursor,
  ),
  staleTime,
})

export const purchasesQuery = queryOptions({ ...q(purchases, {}), staleTime })

export function HistoryCard() {
  const list = useRef<HTMLUListElement>(null)
  const { data, error, refetch, isRefetching, ...more } = useInfiniteQuery(historyQuery)
  const { hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = more
  const entries = data && linesOf(data.pages.flatMap((page) => page.entries))

  const goOnFrom = useRowFocus(list, entries?.length ?? 0)

  const showMore = async () => {
    const { data: longer, hasNextPage: yetMore } = await fetchNextPage({ cancelRefetch: false })
    const count = longer ? linesOf(longer.pages.flatMap((page) => page.entries)).length - (entries?.length ?? 0) : 0
    if (count > 0) announce(words.shown({ count }))
    // the button that was pressed is gone then
    if (count > 0 && !yetMore) goOnFrom(entries?.length ?? 0)
  }

  return (
    <SettingsCard title={words.title}>
      {entries === undefined && error === null && <ListSkeleton label={words.loading} rows={4} />}
      {error !== null && !isFetchNextPageError && (
        <LoadProblem busy={isRefetching} onRetry={refetch}>
          {messageOf(error, words.failed)}
        </LoadProblem>
      )}
      {entries?.length === 0 && <p className="text-muted">{words.empty}</p>}
      {entries && entries.length > 0 && (
        <List ref={list} aria-label={words.list} className="border-t border-line">
          {entries.map((entry) => (
            <MovementRow key={entry.id} entry={entry} />
          ))}
        </List>
      )}
      {hasNextPage && (
        <Button variant="quiet" size="sm" className="mt-2 -ml-4" busy={isFetchingNextPage} onClick={showMore}>
          {words.more}
        </Button>
      )}
      {isFetchNextPageError && <ErrorLine className="mt-2">{messageOf(error, words.olderFailed)}</ErrorLine>}
    </SettingsCard>
  )
}

function MovementRow({ entry }: { readonly entry: LedgerEntry }) {
  const { at, chapter, change, balance } = entry
  return (
    <li className="border-b border-line py-4">
      <div className="flex justify-between gap-x-6">
        <p className="min-w-0 wrap-anywhere">
          <MovementWords entry={entry} />
        </p>
        <p
          className={clsx(
            'flex-none font-semibold tabular-nums',
            change > 0 && 'text-ok',
            change === 0 && 'text-muted',
          )}
        >
          {signed(change)}
          <span className="sr-only"> {words.unit({ count: Math.abs(change) })}</span>
        </p>
      </div>
      <div className="flex justify-between gap-x-6 text-note text-muted">
        <p className="min-w-0 wrap-anywhere">
          <time dateTime={at} title={longTime(at)}>
            {longDate(at)}
          </time>
          {chapter && (
            // the chapter's own title is enough on a phone, and saves a line or two
            <span className="max-sm:hidden">{fill(words.inPlan, { plan: <bdi>{chapter.plan_title}</bdi> })}</span>
          )}
        </p>
        <p className="flex-none tabular-nums">{words.balance({ credits: balance })}</p>
      </div>
    </li>
  )
}

/** With a real minus, which is as wide as the plus. */
function signed(change: number): string {
  if (change === 0) return '0'
  return change > 0 ? `+${change}` : `−${-change}`
}

type MovementText = string | ((values: Readonly<Record<'name' | 'note' | 'credits' | 'chapter', string>>) => string)

function MovementWords({ entry }: { readonly entry: LedgerEntry }): ReactNode {
  const { kind, note, amount } = entry
  const isNoted = note && (kind === 'granted' || kind === 'withdrawn')
  const text: MovementText = movements[isNoted ? (`${kind}For` as const) : kind]
  if (typeof text === 'string') return text
  return fill(text, { name: packageOf(entry), note, credits: describeCredits(amount), chapter: chapterOf(entry) })
}

const packageOf = ({ package_name }: LedgerEntry): string =>
  package_name === null ? payments.credits : packageName(package_name)

/** With the way to it, as long as it exists. */
function chapterOf({ chapter }: LedgerEntry): ReactNode {
  if (chapter === null) return movements.gone
  return fill(movements.quoted, {
    title: (
      <PageLink to={paths.chapter(chapter.plan_id, chapter.id)}>
        <bdi>{chapter.title}</bdi>
      </PageLink>
    ),
  })
}

/** One line for what a chapter cost: how its hold ended stands for the hold, with what both did to the balance. Newest first, as the ledger. */
function linesOf(entries: readonly LedgerEntry[]): readonly LedgerEntry[] {
  const ended = new Map<string | undefined, number>()
  return entries.flatMap((entry) => {
    const count = ended.get(entry.chapter?.id) ?? 0
    if (entry.kind === 'held' && count > 0) {
      ended.set(entry.chapter?.id, count - 1)
      return []
    }
    if (entry.kind !== 'captured' && entry.kind !== 'released') return [entry]
    ended.set(entry.chapter?.id, count + 1)
    return [{ ...entry, change: entry.change - entry.amount }]
  })
}

export function PurchasesCard() {
  const { data: purchases, error, refetch, isRefetching } = useQuery(purchasesQuery)
  const { list, shown, hidden, showAll } = useFirstRows(purchases ?? [], 3)

  return (
    <SettingsCard title={bought.title}>
      {purchases === undefined && error === null && <ListSkeleton label={bought.loading} rows={1} />}
      {error !== null && (
        <LoadProblem busy={isRefetching} onRetry={refetch}>
          {messageOf(error, bought.failed)}
        </LoadProblem>
      )}
      {purchases?.length === 0 && <p className="text-muted">{bought.empty}</p>}
      {shown.length > 0 && (
        <List ref={list} aria-label={bought.list} className="border-t border-line">
          {shown.map((purchase) => (
            <PurchaseRow key={purchase.id} purchase={purchase} />
          ))}
        </List>
      )}
      {hidden > 0 && (
        <Button variant="quiet" size="sm" className="mt-2 -ml-4" onClick={showAll}>
          {bought.more({ count: hidden })}
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
          {is_pretend && <Badge>{bought.sandbox}</Badge>}
        </p>
        <p className="text-note text-muted">
          {fill(is_pretend ? bought.pretended : bought.paid, {
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
              {bought.receipt}{' '}
              <span className="sr-only">
                {bought.receiptFor({ name, date: longDate(at) })}
                {payments.newTab}
              </span>
            </span>
          </a>
        )}
      </div>
    </li>
  )
}

/** Here it is found also by who did not come back from the checkout. */
const UnlockLine = ({ unlock }: { readonly unlock: PurchasedUnlock }) => (
  <p className="text-note">
    {bought.outcomes[unlock.outcome ?? 'pending']}{' '}
    {unlock.outcome !== 'gone' && (
      <PageLink to={placeOf(unlock)} className="link inline-flex min-h-11 items-center sm:min-h-6">
        {unlock.is_whole_plan ? bought.openPlan : bought.openChapter}
      </PageLink>
    )}
  </p>
)

function describeRefund({ price, refunded, credits_taken_back: taken }: PaidPurchase): string | null {
  if (refunded === 0) return null
  const start =
    refunded >= price ? bought.refunded({ money: money(refunded) }) : bought.partlyRefunded({ money: money(refunded) })
  return `${start} ${taken === 0 ? bought.noneTaken : bought.taken({ count: taken })}`
}
