import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Spinner } from './spinner.tsx'

/** One grey bar; give it the size of what will stand there by its class. */
export const SkeletonBar = ({ className }: { readonly className?: string | undefined }) => (
  <div className={clsx('h-4 rounded-sm bg-line/60', className)} />
)

type SkeletonProps = {
  /** The specification's words for this wait, read out as a status. */
  readonly label: string
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** The shape of what is coming, there at once, with the words for it in a status region. */
export const Skeleton = ({ label, children, className }: SkeletonProps) => (
  <div className={className}>
    <Spinner label={label} />
    <div aria-hidden="true" className="mt-4">
      {children}
    </div>
  </div>
)

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

/** The same of rows with two lines, and something short at their end. */
export const ListSkeleton = ({ label, rows }: Pick<RowSkeletonsProps, 'label' | 'rows'>) => (
  <RowSkeletons label={label} rows={rows} className="w-full">
    <div className="min-w-0 flex-1">
      <SkeletonBar className="w-64 max-w-full" />
      <SkeletonBar className="mt-3 w-40 max-w-full" />
    </div>
    <SkeletonBar className="w-12" />
  </RowSkeletons>
)
