import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Code of so few letters fits any line, and is not torn at a space or hyphen: `** 2`, `utf-8`. */
const SHORT = 20

export const InlineCode = ({ children }: { readonly children?: ReactNode }) => (
  <code
    translate="no"
    className={clsx(
      'rounded-sm bg-sunk px-1 py-0.5 font-mono text-[0.9em]',
      `${children}`.length <= SHORT && 'whitespace-nowrap',
    )}
  >
    {children}
  </code>
)
