import { texts } from 'virtual:texts/learning/take-along'
import type { PlanDetails } from '@app/contract'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { lazyDialog } from '../../../ui/lazy-component.ts'

const TakeAlongDialog = lazyDialog(() => import('./take-along-dialog.tsx'), 'TakeAlongDialog')

/** The one place for all that leaves a plan for other programs and other people. */
export function TakeAlong({ plan }: { readonly plan: PlanDetails }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" onPointerEnter={TakeAlongDialog.preload} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <TakeAlongDialog plan={plan} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
