import { TrailMark } from '../trail/trail-mark.tsx'

type RuleProps = {
  /** Undefined while it is not to be said, as in the middle of typing. */
  readonly isFulfilled: boolean | undefined
  readonly children: string
}

/** A rule that is visible from the start; its mark fills when it is fulfilled. */
export function Rule({ isFulfilled, children }: RuleProps) {
  return (
    <span className="flex items-center gap-2">
      <TrailMark mark={isFulfilled ? 'done' : 'open'} size={14} />
      <span>{children}</span>
      {isFulfilled !== undefined && <span className="sr-only">{isFulfilled ? '(kept)' : '(not yet)'}</span>}
    </span>
  )
}
