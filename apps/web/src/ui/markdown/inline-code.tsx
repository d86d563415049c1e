import type { ReactNode } from 'react'

export const InlineCode = ({ children }: { readonly children?: ReactNode }) => (
  <code className="rounded-sm bg-sunk px-1 py-0.5 font-mono text-[0.9em]">{children}</code>
)
