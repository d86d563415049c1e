import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** The picture beside a form, where the screen has room for one: a piece of the map, with something on it. */
export const Landscape = ({ children, className }: { readonly children: ReactNode; readonly className?: string }) => (
  <div
    className={clsx(
      'relative isolate flex h-full min-h-96 items-center overflow-hidden rounded-md border border-line p-12',
      className,
    )}
  >
    <div aria-hidden="true" className="contours absolute inset-0 -z-10" />
    {children}
  </div>
)
