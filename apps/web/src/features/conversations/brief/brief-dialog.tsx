import { texts } from 'virtual:texts/conversations/brief'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { BriefSlots } from './brief-slots.tsx'
import type { Brief } from './use-edits.ts'

type BriefDialogProps = { readonly open: boolean; readonly onClose: () => void; readonly brief: Brief }

export const BriefDialog = ({ open, onClose, brief }: BriefDialogProps) => (
  <Dialog open={open} onClose={onClose} title={texts.title} shape="sheet">
    <BriefSlots brief={brief} />
  </Dialog>
)
