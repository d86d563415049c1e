import type { AdminUser } from '@app/contract'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useAuth } from '../../../api/auth-context.ts'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { shortDate, shortTime } from '../../../texts/dates.ts'
import { number } from '../../../texts/numbers.ts'
import { Badge } from '../../../ui/badge.tsx'
import { fill, Name } from '../../../ui/fill.tsx'
import { List } from '../../../ui/list.tsx'
import { useIsWide } from '../../../ui/use-is-wide.ts'
import { DataTable } from '../health/records.tsx'
import { StatusSwitch } from './status-switch.tsx'
import { texts } from './texts.ts'
import { UserActions } from './user-actions.tsx'
import { UserMenu } from './user-menu.tsx'

const { columns: names } = texts

/** From here on a row has room for its actions, in each language. */
const ROOM_FOR_ACTIONS = '80rem'

type Of = { readonly user: AdminUser }
type Users = { readonly users: readonly AdminUser[] }

const facts: readonly { readonly name: string; readonly of: (user: AdminUser) => ReactNode }[] = [
  { name: names.role, of: ({ role }) => texts.roles[role] },
  { name: names.status, of: (user) => <StatusBadge user={user} /> },
  { name: names.credits, of: (user) => <Credits user={user} /> },
  { name: names.lastLogin, of: (user) => <LastLogin user={user} /> },
]
const columns = [{ name: names.user }, ...facts, { name: names.enabled }, { name: names.actions }]

export function UserTable({ users }: Users) {
  const hasRoom = useIsWide(ROOM_FOR_ACTIONS)
  return (
    <DataTable label={texts.list.label} columns={columns}>
      {users.map((user) => (
        <UserRow key={user.id} user={user} hasRoom={hasRoom} />
      ))}
    </DataTable>
  )
}

function UserRow({ user, hasRoom }: Of & { readonly hasRoom: boolean }) {
  const isOwn = useIsOwn(user)
  return (
    <tr className="h-14 border-b border-line">
      {/* takes what room the others leave, and is cut there */}
      <th scope="row" className="w-full max-w-0 py-0.5 pr-3 font-normal">
        <UserName user={user} isOwn={isOwn} isCut />
      </th>
      {facts.map(({ name, of }) => (
        <td key={name} className="py-1 pr-3 text-note whitespace-nowrap">
          {of(user)}
        </td>
      ))}
      {/* room for what comes of a press, which grows downwards only: no column moves */}
      <td className="py-1 pr-3 [&_p]:w-0 [&_p]:min-w-full [&>div]:min-w-18">
        <StatusSwitch user={user} isOwn={isOwn} />
      </td>
      <td className="py-1">
        <div className={clsx('flex items-center', hasRoom && '-ml-2')}>
          {hasRoom && <UserActions user={user} isOwn={isOwn} variant="quiet" className="px-2! whitespace-nowrap" />}
          <UserMenu user={user} isOwn={isOwn} isWhole={!hasRoom} />
        </div>
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
  const isOwn = useIsOwn(user)
  return (
    <li className="rounded-md border border-line bg-sheet p-4">
      <div className="flex items-start justify-between gap-2">
        <UserName user={user} isOwn={isOwn} />
        <UserMenu user={user} isOwn={isOwn} isWhole className="-mt-2 -mr-2" />
      </div>
      {isOwn && (
        <p className="mt-2 text-note text-muted">
          {fill(texts.ownRow, { account: <PageLink to={paths.account}>{texts.account}</PageLink> })}
        </p>
      )}
      <dl className="mt-3 border-t border-line text-note">
        {facts.map(({ name, of }) => (
          <Line key={name} name={name}>
            {of(user)}
          </Line>
        ))}
        <Line name={names.enabled}>
          <StatusSwitch user={user} isOwn={isOwn} />
        </Line>
      </dl>
    </li>
  )
}

const Line = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="flex min-h-11 items-center justify-between gap-4 border-b border-line last:-mb-4 last:border-b-0">
    <dt className="text-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
)

const useIsOwn = ({ id }: AdminUser): boolean => useAuth().user?.id === id

type UserNameProps = Of & {
  readonly isOwn: boolean
  /** One line each: what is too long ends in dots, and its link leads to all of it. */
  readonly isCut?: boolean
}

/** Each apart from what stands beside it: a name in Arabic or Hebrew would otherwise turn the line around. */
function UserName({ user, isOwn, isCut = false }: UserNameProps) {
  const { id, username, email } = user
  const marks = marksOf(user)
  const line = isCut ? 'truncate' : 'wrap-anywhere'
  return (
    <div className="min-w-0">
      <p className={clsx('flex items-center gap-x-2 gap-y-1', !isCut && 'flex-wrap')}>
        <PageLink to={paths.adminUser(id)} title={username} className={clsx('link min-w-0 font-semibold', line)}>
          <Name>{username}</Name>
        </PageLink>
        {isOwn && <Badge>{texts.you}</Badge>}
        {(isCut ? marks.slice(0, 1) : marks).map(({ label, tone }) => (
          <Badge key={label} tone={tone}>
            {label}
          </Badge>
        ))}
      </p>
      <p title={email} className={clsx('text-note text-muted', line)}>
        <Name>{email}</Name>
      </p>
    </div>
  )
}

type Mark = { readonly label: string; readonly tone?: 'bad' }

/** What is unusual about an account, the most important first. */
const marksOf = ({ is_verified, must_change_password, removal_at }: AdminUser): readonly Mark[] => [
  ...(removal_at === null ? [] : [{ label: texts.leavingOn(shortDate(removal_at)), tone: 'bad' } as const]),
  ...(is_verified ? [] : [{ label: texts.notVerified }]),
  ...(must_change_password ? [{ label: texts.temporaryPassword }] : []),
]

const StatusBadge = ({ user: { is_active } }: Of) => (
  <Badge tone={is_active ? 'good' : 'bad'}>{is_active ? texts.states.active : texts.states.inactive}</Badge>
)

/** And what they have had for none: an operator sees who goes from free chapter to free chapter. */
const Credits = ({ user: { credits, free_chapters } }: Of) => (
  <span className="tabular-nums">
    {number(credits)}
    {free_chapters > 0 && <span className="block text-muted">{texts.freeChapters(free_chapters)}</span>}
  </span>
)

function LastLogin({ user: { last_login } }: Of) {
  if (last_login === null) return <span className="text-muted">{texts.never}</span>
  return (
    <time dateTime={last_login} title={shortTime(last_login)}>
      {shortDate(last_login)}
    </time>
  )
}
