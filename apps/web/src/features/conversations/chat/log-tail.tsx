import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { WalkingDots } from '../../../ui/trail/walking-dots.tsx'
import { useDelayed } from '../../../ui/use-delayed.ts'
import type { Tail } from '../turn/entries.ts'
import type { PendingMessage } from '../turn/turn.ts'

/** A reply that is being written usually shows within this time. */
const WAIT_TIMEOUT_MS = 6_000

type LogTailProps = { readonly tail: Tail; readonly onRetry: (pending: PendingMessage) => void }

/**
 * What becomes of the last message, below it. The status region stays where it is and only its words change: one that
 * comes together with its words is not read out.
 */
export function LogTail({ tail, onRetry }: LogTailProps) {
  const awaited = tail.kind === 'awaited' ? tail.pending.id : null
  const isOverdue = useOverdue(awaited)
  const isThinking = tail.kind === 'thinking' || (awaited !== null && !isOverdue)
  const unanswered = unansweredOf(tail, isOverdue)
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
      <div role="status" className={clsx('text-note text-muted', unanswered ? 'ps-8' : 'w-full')}>
        {isThinking && <Thinking />}
        {tail.kind === 'searching' && <Waiting words="The connection was lost. Looking for the reply..." />}
        {unanswered?.failed === false && unanswered.words}
      </div>
      {unanswered?.failed && (
        <p role="alert" className="ps-8 text-note text-danger">
          {unanswered.words}
        </p>
      )}
      {unanswered && (
        <Button size="sm" onClick={() => onRetry(unanswered.pending)}>
          Retry
        </Button>
      )}
    </div>
  )
}

function unansweredOf(tail: Tail, isOverdue: boolean) {
  if (tail.kind === 'awaited') return isOverdue ? { ...tail, failed: false } : null
  return tail.kind === 'unanswered' ? tail : null
}

/** Whether a message has been waited for long enough to offer it again. */
function useOverdue(messageId: string | null): boolean {
  const [overdue, setOverdue] = useState<string | null>(null)
  useEffect(() => {
    if (messageId === null) return
    const timer = setTimeout(() => setOverdue(messageId), WAIT_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [messageId])
  return messageId !== null && overdue === messageId
}

function Thinking() {
  const isLong = useDelayed(12_000)
  return <Waiting words={isLong ? 'Still thinking. Some models take their time...' : 'Thinking...'} />
}

const Waiting = ({ words }: { readonly words: string }) => (
  <p className="flex min-h-11 items-center gap-3">
    <WalkingDots />
    {words}
  </p>
)
