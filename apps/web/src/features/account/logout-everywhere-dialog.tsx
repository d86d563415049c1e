import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'

type LogoutEverywhereDialogProps = {
  readonly open: boolean
  readonly busy: boolean
  readonly trouble: string | null
  readonly onStay: () => void
  readonly onLogout: () => void
}

export function LogoutEverywhereDialog({ open, busy, trouble, onStay, onLogout }: LogoutEverywhereDialogProps) {
  const stay = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onStay}
      firstFocus={stay}
      title="Log out everywhere?"
      description="Every browser that is signed in to your account is logged out, this one too. You can sign in again with your password."
      actions={
        <>
          <Button ref={stay} className="max-sm:w-full" onClick={onStay}>
            Stay signed in
          </Button>
          <Button variant="solid" className="max-sm:w-full" busy={busy} onClick={onLogout}>
            Log out everywhere
          </Button>
        </>
      }
    >
      {trouble !== null && <Alert>{trouble}</Alert>}
    </Dialog>
  )
}
