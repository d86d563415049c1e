import { useState } from 'react'
import { Button, type ButtonLook } from '../../../ui/button.tsx'
import { lazyDialog } from '../../../ui/lazy-component.ts'
import type { Shortfall } from '../pending-unlock.ts'

const BuyDialog = lazyDialog(() => import('./buy-dialog.tsx'), 'BuyDialog')

type BuyCreditsProps = ButtonLook & {
  readonly label: string
  /** Why credits are wanted now. With one, what is offered opens at once, unless `opensItself` is false: the learner has just pressed for it. */
  readonly shortfall?: Shortfall | undefined
  readonly opensItself?: boolean
}

/** The button that opens the Buy Credits modal. All of the rest is loaded on demand. */
export function BuyCredits({ label, shortfall, opensItself = shortfall !== undefined, ...look }: BuyCreditsProps) {
  const [open, setOpen] = useState(opensItself)
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onPointerEnter={BuyDialog.preload} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <BuyDialog open={open} onClose={() => setOpen(false)} shortfall={shortfall} />
    </>
  )
}
