import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { List } from '../list.tsx'
import { type Mark, TrailMark } from './trail-mark.tsx'

type TrailProps = {
  /** Names the list: 'Chapters'. */
  readonly label: string
  /** Stops. */
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** An ordered list drawn as a walk: a line runs through it, solid where it has been walked. */
export const Trail = ({ label, children, className }: TrailProps) => (
  <List ordered aria-label={label} className={className}>
    {children}
  </List>
)

const words: Record<Mark, string> = { done: 'Done', open: 'Open', locked: 'Locked', next: 'Next', failed: 'Failed' }

type TrailStopProps = {
  readonly mark: Mark
  /** The state in words for those who do not see the mark. `''` where the stop's own text already says it. */
  readonly markLabel?: string | undefined
  /** Stands in place of the mark, such as a `TrailToggle`; its own name then says the state. */
  readonly control?: ReactNode
  readonly children: ReactNode
  readonly className?: string | undefined
}

export const TrailStop = ({ mark, markLabel = words[mark], control, children, className }: TrailStopProps) => (
  <li className="group/stop relative flex gap-3 pb-6 last:pb-0" aria-current={mark === 'next' ? 'step' : undefined}>
    <TrailLine walked={mark === 'done'} />
    <div className="relative flex h-7 w-8 flex-none items-center justify-center">
      {control ?? <TrailMark mark={mark} />}
      {!control && markLabel && <span className="sr-only">{markLabel}</span>}
    </div>
    <div className={clsx('min-w-0 flex-1', className)}>{children}</div>
  </li>
)

type TrailLineProps = { readonly walked: boolean; readonly className?: string | undefined }

/** The stretch from one mark to the next. `TrailStop` draws its own; this is for lists of another build. */
export const TrailLine = ({ walked, className }: TrailLineProps) => (
  <svg
    viewBox="0 0 32 100"
    preserveAspectRatio="none"
    data-walked={walked}
    className={clsx('trail-line group-last/stop:hidden', className)}
    aria-hidden="true"
  >
    <path className="ahead" d={bend} />
    <path className="walked" d={bend} />
  </svg>
)

const bend = 'M16 0C22 30 10 68 16 100'
