import { clsx } from 'clsx'
import { Button } from '../../ui/button.tsx'
import { useDelayed } from '../../ui/use-delayed.ts'
import { WalkingDots } from '../../ui/walking-dots.tsx'
import type { Tail } from './entries.ts'
import type { Said } from './turn.ts'

type LogTailProps = { readonly tail: Tail; readonly onRetry: (said: Said) => void }

/**
 * What becomes of the last message, below it. The status region stays where it is and only its words change: one that
 * comes together with its words is not read out.
 */
export function LogTail({ tail, onRetry }: LogTailProps) {
  const unanswered = tail.kind === 'unanswered' ? tail : null
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
      <div role="status" className={clsx('text-note text-muted', unanswered ? 'ps-8' : 'w-full')}>
        {tail.kind === 'thinking' && <Thinking />}
        {tail.kind === 'searching' && <Waiting words="The connection was lost. Looking for the reply..." />}
        {unanswered?.failed === false && unanswered.words}
      </div>
      {unanswered?.failed && (
        <p role="alert" className="ps-8 text-note text-danger">
          {unanswered.words}
        </p>
      )}
      {unanswered && (
        <Button size="sm" onClick={() => onRetry(unanswered.said)}>
          Retry
        </Button>
      )}
    </div>
  )
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
