import { clsx } from 'clsx'

/** Points down to what can be unfolded. The caller turns it round, and says in words what it folds. */
export const FoldMark = ({ className }: { readonly className?: string | undefined }) => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    aria-hidden="true"
    className={clsx('ms-auto flex-none fill-none stroke-current transition-transform duration-[160ms]', className)}
  >
    <path d="m6 9.5 6 5.8 6-5.8" strokeWidth="2" strokeLinecap="round" />
  </svg>
)
