import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { List } from '../../ui/list.tsx'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { None } from './page-parts.tsx'

export type Column<Row> = {
  readonly name: string
  readonly of: (row: Row) => ReactNode
  readonly numeric?: boolean
  /** Of its cells in a table. */
  readonly className?: string
}

/** Classes: of a table and its cells, of cards and what is in them. */
const plain = {
  table: 'border-t border-line',
  heading: 'py-3 pr-4',
  row: 'align-baseline',
  head: 'py-3 pr-4 wrap-anywhere',
  cell: 'py-3 pr-4',
  cards: 'gap-3',
  card: 'px-4 py-3',
  facts: 'mt-2',
  fact: 'items-baseline border-t border-line py-2',
  name: 'w-24 flex-none',
  value: 'min-w-0 flex-1 wrap-anywhere',
}
export type Look = typeof plain

/** Rows of one height, for what fits into two lines. */
export const compact: Look = { ...plain, row: 'h-14', head: 'py-0.5 pr-4 wrap-anywhere', cell: 'py-0.5 pr-4' }

type RecordsProps<Row> = {
  readonly label: string
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** What names a row: the first column, and the head of its card. */
  readonly head: Column<Row>
  readonly columns: readonly Column<Row>[]
  readonly none?: string
  readonly look?: Look
}

export function Records<Row>(props: RecordsProps<Row>) {
  const isWide = useIsWide()
  if (props.none !== undefined && props.rows.length === 0) return <None>{props.none}</None>
  return isWide ? <DataTable {...props} /> : <Cards {...props} />
}

export const DataTable = <Row,>({ label, rows, keyOf, head, columns, look = plain }: RecordsProps<Row>) => (
  <table className={clsx('w-full text-left', look.table)}>
    <caption className="sr-only">{label}</caption>
    <thead>
      <tr className="border-b border-line">
        {[head, ...columns].map(({ name, numeric }) => (
          <th
            key={name}
            scope="col"
            className={clsx(look.heading, 'text-note font-semibold text-muted last:pr-0', numeric && 'text-right')}
          >
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={keyOf(row)} className={clsx('border-b border-line', look.row)}>
          <th scope="row" className={clsx(look.head, 'font-normal')}>
            {head.of(row)}
          </th>
          {columns.map(({ name, of, numeric, className }) => (
            <td
              key={name}
              className={clsx(look.cell, 'text-note last:pr-0', numeric && 'text-right tabular-nums', className)}
            >
              {of(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

function Cards<Row>({ label, rows, keyOf, head, columns, look = plain }: RecordsProps<Row>) {
  const words = columns.filter(({ numeric }) => !numeric)
  const numbers = columns.filter(({ numeric }) => numeric)
  return (
    <List aria-label={label} className={clsx('flex flex-col', look.cards)}>
      {rows.map((row) => (
        <li key={keyOf(row)} className={clsx('rounded-md border border-line bg-sheet', look.card)}>
          <div className="wrap-anywhere">{head.of(row)}</div>
          {words.length > 0 && (
            <dl className={clsx('text-note', look.facts)}>
              {words.map(({ name, of }) => (
                <div key={name} className={clsx('flex gap-4', look.fact)}>
                  <dt className={clsx('text-muted', look.name)}>{name}</dt>
                  <dd className={look.value}>{of(row)}</dd>
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
