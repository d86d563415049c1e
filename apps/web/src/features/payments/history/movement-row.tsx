import type { LedgerEntry } from '@app/contract'
import { clsx } from 'clsx'
import { longDate, longTime } from '../../../texts/dates.ts'
import { MovementWords } from './movement-words.tsx'

export function MovementRow({ entry }: { readonly entry: LedgerEntry }) {
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
          <span className="sr-only"> {Math.abs(change) === 1 ? 'credit' : 'credits'}</span>
        </p>
      </div>
      <div className="flex justify-between gap-x-6 text-note text-muted">
        <p className="min-w-0 wrap-anywhere">
          <time dateTime={at} title={longTime(at)}>
            {longDate(at)}
          </time>
          {chapter && (
            // the chapter's own title is enough on a phone, and saves a line or two
            <span className="max-sm:hidden">
              , in <bdi>{chapter.plan_title}</bdi>
            </span>
          )}
        </p>
        <p className="flex-none tabular-nums">Balance {balance}</p>
      </div>
    </li>
  )
}

/** With a real minus, which is as wide as the plus. */
function signed(change: number): string {
  if (change === 0) return '0'
  return change > 0 ? `+${change}` : `−${-change}`
}
