import { texts } from 'virtual:texts/admin/purchases'
import { useInfiniteQuery } from '@tanstack/react-query'
import { AdminPage } from '../admin-page.tsx'
import { DownloadCsv } from '../csv/download-csv.tsx'
import { FilteredList, useNameOf } from '../filtered-list.tsx'
import { daysIn, idIn, inputOf, keyIn, optionsOf, useFilters } from '../use-filters.ts'
import { PurchaseList, purchasesQuery } from './purchase-list.tsx'
import { Revenue } from './revenue.tsx'

const read = (params: URLSearchParams) => ({
  user: idIn(params.get('user')),
  state: keyIn(texts.states, params.get('state')) ?? null,
  ...daysIn(params),
})

export function PurchasesPage() {
  const { filters, change } = useFilters(read)
  const asked = inputOf(filters)
  const name = useNameOf(filters.user, [])
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
        only={filters.user !== null && { ...texts.only, name, names: ['user'] }}
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
