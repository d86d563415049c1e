import { type ReactNode, useId } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton, SkeletonBar } from '../../ui/skeleton.tsx'
import { inWords } from './api.ts'

type SectionProps = { readonly title: string; readonly note?: ReactNode; readonly children: ReactNode }

export function Section({ title, note, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-16 last:mb-0">
      <h2 id={id} className="text-lead">
        {title}
      </h2>
      {note && <p className="mt-1 text-note text-muted">{note}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}

export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="mt-8 first:mt-0">
      <h3 className="mb-3 font-semibold">{title}</h3>
      {children}
    </div>
  )
}

export const None = ({ children }: { readonly children: ReactNode }) => <p className="text-muted">{children}</p>

type ProblemProps = {
  readonly error: unknown
  readonly title: string
  readonly busy: boolean
  readonly onRetry: () => unknown
}

export function Problem({ error, title, busy, onRetry }: ProblemProps) {
  return (
    <Alert className="mb-6" title={title}>
      <p>{inWords(error)}</p>
      <Button size="sm" className="mt-3" busy={busy} onClick={() => onRetry()}>
        Try again
      </Button>
    </Alert>
  )
}

const rows = [1, 2, 3]

export function Loading({ label }: { readonly label: string }) {
  return (
    <Skeleton label={label}>
      {rows.map((row) => (
        <div key={row} className="flex justify-between gap-6 border-b border-line py-4">
          <SkeletonBar className="w-48 max-w-full" />
          <SkeletonBar className="w-12" />
        </div>
      ))}
    </Skeleton>
  )
}
