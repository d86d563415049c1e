import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useAuth } from '../../../api/auth-context.ts'
import { isProblem } from '../../../api/problem.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/alert.tsx'
import { notify } from '../../../ui/feedback/notify.ts'
import { lazyDialog } from '../../../ui/lazy-component.ts'
import { useIsWide } from '../../../ui/use-is-wide.ts'
import { AdminPage } from '../admin-page.tsx'
import { describeAdminError, refetchUsers, userCountQuery, usersQuery } from '../api.ts'
import { ListSkeleton, NothingFound, PagedList, useCountAnnounced } from '../paged-list.tsx'
import { type AdminAction, AdminActionContext, type Outcome } from './admin-action.ts'
import { CopyPassword } from './new-password-field.tsx'
import { UserFilterFields, type UserFilters, useUserFilters } from './user-filters.tsx'
import { UserCards, UserTable } from './user-rows.tsx'

const AdminActionDialog = lazyDialog(() => import('./admin-action-dialog.tsx'), 'AdminActionDialog')

export function UsersPage() {
  const queryClient = useQueryClient()
  const { filters, change, isNarrowed, clear } = useUserFilters()
  // each opening is another dialog, with empty fields; the last one stays while it fades out
  const [shown, setShown] = useState<{ readonly act: AdminAction; readonly times: number } | null>(null)
  const [open, setOpen] = useState(false)
  const [notices, setNotices] = useState<readonly Shown[]>([])
  const [row, setRow] = useState<string | null>(null)
  const beginInRow = (id: string) => {
    setRow(id)
    setNotices((before) => before.filter(hasPassword))
  }

  const search = useRef<HTMLInputElement>(null)
  const clearFilters = () => {
    clear()
    // the button that was pressed goes
    search.current?.focus()
  }

  const begin = (act: AdminAction) => {
    // what a row says of the act before would be taken for this one's
    setRow(null)
    setShown({ act, times: (shown?.times ?? 0) + 1 })
    setOpen(true)
  }
  const done = (came: Outcome) => {
    setOpen(false)
    const isAbout = (user: Outcome['user']) => shown?.act.kind === 'reset-password' && user.id === came.user.id
    // a password that was reset since opens nothing any more
    setNotices((before) => [
      { ...came, key: shown?.times ?? 0 },
      ...before.filter((notice) => hasPassword(notice) && !isAbout(notice.user)),
    ])
    // a new user has a place in the list that only the server knows
    if (shown?.act.kind === 'add-user') refetchUsers(queryClient)
  }

  return (
    <AdminPage
      section="User Management"
      actions={
        <Button variant="solid" onPointerEnter={AdminActionDialog.preload} onClick={() => begin({ kind: 'add-user' })}>
          Add User
        </Button>
      }
    >
      {notices.map((notice) => (
        <OutcomeNotice
          key={notice.key}
          outcome={notice}
          onClose={() => setNotices((before) => before.filter((one) => one !== notice))}
        />
      ))}
      <AdminActionContext value={{ begin, row, setRow: beginInRow }}>
        <UserFilterFields filters={filters} onChange={change} first={search} />
        <UserList filters={filters} isNarrowed={isNarrowed} onClear={clearFilters} />
        {shown && (
          <AdminActionDialog
            key={shown.times}
            act={shown.act}
            open={open}
            onClose={() => setOpen(false)}
            onDone={done}
          />
        )}
      </AdminActionContext>
    </AdminPage>
  )
}

type Shown = Outcome & { readonly key: number }

/** One that was made here is kept nowhere else: it stays until the page is left. */
const hasPassword = ({ password }: Outcome): boolean => password !== undefined

/** What the toast has said, for who has missed it; and the one place where a password that was made here is still seen. */
function OutcomeNotice({ outcome, onClose }: { readonly outcome: Outcome; readonly onClose: () => void }) {
  const { words, user, detail, password } = outcome
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (password !== undefined) place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [password])
  return (
    <div ref={place} className="mb-6 scroll-mt-24">
      <Notice tone="good">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <p className="font-semibold">{words}</p>
            <p className="text-note">
              <bdi>{user.username}</bdi>, <bdi>{user.email}</bdi>
            </p>
            {detail !== undefined && <p className="text-note">{detail}</p>}
          </div>
          <Button size="sm" variant="quiet" className="-mt-1 -mr-3 flex-none" onClick={onClose}>
            Dismiss
          </Button>
        </div>
        {password !== undefined && <CopyPassword password={password} shown />}
      </Notice>
    </div>
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
      loading={<ListSkeleton label="Loading users..." />}
      failed="The users could not be loaded."
      empty={<NothingFound title="No users found." onClear={isNarrowed && onClear} />}
      end={endOf}
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
  const users = `${all.toLocaleString('en')} ${all === 1 ? 'user' : 'users'}`
  return shown < all ? `${shown.toLocaleString('en')} of ${users}` : users
}

const endOf = (count: number): string => (count === 1 ? 'One user.' : `All ${count} users.`)

const inSum = (count: number, hasMore: boolean): string =>
  count === 0 ? 'No users found.' : hasMore ? `The first ${count} users shown.` : endOf(count)
