import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx'
import { useLeave } from './navigation.ts'

const words = {
  title: 'A note isn’t saved yet',
  description:
    'We couldn’t reach our server, so what you wrote last is only in this browser, and logging out removes it. Once you’re online, the note’s chapter saves it by itself.',
  stay: 'Stay logged in',
  goOn: 'Log out anyway',
}

type LogoutDialogProps = { readonly open: boolean; readonly onClose: () => void }

/** Before a log-out takes the last words of a note along. */
export function LogoutDialog({ open, onClose }: LogoutDialogProps) {
  const leave = useLeave(true)
  return (
    <ConfirmDialog
      open={open}
      busy={false}
      title={words.title}
      description={words.description}
      labels={[words.stay, words.goOn]}
      variant="danger"
      onStay={onClose}
      onGoOn={() => {
        onClose()
        leave()
      }}
    />
  )
}
