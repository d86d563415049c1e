import { clsx } from 'clsx'
import { WalkingDots } from '../trail.tsx'
import { useDelayed } from './use-delayed.ts'

type SpinnerProps = {
  /** What is being waited for, in words: 'Loading...'. */
  readonly label: string
  readonly delay?: number | undefined
  readonly className?: string | undefined
}

/** The status region is there from the start and its text comes later: screen readers only read what changes inside one. */
export function Spinner({ label, delay = 150, className }: SpinnerProps) {
  const shown = useDelayed(delay)
  return (
    <div role="status" className={clsx('flex min-h-6 items-center gap-3 text-muted', className)}>
      {shown && (
        <>
          <WalkingDots />
          <span>{label}</span>
        </>
      )}
    </div>
  )
}
