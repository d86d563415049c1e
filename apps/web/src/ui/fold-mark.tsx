import { clsx } from 'clsx'
import { StrokeIcon } from './stroke-icon.tsx'

/** Points down to what can be unfolded. The caller turns it round, and says in words what it folds. */
export const FoldMark = ({ className }: { readonly className?: string | undefined }) => (
  <StrokeIcon
    path="m6 9.5 6 5.8 6-5.8"
    size={20}
    className={clsx('ms-auto flex-none transition-transform duration-[160ms]', className)}
  />
)
