import { type ReactNode, useRef } from 'react'
import { Button, type ButtonLook } from '../button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  readonly open: boolean
  readonly busy: boolean
  readonly title: string
  readonly description: string
  /** What the two buttons say: the one that changes nothing, and has the focus first, and the one that goes on. */
  readonly labels: readonly [stay: string, goOn: string]
  readonly variant: ButtonLook['variant']
  readonly onStay: () => void
  readonly onGoOn: () => void
  readonly children?: ReactNode
}

/** Asks before something is done. */
export function ConfirmDialog({ labels, variant, busy, onStay, onGoOn, ...dialog }: ConfirmDialogProps) {
  const stay = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      {...dialog}
      onClose={onStay}
      firstFocus={stay}
      actions={
        <>
          <Button ref={stay} className="max-sm:w-full" onClick={onStay}>
            {labels[0]}
          </Button>
          <Button variant={variant} className="max-sm:w-full" busy={busy} onClick={onGoOn}>
            {labels[1]}
          </Button>
        </>
      }
    />
  )
}
