import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type NoticeProps = {
  readonly title?: string | undefined
  readonly tone?: 'plain' | 'good' | undefined
  /** Set it where the notice appears as the answer to something the learner did: then it is read out. */
  readonly live?: boolean | undefined
  readonly children?: ReactNode
  readonly className?: string | undefined
}

const tones = { plain: 'border-edge/60 bg-sunk/50', good: 'border-ok bg-ok-soft' }

export const Notice = ({ title, tone = 'plain', live = false, children, className }: NoticeProps) => (
  <div
    role={live ? 'status' : undefined}
    className={clsx('rounded-md border px-4 py-3 text-ink', tones[tone], className)}
  >
    {title && <p className="font-semibold">{title}</p>}
    {children}
  </div>
)
