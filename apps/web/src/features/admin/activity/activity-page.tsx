import { texts } from 'virtual:texts/admin/activity'
import type { AuditEntry } from '@app/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { adminsQuery } from '../api.ts'
import { DownloadCsv } from '../csv/download-csv.tsx'
import { daysIn, FilteredList, idIn, inputOf, keyIn, optionsOf, useFilters, useNameOf } from '../filtered-list.tsx'
import { AdminPage } from '../page-parts.tsx'
import { ActivityList, auditQuery } from './activity-list.tsx'

const words = texts.filters

const OPERATOR = 'operator'

const read = (params: URLSearchParams) => ({
  /** The id of whom it was done to. */
  user: idIn(params.get('user')),
  /** The id of who did it. */
  actor: params.get('actor') === OPERATOR ? OPERATOR : idIn(params.get('actor')),
  act: keyIn(texts.kinds, params.get('act')) ?? null,
  ...daysIn(params),
})

/** What admins and operators did, as the log has it: nothing in it is ever changed. */
export function ActivityPage() {
  const { filters, change } = useFilters(read)
  const query = useInfiniteQuery(auditQuery(inputOf(filters)))
  const name = useNameOf(
    filters.user,
    query.data?.map(({ subject }) => subject),
  )
  const nameless = name === null ? words.aDeletedAccount : words.oneUser
  const actors = useActors(filters.actor, query.data)

  return (
    <AdminPage section={texts.title} lead={texts.lead}>
      <FilteredList
        label={texts.title}
        filters={filters}
        change={change}
        className="max-w-2xl sm:grid-cols-2"
        fields={[
          { kind: 'choice', name: 'act', label: words.what, options: optionsOf(texts.kinds, words.everything) },
          { kind: 'choice', name: 'actor', label: words.who, options: actors },
          { kind: 'days' },
        ]}
        narrowedBy={['actor', 'act', 'from', 'to']}
        only={filters.user !== null && { ...words.only, name, nameless, names: ['user'] }}
        above={<DownloadCsv name="audit" load={({ auditCsv }) => auditCsv(inputOf(filters))} />}
        query={query}
        texts={texts}
      >
        {(entries) => <ActivityList label={texts.list} entries={entries} />}
      </FilteredList>
    </AdminPage>
  )
}

/** Who is an admin now, and the one that is looked for, who may not be one any more. */
function useActors(actor: string | null, entries: readonly AuditEntry[] | undefined) {
  const admins = useQuery(adminsQuery).data ?? []
  const wanted = actor === OPERATOR ? null : actor
  const name = useNameOf(wanted, entries && [...admins, ...entries.flatMap((entry) => entry.actor ?? [])])
  const others = wanted === null || admins.some(({ id }) => id === wanted) ? [] : [{ id: wanted, username: name }]
  return [
    { value: '', label: words.anyone },
    { value: OPERATOR, label: words.operator },
    ...[...admins, ...others].map(({ id, username }) => ({
      value: id,
      label: username ?? (username === null ? words.deletedAccount : words.oneAdmin),
    })),
  ]
}
