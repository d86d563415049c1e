import { texts as all } from 'virtual:texts/admin/purchases'
import { adminRevenue, type ReplyOf } from '@app/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { q } from '../../../api/query.ts'
import { money } from '../../../texts/credits.ts'
import { longDay } from '../../../texts/dates.ts'
import { number } from '../../../texts/numbers.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Loaded, None, Part, Section } from '../page-parts.tsx'
import { type Column, Records } from '../records.tsx'
import type { PurchaseFilters } from './purchase-list.tsx'

const texts = all.revenue

export function Revenue({ asked }: { readonly asked: PurchaseFilters }) {
  const query = useQuery({ ...q(adminRevenue, asked), staleTime: 0, placeholderData: keepPreviousData })
  return (
    <Section title={texts.title} note={texts.note}>
      <Loaded query={query} texts={texts}>
        {(revenue) => (revenue.days.length === 0 ? <None>{texts.none}</None> : <Tables {...revenue} />)}
      </Loaded>
    </Section>
  )
}

type Totals = ReplyOf<typeof adminRevenue>
type Sums = Omit<Totals['days'][number], 'day'>

const Tables = ({ packages, days }: Totals) => (
  <>
    <Part title={texts.byPackage}>
      <Records
        label={texts.byPackage}
        rows={packages}
        keyOf={(row) => `${row.package_name} ${row.is_pretend}`}
        head={{ name: all.package, of: (row) => <Named name={row.package_name} row={row} /> }}
        columns={columns}
      />
    </Part>
    <Part title={texts.byDay}>
      <Records
        label={texts.byDay}
        rows={days}
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
