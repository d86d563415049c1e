import { describeCredits } from '../../../texts/credits.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Packages } from './packages.tsx'
import type { Shortfall } from './shortfall.ts'

type BuyDialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly shortfall: Shortfall | undefined
}

export function BuyDialog({ open, onClose, shortfall }: BuyDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Buy Credits"
      description={shortfall ? <Missing {...shortfall} /> : 'A chapter costs 10 credits ($1).'}
    >
      <Packages shortfall={shortfall} />
    </Dialog>
  )
}

function Missing({ chapter, cost, missing }: Shortfall) {
  const balance = Math.max(0, cost - missing)
  return (
    <>
      You need {describeCredits(cost)} for{' '}
      <q dir="auto" className="font-serif text-ink">
        {chapter.title}
      </q>
      . You have {balance}. You need {missing} more.
    </>
  )
}
