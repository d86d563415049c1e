import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { fill, Name } from '../../../ui/fill.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { AdminPage } from '../admin-page.tsx'
import { nameQuery } from '../api.ts'
import { DownloadCsv } from '../csv/download-csv.tsx'
import { DayRange } from '../day-range.tsx'
import { Records } from '../health/records.tsx'
import { ListSkeleton, NothingFound, PagedList, useCountAnnounced } from '../paged-list.tsx'
import { texts as shared } from '../texts.ts'
import { dayIn, idIn, keyIn, optionsOf, useFilters } from '../use-filters.ts'
import { type PurchaseFilters, purchaseInput, purchasesQuery } from './api.ts'
import { packageColumn, purchaseColumns, userColumn } from './purchase-columns.tsx'
import { Revenue } from './revenue.tsx'
import { texts } from './texts.ts'
import { purchasesOf } from './user-purchases.tsx'

const read = (params: URLSearchParams): PurchaseFilters => ({
  user: idIn(params.get('user')),
  state: keyIn(texts.states, params.get('state')) ?? null,
  from: dayIn(params.get('from')),
  to: dayIn(params.get('to')),
})

export function PurchasesPage() {
  const { filters, change } = useFilters(read)
  const first = useRef<HTMLSelectElement>(null)
  const widen = (changed: Partial<PurchaseFilters>) => {
    change(changed)
    // the button that was pressed goes
    first.current?.focus()
  }
  const query = useInfiniteQuery(purchasesQuery(filters))
  const count = query.data?.pages.flatMap(purchasesOf).length
  const isNarrowed = filters.state !== null || filters.from !== null || filters.to !== null
  useCountAnnounced(filters, count !== undefined && !query.isPlaceholderData ? texts.count(count) : undefined)

  return (
    <AdminPage section={texts.title} lead={texts.lead}>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers of 2023 and before do not know <search> */}
      <div role="search" aria-label={texts.filters} className="mb-6 grid max-w-3xl gap-4 sm:grid-cols-3">
        <Select
          ref={first}
          label={texts.state}
          options={[{ value: '', label: texts.anyState }, ...optionsOf(texts.states)]}
          value={filters.state ?? ''}
          onChange={({ target: { value } }) => change({ state: keyIn(texts.states, value) ?? null })}
        />
        <DayRange days={filters} onChange={change} />
      </div>
      {filters.user !== null && <OneUser id={filters.user} onWiden={() => widen({ user: null })} />}
      <Revenue filters={filters} />
      <div className="mb-4">
        <DownloadCsv name="purchases" load={({ purchasesCsv }) => purchasesCsv(purchaseInput(filters))} />
      </div>
      <PagedList
        query={query}
        rowsOf={purchasesOf}
        loading={<ListSkeleton label={texts.loading} />}
        failed={texts.failed}
        empty={
          <NothingFound
            title={isNarrowed ? shared.nothingMatches : texts.none}
            onClear={isNarrowed && (() => widen({ state: null, from: null, to: null }))}
          />
        }
        end={() => (isNarrowed ? shared.endOfMatches : texts.end)}
      >
        {(rows) => (
          <Records
            isCompact
            label={texts.list}
            rows={rows}
            keyOf={({ id }) => id}
            head={packageColumn}
            columns={[userColumn, ...purchaseColumns]}
          />
        )}
      </PagedList>
    </AdminPage>
  )
}

function OneUser({ id, onWiden }: { readonly id: string; readonly onWiden: () => void }) {
  const { data: name } = useQuery(nameQuery(id))
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <span>{fill(texts.onlyOf, { user: name ? <Name className="font-semibold">{name}</Name> : texts.oneUser })}</span>
      <Button size="sm" onClick={onWiden}>
        {texts.showAll}
      </Button>
    </p>
  )
}
