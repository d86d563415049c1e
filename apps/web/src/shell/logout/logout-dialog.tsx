import { texts } from 'virtual:texts/shell/logout'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { useLeave } from '../navigation.ts'

type LogoutDialogProps = { readonly open: boolean; readonly onClose: () => void }

/** Before a log-out takes the last words of a note along. */
export function LogoutDialog({ open, onClose }: LogoutDialogProps) {
  const leave = useLeave(true)
  return (
    <ConfirmDialog
      open={open}
      busy={false}
      title={texts.title}
      description={texts.description}
      labels={[texts.stay, texts.goOn]}
      variant="danger"
      onStay={onClose}
      onGoOn={() => {
        onClose()
        leave()
      }}
    />
  )
}
