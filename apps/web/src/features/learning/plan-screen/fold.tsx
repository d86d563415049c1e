import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { LabelOf } from '../../../ui/button.tsx'
import { FoldMark } from '../../../ui/fold-mark.tsx'

type FoldProps = ComponentProps<'details'> & { readonly label: string; readonly of: string }

/** What can be known of a chapter, folded: a dozen chapters with all they teach are a wall. */
export const Fold = ({ label, of, className, children, ...details }: FoldProps) => (
  <details {...details} className={clsx('group/fold max-w-[36rem]', className)}>
    <summary className="-mx-2 inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-sm px-2 text-note font-semibold transition-colors duration-[160ms] hover:bg-sunk pointer-fine:min-h-9 [&::-webkit-details-marker]:hidden">
      <LabelOf label={label} of={of} />
      <FoldMark className="group-open/fold:rotate-180" />
    </summary>
    {children}
  </details>
)
