import type { ReactNode } from 'react'

/** The picture beside a form, where the screen has room for one: a piece of the map, with something on it. */
export const Landscape = ({ children }: { readonly children: ReactNode }) => (
  <div className="relative isolate flex h-full min-h-96 items-center overflow-hidden rounded-md border border-line p-12">
    <div aria-hidden="true" className="contours absolute inset-0 -z-10" />
    {children}
  </div>
)
