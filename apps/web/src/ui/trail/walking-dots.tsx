import { clsx } from 'clsx'
import { paintedDiamond } from './painted-diamond.ts'

/** Three marks that light up in turn, like steps. Decoration only; the words beside it say what for. */
export const WalkingDots = ({ className }: { readonly className?: string | undefined }) => (
  <svg viewBox="0 0 80 24" width="40" height="12" className={clsx('walking-dots', className)} aria-hidden="true">
    {[0, 28, 56].map((x) => (
      <path key={x} d={paintedDiamond} transform={`translate(${x} 0)`} />
    ))}
  </svg>
)
