import { texts as shared } from 'virtual:texts/admin'
import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { NavLink } from 'react-router-dom'
import { isNotFound } from '../../api/problem.ts'
import { PageLink, paths, preloadPage } from '../../routing/page-link.tsx'
import { shortTime } from '../../texts/dates.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorLine } from '../../ui/feedback/alert.tsx'
import { announce } from '../../ui/feedback/announcer.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadProblem } from '../../ui/feedback/load-problem.tsx'
import { RowSkeletons, SkeletonBar } from '../../ui/feedback/skeleton.tsx'
import { Name } from '../../ui/fill.tsx'
import { List } from '../../ui/list.tsx'
import { Page } from '../../ui/page.tsx'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { describeAdminError } from './api.ts'

const sections = [
  { label: shared.sections.users, to: paths.admin },
  { label: shared.sections.purchases, to: paths.adminPurchases },
  { label: shared.sections.funnel, to: paths.adminFunnel },
  { label: shared.sections.chapters, to: paths.adminChapters },
  { label: shared.sections.resources, to: paths.adminResources },
  { label: shared.sections.activity, to: paths.adminActivity },
  { label: shared.sections.health, to: paths.adminHealth },
  { label: shared.sections.configuration, to: paths.adminConfiguration },
]

type AdminPageProps = {
  readonly section: string
  readonly lead?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

export const AdminPage = ({ section, lead, actions, children }: AdminPageProps) => (
  // in every build: see build/catalogues.ts
  <div lang="en">
    <Page title={shared.title({ section })} lead={lead} actions={actions}>
      <nav aria-label={shared.portal} className="mb-8 flex flex-wrap gap-x-6 border-b border-line">
        {sections.map(({ label, to }) => (
          <NavLink
            key={to}
            to={to}
            end
            onPointerEnter={() => preloadPage(to)}
            className="-mb-px flex min-h-11 items-center border-b-2 border-transparent font-medium text-muted hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink"
          >
            {label}
          </NavLink>
        ))}
      </nav>
      {children}
    </Page>
  </div>
)

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

const Loading = ({ label, className }: LoadingProps) => (
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

export const Learner = ({ id, username }: { readonly id: string; readonly username: string }) => (
  <PageLink to={paths.adminUser(id)} className="link wrap-anywhere">
    <Name>{username}</Name>
  </PageLink>
)

export const ChapterLink = ({ id, title }: { readonly id: string; readonly title: string }) => (
  <PageLink to={paths.adminChapter(id)}>
    <bdi>{title}</bdi>
  </PageLink>
)

export type Column<Row> = {
  readonly name: string
  readonly of: (row: Row) => ReactNode
  readonly numeric?: boolean
  /** Of its cells in a table. */
  readonly className?: string
}

type RecordsProps<Row> = {
  readonly label: string
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** What names a row: the first column, and the head of its card. */
  readonly head: Column<Row>
  readonly columns: readonly Column<Row>[]
  readonly none?: string
  /** Rows of one height, for what fits into two lines. */
  readonly isCompact?: boolean
}

export function Records<Row>(props: RecordsProps<Row>) {
  const isWide = useIsWide()
  if (props.none !== undefined && props.rows.length === 0) return <None>{props.none}</None>
  return isWide ? <DataTable {...props} /> : <Cards {...props} />
}

export function DataTable<Row>({ label, rows, keyOf, head, columns, isCompact = false }: RecordsProps<Row>) {
  const cell = isCompact ? 'py-0.5 pr-3' : 'py-3 pr-3'
  return (
    <table className="w-full border-t border-line text-left">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr className="border-b border-line">
          {[head, ...columns].map(({ name, numeric }) => (
            <th
              key={name}
              scope="col"
              className={clsx('py-3 pr-3 text-note font-semibold text-muted last:pr-0', numeric && 'text-right')}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={clsx('border-b border-line', isCompact ? 'h-14' : 'align-baseline')}>
            <th scope="row" className={clsx(cell, 'font-normal wrap-anywhere', head.className)}>
              {head.of(row)}
            </th>
            {columns.map(({ name, of, numeric, className }) => (
              <td
                key={name}
                className={clsx(cell, 'text-note last:pr-0', numeric && 'text-right tabular-nums', className)}
              >
                {of(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cards<Row>({ label, rows, keyOf, head, columns }: RecordsProps<Row>) {
  const words = columns.filter(({ numeric }) => !numeric)
  const numbers = columns.filter(({ numeric }) => numeric)
  return (
    <List aria-label={label} className="flex flex-col gap-3">
      {rows.map((row) => (
        <li key={keyOf(row)} className="rounded-md border border-line bg-sheet px-4 py-3">
          <div className="wrap-anywhere">{head.of(row)}</div>
          {words.length > 0 && (
            <dl className="mt-2 text-note">
              {words.map(({ name, of }) => (
                <div key={name} className="flex items-baseline gap-4 border-t border-line py-2">
                  <dt className="w-24 flex-none text-muted">{name}</dt>
                  <dd className="min-w-0 flex-1 wrap-anywhere">{of(row)}</dd>
                </div>
              ))}
            </dl>
          )}
          {numbers.length > 0 && (
            // numbers are short: they stand beside each other, or the page would have no end
            <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-2 text-note tabular-nums">
              {numbers.map(({ name, of }) => (
                <div key={name}>
                  <dt className="text-muted">{name}</dt>
                  <dd className="font-semibold">{of(row)}</dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </List>
  )
}

type PagedListProps<Row> = {
  readonly query: UseInfiniteQueryResult<readonly Row[]>
  readonly texts: { readonly loading: string; readonly failed: string; readonly none: string }
  /** What is said once there are no more. */
  readonly end: string
  readonly loading?: ReactNode
  readonly empty?: ReactNode
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** A list that comes in pages, in each of its states. */
export function PagedList<Row>({ query, texts, end, loading, empty, children }: PagedListProps<Row>) {
  const { data, error, refetch, isFetching, isFetchNextPageError, isPlaceholderData } = query
  // a next page that did not come is reported below those that did
  const shown = { data, error: isFetchNextPageError ? null : error, refetch, isFetching }
  return (
    <Loaded query={shown} texts={texts} loading={loading}>
      {(rows) =>
        rows.length === 0 ? (
          (empty ?? <None>{texts.none}</None>)
        ) : (
          <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
            {children(rows)}
            <ShowMore query={query} end={end} />
          </div>
        )
      }
    </Loaded>
  )
}

/** Stands below a list that comes in pages. */
function ShowMore<Row>({ query, end }: Pick<PagedListProps<Row>, 'query' | 'end'>) {
  const { data = [], error, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  const place = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  const showMore = async () => {
    pressed.current = true
    const longer = await fetchNextPage({ cancelRefetch: false })
    const count = (longer.data?.length ?? 0) - data.length
    if (!longer.isError) announce(count === 0 ? end : shared.moreShown({ count }))
  }
  useEffect(() => {
    // the button that was pressed is gone then
    if (!hasNextPage && pressed.current) place.current?.focus({ preventScroll: true })
    pressed.current = false
  }, [hasNextPage])
  return (
    <div ref={place} tabIndex={-1} className="mt-4 focus:outline-none">
      {hasNextPage ? (
        <Button size="sm" busy={isFetchingNextPage} onClick={showMore}>
          {shared.showMore}
        </Button>
      ) : (
        <p className="text-note text-muted">{end}</p>
      )}
      {isFetchNextPageError && <ErrorLine className="mt-2">{describeAdminError(error)}</ErrorLine>}
    </div>
  )
}
