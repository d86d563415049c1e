import { texts } from 'virtual:texts/admin/users'
import { type AdminUser, setUserStatus } from '@app/contract'
import { clsx } from 'clsx'
import { useContext } from 'react'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button, type ButtonLook } from '../../../ui/button.tsx'
import { ErrorLine } from '../../../ui/feedback/alert.tsx'
import { fill } from '../../../ui/fill.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { describeAdminError } from '../api.ts'
import { AdminActionContext, type AdminActionKind, useAdminAction, useIsOwn } from './admin-action.ts'

export type UserAction = {
  readonly kind: AdminActionKind
  readonly label: string
  /** Follows the label, for a screen reader. */
  readonly whom?: string
  readonly disabledReason?: string | false | undefined
  readonly isDanger?: true
}

/** What can be done to an account: what stands in each row of the list, and what is left to the account's own page. */
export function useUserActions(user: AdminUser) {
  const isOwn = useIsOwn(user)
  const whom = texts.forUser({ name: user.username })
  const inRow: readonly UserAction[] = [
    { kind: 'reset-password', label: texts.password.button, whom, disabledReason: isOwn && texts.ownPassword },
    { kind: 'change-role', label: texts.role.button, whom, disabledReason: isOwn && texts.ownRole },
    { kind: 'add-credits', label: texts.credits.button, whom: texts.toUser({ name: user.username }) },
  ]
  const resend: UserAction = { kind: 'resend-verification', label: texts.resend.button }
  const verify: UserAction = { kind: 'verify-email', label: texts.verify.button }
  const { button: label, own } = texts.close
  const close: UserAction = { kind: 'close-account', label, disabledReason: isOwn && own, isDanger: true }
  const isClosed = user.removal_at !== null && !user.is_active
  return { inRow, others: [...(user.is_verified ? [] : [resend, verify]), ...(isClosed ? [] : [close])] }
}

type UserActionsProps = Pick<ButtonLook, 'variant'> & {
  readonly user: AdminUser
  readonly actions: readonly UserAction[]
  readonly withdrawable?: number
  readonly className?: string
}

export function UserActions({ user, actions, withdrawable, variant, className }: UserActionsProps) {
  const { begin } = useContext(AdminActionContext)
  return actions.map(({ kind, label, whom, disabledReason, isDanger }) => (
    <Button
      key={kind}
      size="sm"
      variant={isDanger ? 'danger' : variant}
      className={className}
      disabledReason={disabledReason || undefined}
      onClick={() => begin({ kind, user, withdrawable })}
    >
      <span>
        {label} {whom && <span className="sr-only">{whom}</span>}
      </span>
    </Button>
  ))
}

type OwnRowProps = { readonly user: AdminUser; readonly className?: string }

/** Says to an admin what they can't do to themselves. */
export const OwnRow = ({ user, className }: OwnRowProps) =>
  useIsOwn(user) && (
    <p className={clsx('text-note text-muted', className)}>
      {fill(texts.ownRow, { account: <PageLink to={paths.account}>{texts.account}</PageLink> })}
    </p>
  )

type Of = { readonly user: AdminUser }

export const StatusBadge = ({ user: { is_active } }: Of) => (
  <Badge tone={is_active ? 'good' : 'bad'}>{is_active ? texts.states.active : texts.states.inactive}</Badge>
)

/**
 * Activates at once, and asks before it deactivates. Shows what the server holds, not what was pressed: a user who is kept out
 * is signed out at once, so it must be true.
 */
export function StatusSwitch({ user }: Of) {
  const { id, username, is_active } = user
  const { mutate, isPending, isSuccess, error } = useAdminAction(setUserStatus, texts.statusUpdated)
  const { begin, row, setRow } = useContext(AdminActionContext)
  const isLast = row === id
  const press = () => {
    if (is_active) return begin({ kind: 'deactivate', user })
    setRow(id)
    mutate({ id, is_active: true })
  }
  return (
    <div>
      <Switch
        label={texts.statusOf({ name: username })}
        on={is_active}
        busy={isPending}
        disabledReason={useIsOwn(user) ? texts.ownStatus : undefined}
        onPress={press}
      />
      {/* the toast says it aloud */}
      {isLast && isSuccess && <p className="max-w-[24ch] text-note text-ok">{texts.statusUpdated}</p>}
      {isLast && error && <ErrorLine className="max-w-[24ch]">{describeAdminError(error)}</ErrorLine>}
    </div>
  )
}
