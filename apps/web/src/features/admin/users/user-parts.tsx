import type { AdminUser } from '@app/contract'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { shortDate, shortTime } from '../../../texts/dates.ts'
import { Badge } from '../../../ui/badge.tsx'

type Of = { readonly user: AdminUser }

/** Each apart from what stands beside it: a name in Arabic or Hebrew would otherwise turn the line around. */
export function UserName({ user }: Of) {
  const { username, email, is_verified, must_change_password, removal_at } = user
  return (
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">
        <bdi>{username}</bdi>
      </p>
      <p className="text-note wrap-anywhere text-muted">
        <bdi>{email}</bdi>
      </p>
      <p className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
        {!is_verified && <Badge>Not verified</Badge>}
        {must_change_password && <Badge>Temporary password</Badge>}
        {removal_at !== null && <Badge tone="bad">Leaving on {shortDate(removal_at)}</Badge>}
      </p>
    </div>
  )
}

export const roleName = (role: AdminUser['role']): string => (role === 'admin' ? 'Admin' : 'Standard')

export const StatusBadge = ({ user }: Of) => (
  <Badge tone={user.is_active ? 'good' : 'bad'}>{user.is_active ? 'Active' : 'Inactive'}</Badge>
)

export function LastLogin({ user: { last_login } }: Of) {
  if (last_login === null) return <span className="text-muted">Never</span>
  return (
    <time dateTime={last_login} title={shortTime(last_login)} className="whitespace-nowrap">
      {shortDate(last_login)}
    </time>
  )
}

/** In an admin's own row: why some of it cannot be pressed. */
export const OwnRowHint = ({ id }: { readonly id: string }) => (
  <p id={id} className="mt-2 max-w-[34ch] text-note text-muted">
    This is you: another admin can change your role and status, and your password is changed in your{' '}
    <PageLink to={paths.account} className="link">
      account
    </PageLink>
    .
  </p>
)
