import { texts } from 'virtual:texts/admin/users'
import type { AdminUser } from '@app/contract'
import { clsx } from 'clsx'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { shortDate, shortTime } from '../../../texts/dates.ts'
import { number } from '../../../texts/numbers.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Name } from '../../../ui/fill.tsx'
import { useIsWide } from '../../../ui/use-is-wide.ts'
import { type Column, Muted, Records } from '../page-parts.tsx'
import { useIsOwn } from './admin-action.ts'
import { OwnRow, StatusBadge, StatusSwitch, UserActions, useUserActions } from './user-actions.tsx'

const { columns: names } = texts

type Of = { readonly user: AdminUser }

const fact = (name: string, of: Column<AdminUser>['of']) => ({ name, of, className: 'whitespace-nowrap' })
const columns: readonly Column<AdminUser>[] = [
  fact(names.role, ({ role }) => texts.roles[role]),
  fact(names.status, (user) => <StatusBadge user={user} />),
  fact(names.credits, (user) => <Credits user={user} />),
  fact(names.lastLogin, (user) => <LastLogin user={user} />),
  {
    name: names.enabled,
    of: (user) => <StatusSwitch user={user} />,
    // room for what comes of a press, which grows downwards only: no column moves
    className: '[&_p]:w-0 [&_p]:min-w-full [&>div]:min-w-18',
  },
  { name: names.actions, of: (user) => <Actions user={user} /> },
]

export function UserRows({ users }: { readonly users: readonly AdminUser[] }) {
  const isWide = useIsWide()
  return (
    <Records
      label={texts.list.label}
      rows={users}
      keyOf={({ id }) => id}
      head={{
        name: names.user,
        of: (user) => (isWide ? <UserName user={user} isCut /> : <CardHead user={user} />),
        // takes what room the others leave, and is cut there
        className: 'w-full max-w-0',
      }}
      columns={columns}
      isCompact
    />
  )
}

/** Below each other where a row has no room for them. The account's own page has them all. */
function Actions({ user }: Of) {
  const { inRow } = useUserActions(user)
  return (
    <div className="-ml-2 flex max-md:flex-wrap md:max-xl:flex-col md:max-xl:items-start">
      <UserActions user={user} actions={inRow} variant="quiet" className="px-2! whitespace-nowrap" />
    </div>
  )
}

const CardHead = ({ user }: Of) => (
  <>
    <UserName user={user} />
    <OwnRow user={user} className="mt-2" />
  </>
)

type UserNameProps = Of & {
  /** One line each: what is too long ends in dots, and its link leads to all of it. */
  readonly isCut?: boolean
}

/** Each apart from what stands beside it: a name in Arabic or Hebrew would otherwise turn the line around. */
function UserName({ user, isCut = false }: UserNameProps) {
  const { id, username, email } = user
  const marks = marksOf(user)
  const line = isCut ? 'truncate' : 'wrap-anywhere'
  return (
    <div className="min-w-0">
      <p className={clsx('flex items-center gap-x-2 gap-y-1', !isCut && 'flex-wrap')}>
        <PageLink to={paths.adminUser(id)} title={username} className={clsx('link min-w-0 font-semibold', line)}>
          <Name>{username}</Name>
        </PageLink>
        {useIsOwn(user) && <Badge>{texts.you}</Badge>}
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
  ...(removal_at === null ? [] : [{ label: texts.leavingOn({ day: shortDate(removal_at) }), tone: 'bad' } as const]),
  ...(is_verified ? [] : [{ label: texts.notVerified }]),
  ...(must_change_password ? [{ label: texts.temporaryPassword }] : []),
]

/** And what they have had for none: an operator sees who goes from free chapter to free chapter. */
const Credits = ({ user: { credits, free_chapters } }: Of) => (
  <span className="tabular-nums">
    {number(credits)}
    {free_chapters > 0 && <span className="block text-muted">{texts.freeChapters({ count: free_chapters })}</span>}
  </span>
)

function LastLogin({ user: { last_login } }: Of) {
  if (last_login === null) return <Muted>{texts.never}</Muted>
  return (
    <time dateTime={last_login} title={shortTime(last_login)}>
      {shortDate(last_login)}
    </time>
  )
}
