import type { AdminUser } from '@app/contract'
import { type ReactNode, useId } from 'react'
import { useAuth } from '../../../api/auth-context.ts'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { shortDate, shortTime } from '../../../texts/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { fill } from '../../../ui/fill.tsx'
import { List } from '../../../ui/list.tsx'
import { DataTable } from '../health/records.tsx'
import { StatusSwitch } from './status-switch.tsx'
import { texts } from './texts.ts'
import { UserActions } from './user-actions.tsx'

const { columns: names } = texts

type Of = { readonly user: AdminUser }
type Users = { readonly users: readonly AdminUser[] }

const facts: readonly { readonly name: string; readonly of: (user: AdminUser) => ReactNode }[] = [
  { name: names.role, of: ({ role }) => texts.roles[role] },
  { name: names.status, of: (user) => <StatusBadge user={user} /> },
  { name: names.credits, of: ({ credits }) => <span className="tabular-nums">{credits}</span> },
  { name: names.lastLogin, of: (user) => <LastLogin user={user} /> },
]
const columns = [{ name: names.user }, ...facts, { name: names.enabled }, { name: names.actions }]

export const UserTable = ({ users }: Users) => (
  <DataTable label={texts.list.label} columns={columns}>
    {users.map((user) => (
      <UserRow key={user.id} user={user} />
    ))}
  </DataTable>
)

function UserRow({ user }: Of) {
  const own = useOwnRow(user)
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-4 pr-4 font-normal">
        <UserName user={user} />
        {own.hint}
      </th>
      {facts.map(({ name, of }) => (
        <td key={name} className="py-4 pr-4 text-note">
          {of(user)}
        </td>
      ))}
      {/* room for what comes of a press, which grows downwards only: no column moves */}
      <td className="py-2.5 pr-4 [&_p]:w-0 [&_p]:min-w-full [&>div]:min-w-22">
        <StatusSwitch user={user} lockedBy={own.hintId} />
      </td>
      <td className="py-2.5">
        <UserActions user={user} isOwn={own.isOwn} className="w-36 lg:w-72" />
      </td>
    </tr>
  )
}

/** The table's columns one below the other, in their order. */
export const UserCards = ({ users }: Users) => (
  <List aria-label={texts.list.label} className="flex flex-col gap-4">
    {users.map((user) => (
      <UserCard key={user.id} user={user} />
    ))}
  </List>
)

function UserCard({ user }: Of) {
  const own = useOwnRow(user)
  return (
    <li className="rounded-md border border-line bg-sheet p-4">
      <UserName user={user} />
      {own.hint}
      <dl className="mt-3 border-t border-line text-note">
        {facts.map(({ name, of }) => (
          <Line key={name} name={name}>
            {of(user)}
          </Line>
        ))}
        <Line name={names.enabled}>
          <StatusSwitch user={user} lockedBy={own.hintId} />
        </Line>
      </dl>
      <UserActions user={user} isOwn={own.isOwn} className="mt-3" />
    </li>
  )
}

const Line = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="flex min-h-11 items-center justify-between gap-4 border-b border-line">
    <dt className="text-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** In an admin's own row: why some of it cannot be pressed. */
function useOwnRow({ id }: AdminUser) {
  const noteId = useId()
  if (useAuth().user?.id !== id) return { isOwn: false }
  const hint = (
    <p id={noteId} className="mt-2 max-w-[34ch] text-note text-muted">
      {fill(texts.ownRow, { account: <PageLink to={paths.account}>{texts.account}</PageLink> })}
    </p>
  )
  return { isOwn: true, hint, hintId: noteId }
}

/** Each apart from what stands beside it: a name in Arabic or Hebrew would otherwise turn the line around. */
function UserName({ user }: Of) {
  const { id, username, email, is_verified, must_change_password, removal_at } = user
  return (
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">
        <PageLink to={paths.adminUser(id)}>
          <bdi>{username}</bdi>
        </PageLink>
      </p>
      <p className="text-note wrap-anywhere text-muted">
        <bdi>{email}</bdi>
      </p>
      <p className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
        {!is_verified && <Badge>{texts.notVerified}</Badge>}
        {must_change_password && <Badge>{texts.temporaryPassword}</Badge>}
        {removal_at !== null && <Badge tone="bad">{texts.leavingOn(shortDate(removal_at))}</Badge>}
      </p>
    </div>
  )
}

/** In the table as wide for either word. */
const StatusBadge = ({ user: { is_active } }: Of) => (
  <div className="md:min-w-20">
    <Badge tone={is_active ? 'good' : 'bad'}>{is_active ? texts.states.active : texts.states.inactive}</Badge>
  </div>
)

function LastLogin({ user: { last_login } }: Of) {
  if (last_login === null) return <span className="text-muted">{texts.never}</span>
  return (
    <time dateTime={last_login} title={shortTime(last_login)} className="whitespace-nowrap">
      {shortDate(last_login)}
    </time>
  )
}
