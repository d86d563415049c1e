import type { AdminUser } from '@app/contract'
import { clsx } from 'clsx'
import { useContext } from 'react'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { AdminActionContext, type AdminActionKind } from './admin-action.ts'

type UserActionsProps = {
  readonly user: AdminUser
  readonly isOwn: boolean
  readonly className?: string
}

const acts: readonly { readonly kind: AdminActionKind; readonly label: string; readonly joint: 'for' | 'to' }[] = [
  { kind: 'reset-password', label: 'Reset Password', joint: 'for' },
  { kind: 'change-role', label: 'Change Role', joint: 'for' },
  { kind: 'add-credits', label: 'Add Credits', joint: 'to' },
]

const notOwn: Partial<Record<AdminActionKind, string>> = {
  'reset-password': 'Your own password is changed in your account.',
  'change-role': 'Another admin can change your role.',
}

export function UserActions({ user, isOwn, className }: UserActionsProps) {
  const { begin } = useContext(AdminActionContext)
  return (
    <div className={clsx('flex flex-wrap gap-2', className)}>
      {acts.map(({ kind, label, joint }) => (
        <Button
          key={kind}
          size="sm"
          className="px-3"
          disabledReason={isOwn ? notOwn[kind] : undefined}
          onClick={() => begin({ kind, user })}
        >
          <span>
            {label}{' '}
            <span className="sr-only">
              {joint} {user.username}
            </span>
          </span>
        </Button>
      ))}
      <PageLink
        to={`${paths.adminActivity}?user=${user.id}`}
        className="link inline-flex min-h-11 items-center px-1 text-note sm:pointer-fine:min-h-9"
      >
        <span>
          Activity <span className="sr-only">of {user.username}</span>
        </span>
      </PageLink>
    </div>
  )
}
