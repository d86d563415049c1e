import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { paintedDiamond } from '../trail.tsx'

type AlertProps = {
  readonly title?: string | undefined
  readonly children?: ReactNode
  readonly className?: string | undefined
}

/** Something went wrong, and is read out at once. For news that is not a failure use `Notice`. */
export const Alert = ({ title, children, className }: AlertProps) => (
  <div
    role="alert"
    className={clsx('flex gap-3 rounded-md border border-danger bg-danger-soft px-4 py-3 text-ink', className)}
  >
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className="mt-0.5 flex-none">
      <path d={paintedDiamond} className="fill-danger" />
      <path d="M12 7.5v5.5m0 3v.1" className="stroke-danger-soft" strokeWidth="2.25" strokeLinecap="round" />
    </svg>
    <div className="min-w-0 flex-1">
      {title && <p className="font-semibold text-danger">{title}</p>}
      {children}
    </div>
  </div>
)

type ErrorLineProps = Pick<AlertProps, 'children' | 'className'>

/** The same in a line, right beside what was pressed. */
export const ErrorLine = ({ children, className }: ErrorLineProps) => (
  <p role="alert" className={clsx('text-note text-danger', className)}>
    {children}
  </p>
)

type NoticeProps = {
  readonly title?: string | undefined
  readonly tone?: 'plain' | 'good' | undefined
  readonly children?: ReactNode
  readonly className?: string | undefined
}

const tones = { plain: 'border-edge/60 bg-sunk/50', good: 'border-ok bg-ok-soft' }

export const Notice = ({ title, tone = 'plain', children, className }: NoticeProps) => (
  <div className={clsx('rounded-md border px-4 py-3 text-ink', tones[tone], className)}>
    {title && <p className="font-semibold">{title}</p>}
    {children}
  </div>
)
