import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton, SkeletonBar } from '../../ui/skeleton.tsx'
import { inWords } from './use-act.ts'

type ListProblemProps = {
  readonly error: unknown
  readonly title: string
  readonly busy: boolean
  readonly onRetry: () => unknown
}

export function ListProblem({ error, title, busy, onRetry }: ListProblemProps) {
  return (
    <Alert className="mb-6" title={title}>
      <p>{inWords(error)}</p>
      <Button size="sm" className="mt-3" busy={busy} onClick={() => onRetry()}>
        Try again
      </Button>
    </Alert>
  )
}

const rows = [1, 2, 3, 4, 5]

export function ListSkeleton({ label }: { readonly label: string }) {
  return (
    <Skeleton label={label}>
      {rows.map((row) => (
        <div key={row} className="flex items-center justify-between gap-6 border-b border-line py-5">
          <div className="min-w-0 flex-1">
            <SkeletonBar className="w-40 max-w-full" />
            <SkeletonBar className="mt-3 w-64 max-w-full" />
          </div>
          <SkeletonBar className="hidden w-24 sm:block" />
          <SkeletonBar className="w-12" />
        </div>
      ))}
    </Skeleton>
  )
}
