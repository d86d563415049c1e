import { clsx } from 'clsx'

type StrokeIconProps = {
  readonly path: string
  readonly size: number
  readonly width?: number
  readonly className?: string
}

/** A sign in lines, drawn in a box of 24 by 24. What it means is said in words beside it. */
export const StrokeIcon = ({ path, size, width = 2, className }: StrokeIconProps) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    aria-hidden="true"
    className={clsx('fill-none stroke-current', className)}
  >
    <path d={path} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)
