import type { adminRevenue, ReplyOf } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { money } from '../../../texts/credits.ts'
import { longDay } from '../../../texts/dates.ts'
import { number } from '../../../texts/numbers.ts'
import { Badge } from '../../../ui/badge.tsx'
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { describeAdminError } from '../api.ts'
import { type Column, Loading, None, Part, Records, Section } from '../health/records.tsx'
import { type PurchaseFilters, revenueQuery } from './api.ts'
import { texts as all } from './texts.ts'

const texts = all.revenue

export function Revenue({ filters }: { readonly filters: PurchaseFilters }) {
  const { data, error, refetch, isFetching } = useQuery(revenueQuery(filters))
  return (
    <Section title={texts.title} note={texts.note}>
      {data === undefined && error === null && <Loading label={texts.loading} />}
      {error !== null && (
        <LoadProblem title={texts.failed} busy={isFetching} onRetry={refetch}>
          {describeAdminError(error)}
        </LoadProblem>
      )}
      {data && (data.days.length === 0 ? <None>{texts.none}</None> : <Tables revenue={data} />)}
    </Section>
  )
}

type Totals = ReplyOf<typeof adminRevenue>
type Sums = Omit<Totals['days'][number], 'day'>

const Tables = ({ revenue }: { readonly revenue: Totals }) => (
  <>
    <Part title={texts.byPackage}>
      <Records
        label={texts.byPackage}
        rows={revenue.packages}
        keyOf={(row) => `${row.package_name} ${row.is_pretend}`}
        head={{ name: all.package, of: (row) => <Named name={row.package_name} row={row} /> }}
        columns={columns}
      />
    </Part>
    <Part title={texts.byDay}>
      <Records
        label={texts.byDay}
        rows={revenue.days}
        keyOf={(row) => `${row.day} ${row.is_pretend}`}
        head={{ name: texts.day, of: (row) => <Named name={longDay(row.day)} row={row} /> }}
        columns={columns}
      />
    </Part>
  </>
)

const Named = ({ name, row }: { readonly name: string; readonly row: Sums }) => (
  <span className="flex flex-wrap items-center gap-2">
    {name}
    {row.is_pretend && <Badge>{texts.sandbox}</Badge>}
  </span>
)

const columns: readonly Column<Sums>[] = [
  { name: texts.purchases, numeric: true, of: ({ purchases }) => number(purchases) },
  { name: texts.credits, numeric: true, of: ({ credits }) => number(credits) },
  { name: texts.income, numeric: true, of: ({ income }) => money(income) },
  { name: texts.refunded, numeric: true, of: ({ refunded }) => money(refunded) },
  { name: texts.net, numeric: true, of: ({ income, refunded }) => money(income - refunded) },
]
