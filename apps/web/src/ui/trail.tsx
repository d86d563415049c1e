import { texts } from 'virtual:texts/ui'
import { clsx } from 'clsx'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { List } from './list.tsx'

/** The waymark: a diamond as a brush leaves it, not quite even. Drawn in a box of 24 by 24; every mark and the logo share it. */
export const paintedDiamond =
  'M12.2 1.8c.7 0 1.3.4 1.9 1l7.6 7.9c1.2 1.3 1.3 2.5.1 3.8l-7.7 7.6c-1.3 1.2-2.6 1.2-3.8-.1' +
  'L2.4 14.1c-1.2-1.2-1.1-2.5.1-3.7l7.7-7.6c.6-.6 1.3-1 2-1Z'

/** Three marks that light up in turn, like steps. Decoration only; the words beside it say what for. */
export const WalkingDots = ({ className }: { readonly className?: string | undefined }) => (
  <svg viewBox="0 0 80 24" width="40" height="12" className={clsx('walking-dots', className)} aria-hidden="true">
    {[0, 28, 56].map((x) => (
      <path key={x} d={paintedDiamond} transform={`translate(${x} 0)`} />
    ))}
  </svg>
)

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

type PlanProgressProps = {
  readonly title: string
  readonly percent: number
  /** '2 of 5 chapters done'. */
  readonly done: string
  /** How the figure beside the bar looks. */
  readonly figure?: string
  readonly className?: string
}

export const PlanProgress = ({ title, percent, done, figure = planFigure, className }: PlanProgressProps) => (
  <div className={clsx('flex items-center gap-4', className)}>
    <ProgressBar
      value={percent}
      label={texts.progressOf({ title })}
      valueText={texts.percentDone({ percent, done })}
      className="flex-1"
    />
    <span aria-hidden="true" className={figure}>
      {texts.percent({ percent })}
    </span>
  </div>
)

const planFigure = 'min-w-[3.5ch] text-end font-serif text-lead leading-none tabular-nums'

/** Solid is done, ringed is open, dotted is locked, one with an exclamation mark has failed; the next one is painted, and is the only loud thing on a screen. */
export type Mark = 'done' | 'open' | 'locked' | 'next' | 'failed'

const ticks: { readonly [mark in Mark]?: string } = {
  done: 'M8.2 12.2 11 15l5-6',
  next: 'm10.5 8.5 3.5 3.5-3.5 3.5',
  failed: 'M12 7.5v5.25m0 3.5v.1',
}

type TrailMarkProps = {
  readonly mark: Mark
  readonly size?: number | undefined
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
}

/** Drawn only; the caller says the state in words. */
export const TrailMark = ({ mark, size = 24, className, style }: TrailMarkProps) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    data-mark={mark}
    style={style}
    className={clsx('trail-mark', className)}
    aria-hidden="true"
  >
    {mark === 'next' && <path d={paintedDiamond} className="glow" transform="translate(-6 -6) scale(1.5)" />}
    <path d={paintedDiamond} />
    <path className="tick" d={ticks[mark]} />
  </svg>
)

type TrailToggleProps = {
  readonly pressed: boolean
  /** What being pressed means: 'Completed: How yeast works'. It stays the same in both states. */
  readonly label: string
  /** Of the one thing to do next. */
  readonly isNext?: boolean
  readonly onPress: () => void
}

/** A mark to press: ringed turns solid. The press area is larger than what is drawn, for thumbs. */
export const TrailToggle = ({ pressed, label, isNext = false, onPress }: TrailToggleProps) => (
  <button
    type="button"
    aria-pressed={pressed}
    aria-label={label}
    title={label}
    // the second press of a double click would turn it back
    onClick={({ detail }) => detail < 2 && onPress()}
    className="-m-2.5 flex size-11 flex-none items-center justify-center rounded-full transition-transform duration-[160ms] hover:scale-110"
  >
    <TrailMark mark={pressed ? 'done' : isNext ? 'next' : 'open'} />
  </button>
)

/** An ordered list drawn as a walk: a line runs through it, solid where it has been walked. */
export const Trail = ({ label, ...list }: ComponentProps<typeof List> & { readonly label: string }) => (
  <List ordered aria-label={label} {...list} />
)

type TrailStopProps = {
  readonly mark: Mark
  /** The state in words for those who do not see the mark. `''` where the stop's own text already says it. */
  readonly markLabel?: string | undefined
  /** Stands in place of the mark, such as a `TrailToggle`; its own name then says the state. */
  readonly control?: ReactNode
  readonly children: ReactNode
  readonly className?: string | undefined
}

export const TrailStop = ({ mark, markLabel = texts.marks[mark], control, children, className }: TrailStopProps) => (
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
