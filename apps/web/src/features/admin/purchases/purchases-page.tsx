import { texts } from 'virtual:texts/admin/purchases'
import { adminRevenue, type ReplyOf } from '@app/contract'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { q } from '../../../api/query.ts'
import { money } from '../../../texts/credits.ts'
import { longDay } from '../../../texts/dates.ts'
import { number } from '../../../texts/numbers.ts'
import { Badge } from '../../../ui/badge.tsx'
import { DownloadCsv } from '../csv/download-csv.tsx'
import { daysIn, FilteredList, inputOf, keyIn, optionsOf, useFilters } from '../filtered-list.tsx'
import { AdminPage, type Column, Loaded, None, Part, Records, Section } from '../page-parts.tsx'
import { type PurchaseFilters, PurchaseList, purchasesQuery } from './purchase-list.tsx'

const read = (params: URLSearchParams) => ({
  state: keyIn(texts.states, params.get('state')) ?? null,
  ...daysIn(params),
})

export function PurchasesPage() {
  const { filters, change } = useFilters(read)
  const asked = inputOf(filters)
  return (
    <AdminPage section={texts.title} lead={texts.lead}>
      <FilteredList
        label={texts.filters}
        filters={filters}
        change={change}
        className="max-w-3xl sm:grid-cols-3"
        fields={[
          { kind: 'choice', name: 'state', label: texts.state, options: optionsOf(texts.states, texts.anyState) },
          { kind: 'days' },
        ]}
        narrowedBy={['state', 'from', 'to']}
        above={
          <>
            <Revenue asked={asked} />
            <DownloadCsv name="purchases" load={({ purchasesCsv }) => purchasesCsv(asked)} />
          </>
        }
        query={useInfiniteQuery(purchasesQuery(asked))}
        texts={texts}
      >
        {(purchases) => <PurchaseList purchases={purchases} withUser />}
      </FilteredList>
    </AdminPage>
  )
}

function Revenue({ asked }: { readonly asked: PurchaseFilters }) {
  const query = useQuery({ ...q(adminRevenue, asked), staleTime: 0, placeholderData: keepPreviousData })
  return (
    <Section title={texts.revenue.title} note={texts.revenue.note}>
      <Loaded query={query} texts={texts.revenue}>
        {(revenue) => (revenue.days.length === 0 ? <None>{texts.revenue.none}</None> : <Tables {...revenue} />)}
      </Loaded>
    </Section>
  )
}

type Totals = ReplyOf<typeof adminRevenue>
type Sums = Omit<Totals['days'][number], 'day'>

const Tables = ({ packages, days }: Totals) => (
  <>
    <Part title={texts.revenue.byPackage}>
      <Records
        label={texts.revenue.byPackage}
        rows={packages}
        keyOf={(row) => `${row.package_name} ${row.is_pretend}`}
        head={{ name: texts.package, of: (row) => <Named name={row.package_name} row={row} /> }}
        columns={columns}
      />
    </Part>
    <Part title={texts.revenue.byDay}>
      <Records
        label={texts.revenue.byDay}
        rows={days}
        keyOf={(row) => `${row.day} ${row.is_pretend}`}
        head={{ name: texts.revenue.day, of: (row) => <Named name={longDay(row.day)} row={row} /> }}
        columns={columns}
      />
    </Part>
  </>
)

const Named = ({ name, row }: { readonly name: string; readonly row: Sums }) => (
  <span className="flex flex-wrap items-center gap-2">
    {name}
    {row.is_pretend && <Badge>{texts.revenue.sandbox}</Badge>}
  </span>
)

const columns: readonly Column<Sums>[] = [
  { name: texts.revenue.purchases, numeric: true, of: ({ purchases }) => number(purchases) },
  { name: texts.revenue.credits, numeric: true, of: ({ credits }) => number(credits) },
  { name: texts.revenue.income, numeric: true, of: ({ income }) => money(income) },
  { name: texts.revenue.refunded, numeric: true, of: ({ refunded }) => money(refunded) },
  { name: texts.revenue.net, numeric: true, of: ({ income, refunded }) => money(income - refunded) },
]
