import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { List } from '../../../ui/list.tsx'
import { useIsWide } from '../../../ui/use-is-wide.ts'
import { None } from './section.tsx'

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
}

export function Records<Row>(props: RecordsProps<Row>) {
  const isWide = useIsWide()
  if (props.none !== undefined && props.rows.length === 0) return <None>{props.none}</None>
  return isWide ? <Table {...props} /> : <Cards {...props} />
}

function Table<Row>({ label, rows, keyOf, head, columns }: RecordsProps<Row>) {
  return (
    <DataTable label={label} columns={[head, ...columns]}>
      {rows.map((row) => (
        <tr key={keyOf(row)} className="border-b border-line align-baseline">
          <th scope="row" className="py-3 pr-4 font-normal wrap-anywhere">
            {head.of(row)}
          </th>
          {columns.map(({ name, of, numeric }) => (
            <td key={name} className={clsx('py-3 pr-4 text-note last:pr-0', numeric && 'text-right tabular-nums')}>
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
                  <dt className="w-20 flex-none text-muted">{name}</dt>
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
