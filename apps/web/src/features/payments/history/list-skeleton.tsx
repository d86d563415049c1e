import { RowSkeletons, SkeletonBar } from '../../../ui/feedback/skeleton.tsx'

export const ListSkeleton = ({ label, rows }: { readonly label: string; readonly rows: number }) => (
  <RowSkeletons label={label} rows={rows} className="w-full">
    <div className="min-w-0 flex-1">
      <SkeletonBar className="w-64 max-w-full" />
      <SkeletonBar className="mt-3 w-40 max-w-full" />
    </div>
    <SkeletonBar className="w-12" />
  </RowSkeletons>
)
