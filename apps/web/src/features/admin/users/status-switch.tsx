import { type AdminUser, setUserStatus } from '@app/contract'
import { call } from '../../../api/call.ts'
import { Switch } from '../../../ui/forms/switch.tsx'
import { inWords } from '../explain-admin.ts'
import type { OnAct } from './act-kind.ts'
import { useRowNote } from './row-note.ts'
import { useAct } from './use-act.ts'

type StatusSwitchProps = {
  readonly user: AdminUser
  readonly lockedBy: string | undefined
  readonly onAct: OnAct
}

export const STATUS_UPDATED = 'User status updated!'

/**
 * Activates at once, and asks before it deactivates. Shows what the server holds, not what was pressed: whoever is kept out
 * is signed out at once, so it must be true.
 */
export function StatusSwitch({ user, lockedBy, onAct }: StatusSwitchProps) {
  const { id, username, is_active } = user
  const { mutate, isPending, isSuccess, error } = useAct(
    () => call(setUserStatus, { id, is_active: true }),
    STATUS_UPDATED,
  )
  const { row, setRow } = useRowNote()
  const isLast = row === id
  const press = () => {
    if (is_active) return onAct({ kind: 'deactivate', user })
    setRow(id)
    mutate(undefined)
  }
  return (
    <div>
      <Switch label={`Status of ${username}`} on={is_active} busy={isPending} lockedBy={lockedBy} onPress={press} />
      {/* the toast says it aloud */}
      {isLast && isSuccess && <p className="max-w-[24ch] text-note text-ok">{STATUS_UPDATED}</p>}
      {isLast && error && (
        <p role="alert" className="max-w-[24ch] text-note text-danger">
          {inWords(error)}
        </p>
      )}
    </div>
  )
}
