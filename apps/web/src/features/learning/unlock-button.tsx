import { unlockLabel } from '../../texts/credits.ts'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import type { useUnlockChapter } from './use-unlock-chapter.ts'

type UnlockButtonProps = Omit<ButtonProps, 'busy' | 'busyLabel' | 'onClick' | 'children'> & {
  readonly unlocking: ReturnType<typeof useUnlockChapter>
  readonly chapter: { readonly price: number; readonly content_status: string }
  /** In place of the price or the failure that it names. */
  readonly label?: string
}

/** Unlocks a chapter, or has one that failed written again. `UnlockError` shows beside it why that was refused. */
export const UnlockButton = ({ unlocking, chapter, label, ...look }: UnlockButtonProps) => (
  <Button {...look} busy={unlocking.isUnlocking} busyLabel="Unlocking..." onClick={unlocking.unlock}>
    {label ?? (chapter.content_status === 'FAILED' ? 'Failed - Retry' : unlockLabel(chapter.price))}
  </Button>
)

/** After a failure or a timeout that is shown right above. */
export const RetryButton = ({ unlocking, className }: Pick<UnlockButtonProps, 'unlocking' | 'className'>) => (
  <Button size="sm" className={className} busy={unlocking.isUnlocking} onClick={unlocking.unlock}>
    Retry Generation
  </Button>
)
