import { clsx } from 'clsx'
import { paintedDiamond } from './painted-diamond.ts'

type ProgressBarProps = {
  /** 0 to 100. */
  readonly value: number
  readonly label: string
  /** What the number means, as a sentence would say it: '2 of 5 chapters done'. */
  readonly valueText: string
  readonly className?: string | undefined
}

/** A stretch of trail: walked up to the mark, dotted ahead of it. */
export function ProgressBar({ value, label, valueText, className }: ProgressBarProps) {
  const percent = Math.min(100, Math.max(0, Math.round(value)))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      className={clsx('progress-trail', className)}
      style={{ '--walked': percent / 100 }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={paintedDiamond} />
      </svg>
    </div>
  )
}
