import { texts } from 'virtual:texts/learning/offline'
import { longTime } from '../../../texts/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { fill } from '../../../ui/fill.tsx'

// one chunk: it is kept with what registers it, and needed when nothing can be fetched any more
export { keepOffline } from './keep-offline.ts'

export type OfflineNoticeProps = {
  /** When the copy was read. */
  readonly at: string
  readonly busy: boolean
  readonly onRetry: () => unknown
}

export const OfflineNotice = ({ at, busy, onRetry }: OfflineNoticeProps) => (
  <div
    role="status"
    className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md border border-edge bg-sunk px-4 py-3 text-note print:hidden"
  >
    <p>{fill(texts.copy, { time: <time dateTime={at}>{longTime(at)}</time> })}</p>
    <Button size="sm" busy={busy} onClick={() => onRetry()}>
      {texts.tryAgain}
    </Button>
  </div>
)
