import { ElapsedTimer } from '../../../ui/elapsed-timer.tsx'
import { WalkingDots } from '../../../ui/trail/walking-dots.tsx'

type PreparingProps = {
  /** Null in the moment in which no one knows yet when it was asked for. */
  readonly since: string | null
  /** Nothing moves that no one looks at: it would promise that the end will show by itself. */
  readonly isWatched: boolean
}

export function Preparing({ since, isWatched }: PreparingProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <span className="inline-flex items-center gap-3 text-ink">
        {isWatched && <WalkingDots />}
        Generating...
      </span>
      {isWatched && since !== null && <ElapsedTimer since={Date.parse(since)} />}
      <span>You can leave this page.</span>
    </span>
  )
}
