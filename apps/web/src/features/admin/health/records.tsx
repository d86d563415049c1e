import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { RowSkeletons, SkeletonBar } from '../../../ui/feedback/skeleton.tsx'
import { Name } from '../../../ui/fill.tsx'
import { List } from '../../../ui/list.tsx'
import { useIsWide } from '../../../ui/use-is-wide.ts'

export type Column<Row> = {
  readonly name: string
  readonly of: (row: Row) => ReactNode
  readonly numeric?: boolean
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
  return isWide ? <Table {...props} /> : <Cards {...props} />
}

function Table<Row>({ label, rows, keyOf, head, columns, isCompact = false }: RecordsProps<Row>) {
  const space = isCompact ? 'py-0.5 pr-4' : 'py-3 pr-4'
  return (
    <DataTable label={label} columns={[head, ...columns]}>
      {rows.map((row) => (
        <tr key={keyOf(row)} className={clsx('border-b border-line', isCompact ? 'h-14' : 'align-baseline')}>
          <th scope="row" className={clsx(space, 'font-normal wrap-anywhere')}>
            {head.of(row)}
          </th>
          {columns.map(({ name, of, numeric }) => (
            <td key={name} className={clsx(space, 'text-note last:pr-0', numeric && 'text-right tabular-nums')}>
              {of(row)}
            </td>
          ))}
        </tr>
      ))}
    </DataTable>
  )
}

type DataTableProps = {
  readonly label: string
  readonly columns: readonly { readonly name: string; readonly numeric?: boolean }[]
  /** The rows. */
  readonly children: ReactNode
}

export const DataTable = ({ label, columns, children }: DataTableProps) => (
  <table className="w-full border-t border-line text-left">
    <caption className="sr-only">{label}</caption>
    <thead>
      <tr className="border-b border-line">
        {columns.map(({ name, numeric }) => (
          <th
            key={name}
            scope="col"
            className={clsx('py-3 pr-4 text-note font-semibold text-muted last:pr-0', numeric && 'text-right')}
          >
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)

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
    <Name>{username}</Name>
  </PageLink>
)
