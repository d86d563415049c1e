import { texts } from 'virtual:texts/admin/users'
import { adminUserCount, adminUsers } from '@app/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useContext, useEffect } from 'react'
import { q } from '../../../api/query.ts'
import { number } from '../../../texts/numbers.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/feedback/notify.ts'
import { describeAdminError, lastIdOf, pagesOf } from '../api.ts'
import { DownloadCsv } from '../csv/download-csv.tsx'
import { daysIn, FilteredList, type FilterField, inputOf, keyIn, optionsOf, useFilters } from '../filtered-list.tsx'
import { AdminPage } from '../page-parts.tsx'
import { ActionsOnUsers, AdminActionDialog } from './actions-on-users.tsx'
import { AdminActionContext } from './admin-action.ts'
import { UserRows } from './user-rows.tsx'

const { roles, states, sorts, filters: words } = texts

const read = (params: URLSearchParams) => ({
  search: params.get('search'),
  role: keyIn(roles, params.get('role')) ?? null,
  status: keyIn(states, params.get('status')) ?? null,
  ...daysIn(params),
  sort: keyIn(sorts, params.get('sort')) ?? 'newest',
})

const fields: readonly FilterField<ReturnType<typeof read>>[] = [
  {
    kind: 'search',
    name: 'search',
    label: words.search,
    placeholder: words.placeholder,
    className: 'col-span-2 sm:col-span-3 lg:col-span-1',
  },
  { kind: 'choice', name: 'role', label: words.role, options: optionsOf(roles, words.allRoles) },
  { kind: 'choice', name: 'status', label: words.status, options: optionsOf(states, words.anyStatus) },
  { kind: 'choice', name: 'sort', label: words.sortBy, options: optionsOf(sorts), className: 'max-sm:col-span-2' },
  // half of a phone's width would cut a date
  { kind: 'days', labels: { from: words.createdFrom, to: words.createdTo }, className: 'max-sm:col-span-2' },
]

export function UsersPage() {
  return (
    <ActionsOnUsers
      page={(notices) => (
        <AdminPage section={texts.title} actions={<AddUserButton />}>
          {notices}
          <UserList />
        </AdminPage>
      )}
    />
  )
}

function AddUserButton() {
  const { begin } = useContext(AdminActionContext)
  return (
    <Button variant="solid" onPointerEnter={AdminActionDialog.preload} onClick={() => begin({ kind: 'add-user' })}>
      {texts.add.button}
    </Button>
  )
}

function UserList() {
  const { filters, change } = useFilters(read)
  const { sort, ...narrowing } = filters
  const asked = { ...inputOf(narrowing), sort }
  const query = useInfiniteQuery(pagesOf(adminUsers, { ...asked, limit: 50 }, (users) => users, lastIdOf(50)))
  const { error, isPlaceholderData } = query
  // beside the first page only: how many there are in all
  const total = useQuery({ ...q(adminUserCount, inputOf(narrowing)), staleTime: 0 }).data?.count

  useEffect(() => {
    if (error !== null) notify.error(describeAdminError(error))
  }, [error])

  return (
    <FilteredList
      label={texts.list.label}
      filters={filters}
      change={change}
      className="grid-cols-2 sm:grid-cols-3 lg:grid-cols-[minmax(0,1fr)_auto_auto_auto_auto_auto]"
      fields={fields}
      narrowedBy={['search', 'role', 'status', 'from', 'to']}
      above={<DownloadCsv name="users" load={({ usersCsv }) => usersCsv(asked)} />}
      query={query}
      texts={texts.list}
    >
      {(users) => (
        <>
          <p className="mb-2 text-note text-muted tabular-nums">
            {/* its line stays while no one knows */}
            {total === undefined || isPlaceholderData ? '\u00a0' : shownOf(users.length, total)}
          </p>
          <UserRows users={users} />
        </>
      )}
    </FilteredList>
  )
}

/** A user may have come between the two answers: what is shown is there. */
function shownOf(shown: number, total: number): string {
  const all = Math.max(shown, total)
  const users = texts.list.total({ count: all })
  return shown < all ? texts.list.shownOf({ shown: number(shown), total: users }) : users
}
