import { texts } from 'virtual:texts/admin/users'
import { type AdminUser, setUserStatus } from '@app/contract'
import { useContext } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { describeAdminError } from '../api.ts'
import { AdminActionContext, useAdminAction, useIsOwn } from './admin-action.ts'

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
      {isLast && error && (
        <p role="alert" className="max-w-[24ch] text-note text-danger">
          {describeAdminError(error)}
        </p>
      )}
    </div>
  )
}
