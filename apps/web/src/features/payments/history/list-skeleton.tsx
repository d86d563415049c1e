import { Skeleton, SkeletonBar } from '../../../ui/feedback/skeleton.tsx'

/** Rows of two lines, with a number at their end. */
export function ListSkeleton({ label, rows }: { readonly label: string; readonly rows: number }) {
  return (
    <Skeleton label={label} className="w-full">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <div key={row} className="flex items-center justify-between gap-6 border-b border-line py-4">
          <div className="min-w-0 flex-1">
            <SkeletonBar className="w-64 max-w-full" />
            <SkeletonBar className="mt-3 w-40 max-w-full" />
          </div>
          <SkeletonBar className="w-12" />
        </div>
      ))}
    </Skeleton>
  )
}
