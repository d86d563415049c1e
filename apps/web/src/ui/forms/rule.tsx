import { TrailMark } from '../trail/trail-mark.tsx'

type RuleProps = {
  /** Undefined while nobody should hear of it, as in the middle of typing. */
  readonly kept: boolean | undefined
  readonly children: string
}

/** A rule that stands in view from the start; its mark fills when it is kept. */
export function Rule({ kept, children }: RuleProps) {
  return (
    <span className="flex items-center gap-2">
      <TrailMark mark={kept ? 'done' : 'open'} size={14} />
      <span>{children}</span>
      {kept !== undefined && <span className="sr-only">{kept ? '(kept)' : '(not yet)'}</span>}
    </span>
  )
}
