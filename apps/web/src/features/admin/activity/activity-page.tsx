import type { auditLog, ReplyOf } from '@app/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { List } from '../../../ui/list.tsx'
import { AdminPage } from '../admin-page.tsx'
import { auditInput, auditQuery } from '../api.ts'
import { DownloadCsv } from '../csv/download-csv.tsx'
import { ListSkeleton, NothingFound, PagedList, useCountAnnounced } from '../paged-list.tsx'
import { texts as shared } from '../texts.ts'
import { ActivityFilters } from './activity-filters.tsx'
import { ActivityRow } from './activity-row.tsx'
import { texts } from './texts.ts'
import { type ActivityFilters as Filters, UNKNOWN_USER, useActivityFilters } from './use-activity-filters.ts'

/** What admins and operators did, as the log has it: nothing in it is ever changed. */
export function ActivityPage() {
  const { filters, change } = useActivityFilters()
  const first = useRef<HTMLSelectElement>(null)
  const widen = (changed: Partial<Filters>) => {
    change(changed)
    // the button that was pressed goes
    first.current?.focus()
  }
  const query = useInfiniteQuery(auditQuery(filters))
  const entries = query.data?.pages.flatMap(entriesOf)
  const isNarrowed = [filters.actor, filters.act, filters.from, filters.to].some((one) => one !== null)
  const none = isNarrowed || filters.user === UNKNOWN_USER ? shared.nothingMatches : texts.none
  useCountAnnounced(
    filters,
    entries && !query.isPlaceholderData ? inSum(entries.length, query.hasNextPage, none) : undefined,
  )

  return (
    <AdminPage section={texts.title} lead={texts.lead}>
      <ActivityFilters filters={filters} entries={entries} onChange={change} first={first} onWiden={widen} />
      {filters.user !== UNKNOWN_USER && (
        <div className="mb-4">
          <DownloadCsv name="audit" load={({ auditCsv }) => auditCsv(auditInput(filters))} />
        </div>
      )}
      <PagedList
        query={query}
        rowsOf={entriesOf}
        loading={<ListSkeleton label={texts.loading} />}
        failed={texts.failed}
        empty={
          <NothingFound
            title={none}
            onClear={isNarrowed && (() => widen({ actor: null, act: null, from: null, to: null }))}
          />
        }
        end={() => (isNarrowed ? shared.endOfMatches : texts.end)}
      >
        {(rows) => (
          <List ordered aria-label={texts.list} className="-mt-4">
            {rows.map((entry) => (
              <ActivityRow key={entry.id} entry={entry} />
            ))}
          </List>
        )}
      </PagedList>
    </AdminPage>
  )
}

const entriesOf = ({ entries }: ReplyOf<typeof auditLog>) => entries

function inSum(count: number, hasMore: boolean, none: string): string {
  if (count === 0) return none
  return hasMore ? texts.first(count) : texts.shown(count)
}
