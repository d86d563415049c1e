import type { AdminUser } from '@app/contract'
import { clsx } from 'clsx'
import { useContext } from 'react'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { AdminActionContext, type AdminActionKind } from './admin-action.ts'
import { texts } from './texts.ts'

type UserActionsProps = {
  readonly user: AdminUser
  readonly isOwn: boolean
  readonly className?: string
}

const acts = [
  { kind: 'reset-password', label: texts.password.button, whom: texts.forUser },
  { kind: 'change-role', label: texts.role.button, whom: texts.forUser },
  { kind: 'add-credits', label: texts.credits.button, whom: texts.toUser },
] as const satisfies readonly { readonly kind: AdminActionKind; readonly label: string; readonly whom: unknown }[]

const notOwn: Partial<Record<AdminActionKind, string>> = {
  'reset-password': texts.ownPassword,
  'change-role': texts.ownRole,
}

export function UserActions({ user, isOwn, className }: UserActionsProps) {
  const { begin } = useContext(AdminActionContext)
  return (
    <div className={clsx('flex flex-wrap gap-2', className)}>
      {acts.map(({ kind, label, whom }) => (
        <Button
          key={kind}
          size="sm"
          className="px-3"
          disabledReason={isOwn ? notOwn[kind] : undefined}
          onClick={() => begin({ kind, user })}
        >
          <span>
            {label} <span className="sr-only">{whom(user.username)}</span>
          </span>
        </Button>
      ))}
      <PageLink
        to={`${paths.adminActivity}?user=${user.id}`}
        className="link inline-flex min-h-11 items-center px-1 text-note sm:pointer-fine:min-h-9"
      >
        <span>
          {texts.activity} <span className="sr-only">{texts.activityOf(user.username)}</span>
        </span>
      </PageLink>
    </div>
  )
}
