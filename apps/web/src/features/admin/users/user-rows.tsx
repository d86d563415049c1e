import type { AdminUser } from '@app/contract'
import { type ReactNode, useId } from 'react'
import { List } from '../../../ui/list.tsx'
import type { OnAdminAction } from './admin-action.ts'
import { StatusSwitch } from './status-switch.tsx'
import { UserActions } from './user-actions.tsx'
import { LastLogin, OwnRowHint, roleName, StatusBadge, UserName } from './user-parts.tsx'

type UserTableProps = {
  readonly users: readonly AdminUser[]
  readonly ownId: string | undefined
  readonly onAction: OnAdminAction
}

const columns = ['User', 'Role', 'Status', 'Credits', 'Last Login', 'Enabled', 'Actions']

export function UserTable({ users, ownId, onAction }: UserTableProps) {
  return (
    <table className="w-full border-t border-line text-left">
      <caption className="sr-only">Users</caption>
      <thead>
        <tr className="border-b border-line">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-3 pr-4 text-note font-semibold text-muted last:pr-0">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} isOwn={user.id === ownId} onAction={onAction} />
        ))}
      </tbody>
    </table>
  )
}

type UserRowProps = { readonly user: AdminUser; readonly isOwn: boolean; readonly onAction: OnAdminAction }

function UserRow({ user, isOwn, onAction }: UserRowProps) {
  const noteId = useId()
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-4 pr-4 font-normal">
        <UserName user={user} />
        {isOwn && <OwnRowHint id={noteId} />}
      </th>
      <Cell>{roleName(user.role)}</Cell>
      <Cell>
        {/* as wide for either word */}
        <div className="min-w-20">
          <StatusBadge user={user} />
        </div>
      </Cell>
      <Cell>
        <span className="tabular-nums">{user.credits}</span>
      </Cell>
      <Cell>
        <LastLogin user={user} />
      </Cell>
      {/* room for what comes of a press, which grows downwards only: no column moves */}
      <td className="py-2.5 pr-4 [&_p]:w-0 [&_p]:min-w-full [&>div]:min-w-22">
        <StatusSwitch user={user} lockedBy={isOwn ? noteId : undefined} onAction={onAction} />
      </td>
      <td className="py-2.5">
        <UserActions user={user} isOwn={isOwn} onAction={onAction} className="w-36 lg:w-72" />
      </td>
    </tr>
  )
}

const Cell = ({ children }: { readonly children: ReactNode }) => <td className="py-4 pr-4 text-note">{children}</td>

type UserCardsProps = {
  readonly users: readonly AdminUser[]
  readonly ownId: string | undefined
  readonly onAction: OnAdminAction
}

/** The table's columns one below the other, in their order. */
export function UserCards({ users, ownId, onAction }: UserCardsProps) {
  return (
    <List aria-label="Users" className="flex flex-col gap-4">
      {users.map((user) => (
        <UserCard key={user.id} user={user} isOwn={user.id === ownId} onAction={onAction} />
      ))}
    </List>
  )
}

type UserCardProps = { readonly user: AdminUser; readonly isOwn: boolean; readonly onAction: OnAdminAction }

function UserCard({ user, isOwn, onAction }: UserCardProps) {
  const noteId = useId()
  return (
    <li className="rounded-md border border-line bg-sheet p-4">
      <UserName user={user} />
      {isOwn && <OwnRowHint id={noteId} />}
      <dl className="mt-3 border-t border-line text-note">
        <Line name="Role">{roleName(user.role)}</Line>
        <Line name="Status">
          <StatusBadge user={user} />
        </Line>
        <Line name="Credits">
          <span className="tabular-nums">{user.credits}</span>
        </Line>
        <Line name="Last Login">
          <LastLogin user={user} />
        </Line>
        <Line name="Enabled">
          <StatusSwitch user={user} lockedBy={isOwn ? noteId : undefined} onAction={onAction} />
        </Line>
      </dl>
      <UserActions user={user} isOwn={isOwn} onAction={onAction} className="mt-3" />
    </li>
  )
}

const Line = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="flex min-h-11 items-center justify-between gap-4 border-b border-line">
    <dt className="text-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
)
