import { TrailMark } from '../../ui/trail-mark.tsx'

type RuleProps = { readonly kept: boolean; readonly children: string }

/** A rule that stands in view from the start; its mark fills as soon as it is kept, and nobody is corrected while typing. */
export function Rule({ kept, children }: RuleProps) {
  return (
    <span className="flex items-center gap-2">
      <TrailMark mark={kept ? 'done' : 'open'} size={14} />
      <span>{children}</span>
      {kept && <span className="sr-only">(kept)</span>}
    </span>
  )
}
