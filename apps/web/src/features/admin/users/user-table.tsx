import type { AdminUser } from '@app/contract'
import { type ReactNode, useId } from 'react'
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
