import { type ReactNode, useId } from 'react'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { RowSkeletons, SkeletonBar } from '../../../ui/feedback/skeleton.tsx'

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

export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="mt-8 first:mt-0">
    <h3 className="mb-3 font-semibold">{title}</h3>
    {children}
  </div>
)

export const None = ({ children }: { readonly children: ReactNode }) => <p className="text-muted">{children}</p>

type LoadingProps = {
  readonly label: string
  /** Where what comes is much higher than three rows: room for it. */
  readonly className?: string
}

export const Loading = ({ label, className }: LoadingProps) => (
  <RowSkeletons label={label} rows={3} className={className}>
    <SkeletonBar className="w-48 max-w-full" />
    <SkeletonBar className="w-12" />
  </RowSkeletons>
)

/** Their row alone in the list of users: others may have a name that holds theirs. */
export const rowOf = (id: string): string => `${paths.admin}?search=${id}`

export const Learner = ({ id, username }: { readonly id: string; readonly username: string }) => (
  <PageLink to={rowOf(id)} className="link wrap-anywhere">
    <bdi>{username}</bdi>
  </PageLink>
)
