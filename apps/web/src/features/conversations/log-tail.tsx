import { clsx } from 'clsx'
import { Button } from '../../ui/button.tsx'
import { useDelayed } from '../../ui/use-delayed.ts'
import { WalkingDots } from '../../ui/walking-dots.tsx'
import type { Tail } from './entries.ts'
import type { Said } from './turn.ts'

type LogTailProps = { readonly tail: Tail; readonly onRetry: (said: Said) => void }

/** What becomes of the last message, below it. */
export function LogTail({ tail, onRetry }: LogTailProps) {
  switch (tail.kind) {
    case 'none':
      return null
    case 'thinking':
      return <Thinking />
    case 'searching':
      return <Waiting words="The connection was lost. Looking for the reply..." />
    case 'unanswered':
      return (
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 ps-8">
          <p
            role={tail.failed ? 'alert' : undefined}
            className={clsx('text-note', tail.failed ? 'text-danger' : 'text-muted')}
          >
            {tail.words}
          </p>
          <Button size="sm" onClick={() => onRetry(tail.said)}>
            Retry
          </Button>
        </div>
      )
  }
}

function Thinking() {
  const isLong = useDelayed(12_000)
  return <Waiting words={isLong ? 'Still thinking. Some models take their time...' : 'Thinking...'} />
}

/** Not a status: a press on Send has announced the same words. */
function Waiting({ words }: { readonly words: string }) {
  return (
    <p className="flex min-h-11 items-center gap-3 text-note text-muted">
      <WalkingDots />
      {words}
    </p>
  )
}
