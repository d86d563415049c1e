import type { AdminUser } from '@app/contract'
import { clsx } from 'clsx'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { Button } from '../../../ui/button.tsx'
import type { ActKind, OnAct } from './act-kind.ts'

type UserActionsProps = {
  readonly user: AdminUser
  readonly isOwn: boolean
  readonly className?: string
  readonly onAct: OnAct
}

const acts: readonly { readonly kind: ActKind; readonly label: string; readonly joint: 'for' | 'to' }[] = [
  { kind: 'reset-password', label: 'Reset Password', joint: 'for' },
  { kind: 'change-role', label: 'Change Role', joint: 'for' },
  { kind: 'add-credits', label: 'Add Credits', joint: 'to' },
]

const notOwn: Partial<Record<ActKind, string>> = {
  'reset-password': 'Your own password is changed in your account.',
  'change-role': 'Another admin can change your role.',
}

export function UserActions({ user, isOwn, className, onAct }: UserActionsProps) {
  return (
    <div className={clsx('flex flex-wrap gap-2', className)}>
      {acts.map(({ kind, label, joint }) => (
        <Button
          key={kind}
          size="sm"
          className="px-3"
          disabledReason={isOwn ? notOwn[kind] : undefined}
          onClick={() => onAct({ kind, user })}
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
