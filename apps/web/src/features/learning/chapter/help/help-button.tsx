import { clsx } from 'clsx'
import { use, useState } from 'react'
import { newId } from '../../../../browser/new-id.ts'
import { Button, LabelOf } from '../../../../ui/button.tsx'
import { HelpContext, type HelpEvent } from './help-event.ts'

type HelpButtonProps = Omit<HelpEvent, 'start'> & {
  readonly label: string
  /** What it stands beside, for those who do not see that. */
  readonly of: string
  /** The label is said at once: help begins with it. Pressed again, it is the same message. */
  readonly asks?: boolean
  readonly className?: string
}

/** Opens the panel of help. Not there where a chapter cannot be asked about. */
export function HelpButton({ label, of, asks = false, className, ...event }: HelpButtonProps) {
  const open = use(HelpContext)
  const [id] = useState(newId)
  if (open === null) return null
  return (
    <Button
      variant="quiet"
      size="sm"
      className={clsx('-ms-4 font-normal! print:hidden', className)}
      onClick={() => open(asks ? { ...event, start: { id, text: label } } : event)}
    >
      <span className="link">
        <LabelOf label={label} of={of} />
      </span>
    </Button>
  )
}
