import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useContext, useEffect, useRef } from 'react'
import { useAuth } from '../../../api/auth-context.ts'
import { isProblem } from '../../../api/problem.ts'
import { number } from '../../../texts/numbers.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/feedback/notify.ts'
import { lazyDialog } from '../../../ui/lazy-component.ts'
import { useIsWide } from '../../../ui/use-is-wide.ts'
import { AdminPage } from '../admin-page.tsx'
import { describeAdminError, narrowed, userCountQuery, usersQuery } from '../api.ts'
import { DownloadCsv } from '../csv/download-csv.tsx'
import { ListSkeleton, NothingFound, PagedList, useCountAnnounced } from '../paged-list.tsx'
import { ActionsOnUsers } from './actions-on-users.tsx'
import { AdminActionContext } from './admin-action.ts'
import { texts } from './texts.ts'
import { UserFilterFields, type UserFilters, useUserFilters } from './user-filters.tsx'
import { UserCards, UserTable } from './user-rows.tsx'

const AdminActionDialog = lazyDialog(() => import('./admin-action-dialog.tsx'), 'AdminActionDialog')

export function UsersPage() {
  const { filters, change, isNarrowed, clear } = useUserFilters()
  const search = useRef<HTMLInputElement>(null)
  const clearFilters = () => {
    clear()
    // the button that was pressed goes
    search.current?.focus()
  }
  return (
    <ActionsOnUsers
      dialog={AdminActionDialog}
      page={(notices) => (
        <AdminPage section={texts.title} actions={<AddUserButton />}>
          {notices}
          <UserFilterFields filters={filters} onChange={change} first={search} />
          <div className="mb-4">
            <DownloadCsv name="users" load={({ usersCsv }) => usersCsv({ ...narrowed(filters), sort: filters.sort })} />
          </div>
          <UserList filters={filters} isNarrowed={isNarrowed} onClear={clearFilters} />
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

type UserListProps = {
  readonly filters: UserFilters
  readonly isNarrowed: boolean
  readonly onClear: () => void
}

function UserList({ filters, isNarrowed, onClear }: UserListProps) {
  const { refreshUser } = useAuth()
  const query = useInfiniteQuery(usersQuery(filters))
  const { error, isPlaceholderData } = query
  const { data: total } = useQuery(userCountQuery(filters))
  const count = query.data?.pages.flat().length
  const List = useIsWide() ? UserTable : UserCards
  const isKnown = count !== undefined && !isPlaceholderData
  useCountAnnounced(filters, isKnown ? inSum(count, query.hasNextPage) : undefined)

  useEffect(() => {
    if (error !== null) notify.error(describeAdminError(error))
  }, [error])
  // who is no admin any more has no business here: the guard leads them on
  const isForbidden = isProblem(error, 'forbidden')
  useEffect(() => {
    if (isForbidden) refreshUser()
  }, [isForbidden, refreshUser])

  return (
    <PagedList
      query={query}
      rowsOf={(page) => page}
      loading={<ListSkeleton label={texts.list.loading} />}
      failed={texts.list.failed}
      empty={<NothingFound title={texts.list.none} onClear={isNarrowed && onClear} />}
      end={texts.list.all}
    >
      {(users) => (
        <>
          <p className="mb-2 text-note text-muted tabular-nums">
            {/* its line stays while no one knows */}
            {total === undefined || isPlaceholderData ? '\u00a0' : shownOf(users.length, total)}
          </p>
          <List users={users} />
        </>
      )}
    </PagedList>
  )
}

/** A user may have come between the two answers: what is shown is there. */
function shownOf(shown: number, total: number): string {
  const all = Math.max(shown, total)
  const users = texts.list.total(all)
  return shown < all ? texts.list.shownOf(number(shown), users) : users
}

const inSum = (count: number, hasMore: boolean): string =>
  count === 0 ? texts.list.none : hasMore ? texts.list.first(count) : texts.list.all(count)
