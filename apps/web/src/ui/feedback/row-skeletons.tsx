import type { ReactNode } from 'react'
import { Skeleton } from './skeleton.tsx'

type RowSkeletonsProps = {
  readonly label: string
  readonly rows: number
  /** The bars of one row, from left to right. */
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** The shape of a list or a table that is coming. */
export const RowSkeletons = ({ label, rows, children, className }: RowSkeletonsProps) => (
  <Skeleton label={label} className={className}>
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
      <div key={row} className="flex items-center justify-between gap-6 border-b border-line py-4">
        {children}
      </div>
    ))}
  </Skeleton>
)
