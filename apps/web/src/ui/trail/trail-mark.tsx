import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { paintedDiamond } from './painted-diamond.ts'

/** Solid is done, ringed is open, dotted is locked, one with an exclamation mark has failed; the next one is painted, and is the only loud thing on a screen. */
export type Mark = 'done' | 'open' | 'locked' | 'next' | 'failed'

const ticks: { readonly [mark in Mark]?: string } = {
  done: 'M8.2 12.2 11 15l5-6',
  next: 'm10.5 8.5 3.5 3.5-3.5 3.5',
  failed: 'M12 7.5v5.25m0 3.5v.1',
}

type TrailMarkProps = {
  readonly mark: Mark
  /** A pale tick says that it can be ticked. */
  readonly hinted?: boolean | undefined
  readonly size?: number | undefined
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
}

/** Drawn only; the caller says the state in words. */
export const TrailMark = ({ mark, hinted = false, size = 24, className, style }: TrailMarkProps) => (
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
    <path className={clsx('tick', hinted && 'hint')} d={ticks[hinted ? 'done' : mark]} />
  </svg>
)
