import { clsx } from 'clsx'

/** On paper answers are given with a pen. */
export const PlaceToWrite = ({ className = 'size-6' }: { readonly className?: string | undefined }) => (
  <span aria-hidden="true" className={clsx('hidden flex-none border border-edge print:block', className)} />
)
