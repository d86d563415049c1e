import type { AdminUser } from '@app/contract'
import { useContext } from 'react'
import { Button, type ButtonLook } from '../../../ui/button.tsx'
import { AdminActionContext, type AdminActionKind } from './admin-action.ts'
import { texts } from './texts.ts'

type UserActionsProps = {
  readonly user: AdminUser
  readonly isOwn: boolean
  readonly variant?: ButtonLook['variant']
  readonly className?: string
}

/** The actions of the list that stand in each row. */
export const rowActions = [
  { kind: 'reset-password', label: texts.password.button, whom: texts.forUser, own: texts.ownPassword },
  { kind: 'change-role', label: texts.role.button, whom: texts.forUser, own: texts.ownRole },
  { kind: 'add-credits', label: texts.credits.button, whom: texts.toUser, own: undefined },
] as const satisfies readonly {
  readonly kind: AdminActionKind
  readonly own: string | undefined
  [name: string]: unknown
}[]

export function UserActions({ user, isOwn, variant, className = 'px-3' }: UserActionsProps) {
  const { begin } = useContext(AdminActionContext)
  return rowActions.map(({ kind, label, whom, own }) => (
    <Button
      key={kind}
      size="sm"
      variant={variant}
      className={className}
      disabledReason={isOwn ? own : undefined}
      onClick={() => begin({ kind, user })}
    >
      <span>
        {label} <span className="sr-only">{whom(user.username)}</span>
      </span>
    </Button>
  ))
}
