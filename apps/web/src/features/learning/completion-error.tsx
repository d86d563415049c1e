import type { toggleCompletion } from '@app/contract'
import { describeCause } from '../../api/cause.ts'
import { explain, served } from '../../api/explain.ts'
import { describeStatus } from './describe-status.ts'

type ToggleProblemProps = {
  /** What the toggle threw. */
  readonly error: unknown
  readonly className?: string | undefined
}

/** Why a chapter's mark is back where it was, for the place right beside it. */
export function CompletionError({ error, className }: ToggleProblemProps) {
  const status = describeStatus(error)
  const cause = describeCause(error)
  return (
    <div role="alert" className={className}>
      <p>
        {explain<typeof toggleCompletion>(
          error,
          'Failed to toggle chapter completion status',
          served('chapter-not-found', 'chapter-locked'),
        )}
      </p>
      {status && <p>{status}</p>}
      {cause && <p>{cause} The mark is as it was.</p>}
    </div>
  )
}
