import { type AdminUser, setUserStatus } from '@app/contract'
import { call } from '../../api/call.ts'
import { Switch } from '../../ui/switch.tsx'
import { inWords, useAct } from './use-act.ts'

type StatusSwitchProps = { readonly user: AdminUser; readonly lockedBy: string | undefined }

/** Shows what the server holds, not what was pressed: whoever is kept out is signed out at once, so it must be true. */
export function StatusSwitch({ user, lockedBy }: StatusSwitchProps) {
  const { id, username, is_active } = user
  const { mutate, isPending, isSuccess, error } = useAct(
    (active: boolean) => call(setUserStatus, { id, is_active: active }),
    'User status updated!',
  )
  return (
    <div>
      <Switch
        label={`Status of ${username}`}
        on={is_active}
        busy={isPending}
        lockedBy={lockedBy}
        onPress={() => mutate(!is_active)}
      />
      {/* the toast says it aloud */}
      {isSuccess && <p className="max-w-[24ch] text-note text-ok">User status updated!</p>}
      {error && (
        <p role="alert" className="max-w-[24ch] text-note text-danger">
          {inWords(error)}
        </p>
      )}
    </div>
  )
}
