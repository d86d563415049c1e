import type { LedgerEntry } from '@app/contract'
import { clsx } from 'clsx'
import { exactTime, longDate } from './dates.ts'
import { MovementWords } from './movement-words.tsx'

export function MovementRow({ entry }: { readonly entry: LedgerEntry }) {
  const { at, chapter, change, balance } = entry
  return (
    <li className="flex items-start justify-between gap-x-6 border-b border-line py-4">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <MovementWords entry={entry} />
        </p>
        <p className="text-note text-muted">
          <time dateTime={at} title={exactTime(at)}>
            {longDate(at)}
          </time>
          {chapter && (
            <>
              , in <bdi>{chapter.plan_title}</bdi>
            </>
          )}
        </p>
      </div>
      <div className="flex-none text-end tabular-nums">
        <p className={clsx('font-semibold', change > 0 && 'text-ok', change === 0 && 'text-muted')}>
          {signed(change)}
          <span className="sr-only"> {Math.abs(change) === 1 ? 'credit' : 'credits'}</span>
        </p>
        <p className="text-note text-muted">Balance {balance}</p>
      </div>
    </li>
  )
}

/** With a real minus, which is as wide as the plus. */
function signed(change: number): string {
  if (change === 0) return '0'
  return change > 0 ? `+${change}` : `−${-change}`
}
