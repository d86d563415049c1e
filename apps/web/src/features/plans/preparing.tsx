import { WalkingDots } from '../../ui/walking-dots.tsx'

export function Preparing() {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <span className="inline-flex items-center gap-3 text-ink">
        <WalkingDots />
        Generating...
      </span>
      <span>You may leave this page.</span>
    </span>
  )
}
