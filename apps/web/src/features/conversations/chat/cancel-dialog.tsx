import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'

type CancelDialogProps = {
  readonly hasPlan: boolean
  readonly open: boolean
  readonly busy: boolean
  readonly onKeep: () => void
  readonly onCancel: () => void
}

export function CancelDialog({ hasPlan, open, busy, onKeep, onCancel }: CancelDialogProps) {
  const keep = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      firstFocus={keep}
      title="Cancel this conversation?"
      description={
        hasPlan
          ? 'Your plan stays as it is. You can come back and change your answers until you unlock a chapter.'
          : 'Your answers will be discarded and no plan will be created.'
      }
      actions={
        <>
          <Button ref={keep} className="max-sm:w-full" onClick={onKeep}>
            Keep talking
          </Button>
          <Button variant="danger" className="max-sm:w-full" busy={busy} onClick={onCancel}>
            Cancel Conversation
          </Button>
        </>
      }
    />
  )
}
