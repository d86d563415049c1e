import { useState } from 'react'
import { dropToken } from '../../api/session-token.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { fullDate } from './dates.ts'
import { DeleteForm } from './delete-form.tsx'
import { Farewell } from './farewell.tsx'
import { useLeave } from './use-leave.ts'

type DeleteDialogProps = { readonly open: boolean; readonly onClose: () => void }

/**
 * Asks, and afterwards says until when it can be undone. The page behind it is left only once that has been read:
 * nothing else on the way out says it and stays.
 */
export function DeleteDialog({ open, onClose }: DeleteDialogProps) {
  const leave = useLeave()
  const [removalAt, setRemovalAt] = useState<string | null>(null)

  if (removalAt !== null) {
    const close = () => {
      leave()
      // a press beside the dialog closes it as well, and may have been a slip
      notify.info(`Your account will be removed on ${fullDate(removalAt)}. Sign in before that day to keep it.`)
    }
    return (
      <Dialog open onClose={close} title="Your account will be removed">
        <Farewell removalAt={removalAt} onDone={close} />
      </Dialog>
    )
  }
  return (
    <Dialog open={open} onClose={onClose} title="Delete your account?">
      <DeleteForm
        onKeep={onClose}
        onDeleted={(at) => {
          // signed out already: other tabs learn it by this, and nothing here asks with the token any more
          dropToken()
          setRemovalAt(at)
        }}
      />
    </Dialog>
  )
}
