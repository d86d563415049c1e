import { Card } from '../../../ui/card.tsx'
import { Skeleton, SkeletonBar } from '../../../ui/feedback/skeleton.tsx'

export function DashboardSkeleton() {
  return (
    <Skeleton label="Loading your learning plans..." className="min-h-dvh">
      <div className="h-64 rounded-md border border-line bg-sheet p-6 sm:p-8">
        <SkeletonBar className="w-24" />
        <SkeletonBar className="mt-4 h-8 max-w-80" />
        <SkeletonBar className="mt-4 max-w-52" />
      </div>
      {[1, 2].map((card) => (
        <Card key={card} className="mt-8 grid gap-8 lg:grid-cols-[5fr_7fr]">
          <div>
            <SkeletonBar className="h-6 max-w-64" />
            <SkeletonBar className="mt-4" />
            <SkeletonBar className="mt-2 max-w-64" />
          </div>
          <div>
            <SkeletonBar className="h-1" />
            <SkeletonBar className="mt-6 max-w-40" />
          </div>
        </Card>
      ))}
    </Skeleton>
  )
}
