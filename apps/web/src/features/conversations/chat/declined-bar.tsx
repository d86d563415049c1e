import { Button } from '../../../ui/button.tsx'
import { useFocusHandover } from './use-focus-handover.ts'

/** In place of the field: the assistant's last message is the answer, and stays. */
export function DeclinedBar({ onStartNew }: { readonly onStartNew: () => void }) {
  // not the button: the Enter that sent the message, pressed twice, would take the answer away
  const ended = useFocusHandover<HTMLParagraphElement>()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p ref={ended} tabIndex={-1} className="text-note text-muted outline-none">
        This conversation has ended.
      </p>
      <Button onClick={onStartNew}>Start a new conversation</Button>
    </div>
  )
}
