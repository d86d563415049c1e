import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { isNotFound } from '../../api/problem.ts'
import { PageLink, paths } from '../../routing/page-link.tsx'
import { shortTime } from '../../texts/dates.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadProblem } from '../../ui/feedback/load-problem.tsx'
import { RowSkeletons, SkeletonBar } from '../../ui/feedback/skeleton.tsx'
import { Name } from '../../ui/fill.tsx'
import { describeAdminError } from './api.ts'

type SectionProps = { readonly title: ReactNode; readonly note?: ReactNode; readonly children: ReactNode }

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

export const FactList = ({ children }: { readonly children: ReactNode }) => (
  <dl className="max-w-3xl border-t border-line">{children}</dl>
)

export const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="flex items-baseline gap-4 border-b border-line py-3">
    <dt className="w-24 flex-none text-note text-muted sm:w-36">{name}</dt>
    <dd className="min-w-0 flex-1 wrap-anywhere">{children}</dd>
  </div>
)

type LoadingProps = {
  readonly label: string
  /** Where what comes is much higher than three rows: room for it. */
  readonly className?: string | undefined
}

export const Loading = ({ label, className }: LoadingProps) => (
  <RowSkeletons label={label} rows={3} className={className}>
    <SkeletonBar className="w-48 max-w-full" />
    <SkeletonBar className="w-12" />
  </RowSkeletons>
)

type LoadedProps<T> = {
  readonly query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch' | 'isFetching'>
  readonly texts: {
    readonly loading: string
    readonly failed: string
    /** Once it was read, and could not be read again. */
    readonly stale?: string
    /** Where the address may name what is not there. */
    readonly absent?: string
  }
  /** Room for what comes. */
  readonly className?: string
  readonly loading?: ReactNode
  readonly children: (data: T) => ReactNode
}

/** What is read from the server, in each of its states. */
export function Loaded<T>({ query, texts, className, loading, children }: LoadedProps<T>) {
  const { data, error, refetch, isFetching } = query
  const title = data === undefined ? texts.failed : (texts.stale ?? texts.failed)
  return (
    <>
      {data === undefined && error === null && (loading ?? <Loading label={texts.loading} className={className} />)}
      {error !== null &&
        (texts.absent !== undefined && isNotFound(error) ? (
          <EmptyState title={texts.absent} />
        ) : (
          <LoadProblem title={title} busy={isFetching} onRetry={refetch}>
            {describeAdminError(error)}
          </LoadProblem>
        ))}
      {data !== undefined && children(data)}
    </>
  )
}

export const None = ({ children }: { readonly children: ReactNode }) => <p className="text-muted">{children}</p>

export const Muted = ({ children }: { readonly children: ReactNode }) => <span className="text-muted">{children}</span>

export const Time = ({ at }: { readonly at: string }) => <time dateTime={at}>{shortTime(at)}</time>

/** Copied as a whole, to be searched for. */
export const Code = ({ children }: { readonly children: string }) => (
  <code translate="no" className="rounded-sm bg-sunk px-1 select-all">
    {children}
  </code>
)

/** What a row is about, and a line on it. */
export const Titled = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <>
    <p className="font-semibold">{title}</p>
    {children && <p className="text-note text-muted">{children}</p>}
  </>
)

/** Their row alone in the list of users: others may have a name that holds theirs. */
export const rowOf = (id: string): string => `${paths.admin}?search=${id}`

export const Learner = ({ id, username }: { readonly id: string; readonly username: string }) => (
  <PageLink to={rowOf(id)} className="link wrap-anywhere">
    <Name>{username}</Name>
  </PageLink>
)

export const ChapterLink = ({ id, title }: { readonly id: string; readonly title: string }) => (
  <PageLink to={paths.adminChapter(id)}>
    <bdi>{title}</bdi>
  </PageLink>
)
