import type { ReactNode } from 'react'
import { paintedDiamond } from '../trail.tsx'

type EmptyStateProps = {
  readonly title: string
  readonly children?: ReactNode
  /** The way out of here. */
  readonly action?: ReactNode
}

/** Nothing here yet: a trail that has not been walked, the words for it and the next step. */
export const EmptyState = ({ title, children, action }: EmptyStateProps) => (
  <div className="flex flex-col items-center gap-4 rounded-md border border-dashed border-edge px-6 py-12 text-center">
    <svg
      viewBox="0 0 220 96"
      width="220"
      height="96"
      aria-hidden="true"
      className="empty-trail max-w-full overflow-visible"
    >
      <path className="ground" d="M4 78c26-3 34-30 62-33s34 20 58 17 30-42 60-46 26 10 32 12" />
      <path className="way" d="M14 90c30-2 46-22 74-22s44 12 66-2 20-26 34-32" />
      <path className="mark" d={paintedDiamond} transform="translate(4 74) scale(1.1)" />
      <path className="mark" d={paintedDiamond} transform="translate(82 58) scale(.8)" />
      <path className="mark" d={paintedDiamond} transform="translate(178 20) scale(1.1)" />
    </svg>
    <h2 className="text-lead">{title}</h2>
    {children && <div className="max-w-[46ch] text-muted">{children}</div>}
    {action}
  </div>
)
