import type { ReactNode } from 'react'

/**
 * Lines no longer than one likes to read. In rem, because `ch` is the width of a zero, which is wide in this face: 68ch
 * would hold 107 letters of running text, 36rem hold about 80.
 */
export function ReadingWidth({ children }: { readonly children: ReactNode }) {
  return <div className="max-w-[36rem] print:max-w-none">{children}</div>
}
