import { GoingOn } from '../../going-on.tsx'
import { WalkingDots } from '../../ui/walking-dots.tsx'

/** `since` is null in the moment in which nobody knows yet when it was asked for. */
export function Preparing({ since }: { readonly since: string | null }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <span className="inline-flex items-center gap-3 text-ink">
        <WalkingDots />
        Generating...
      </span>
      {since !== null && <GoingOn since={Date.parse(since)} />}
      <span>You may leave this page.</span>
    </span>
  )
}
