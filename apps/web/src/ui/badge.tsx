import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type BadgeProps = {
  readonly tone?: 'plain' | 'good' | 'bad' | undefined
  readonly children: ReactNode
  readonly className?: string | undefined
}

const tones = { plain: 'border-edge text-muted', good: 'border-ok text-ok', bad: 'border-danger text-danger' }

/** A small label stamped beside a title. Its colour repeats what its words say, never more. */
export const Badge = ({ tone = 'plain', children, className }: BadgeProps) => (
  <span
    className={clsx(
      'inline-flex items-center rounded-sm border px-2 py-0.5 text-note leading-tight font-medium whitespace-nowrap',
      tones[tone],
      className,
    )}
  >
    {children}
  </span>
)
