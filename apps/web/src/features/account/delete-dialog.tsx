import { useEffect, useRef, useState } from 'react'
import { dropToken, holdRefusals, readToken } from '../../api/session-token.ts'
import { fullDate } from '../../texts/dates.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { notify } from '../../ui/feedback/notify.ts'
import { DeleteForm } from './delete-form.tsx'
import { Farewell } from './farewell.tsx'
import { useLeaveAccount } from './use-leave-account.ts'

const consequences = 'what-deleting-does'

type DeleteDialogProps = { readonly open: boolean; readonly onClose: () => void }

/**
 * Asks, and afterwards says until when it can be undone. The page behind it is left only once that has been read:
 * nothing else on the way out says it and stays.
 */
export function DeleteDialog({ open, onClose }: DeleteDialogProps) {
  const leave = useLeaveAccount()
  const keep = useRef<HTMLButtonElement>(null)
  const [deletionAt, setDeletionDate] = useState<string | null>(null)
  const isNotFound = deletionAt !== null
  // the page behind still asks, without a token: as when its window is looked at again
  useEffect(() => (isNotFound ? holdRefusals() : undefined), [isNotFound])

  if (deletionAt !== null) {
    const close = () => {
      // signed in again in another tab: the account stays, and so does that session
      if (readToken() !== null) {
        setDeletionDate(null)
        return onClose()
      }
      leave()
      // a press beside the dialog closes it as well, and may have been a slip
      notify.info(`Your account will be removed on ${fullDate(deletionAt)}. Sign in before that day to keep it.`)
    }
    return (
      <Dialog open onClose={close} title="Your account will be removed">
        <Farewell deletionAt={deletionAt} onDone={close} />
      </Dialog>
    )
  }
  return (
    <Dialog open={open} onClose={onClose} title="Delete your account?" describedBy={consequences} firstFocus={keep}>
      <DeleteForm
        consequencesId={consequences}
        keepRef={keep}
        onKeep={onClose}
        onDeleted={(at) => {
          // signed out already: other tabs learn it by this
          dropToken()
          setDeletionDate(at)
        }}
      />
    </Dialog>
  )
}
