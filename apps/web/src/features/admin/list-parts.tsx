import { RowSkeletons } from '../../ui/feedback/row-skeletons.tsx'
import { SkeletonBar } from '../../ui/feedback/skeleton.tsx'

export const ListSkeleton = ({ label }: { readonly label: string }) => (
  <RowSkeletons label={label} rows={5}>
    <div className="min-w-0 flex-1">
      <SkeletonBar className="w-40 max-w-full" />
      <SkeletonBar className="mt-3 w-64 max-w-full" />
    </div>
    <SkeletonBar className="hidden w-24 sm:block" />
    <SkeletonBar className="w-12" />
  </RowSkeletons>
)
