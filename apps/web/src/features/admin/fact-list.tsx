import type { ReactNode } from 'react'

export const FactList = ({ children }: { readonly children: ReactNode }) => (
  <dl className="max-w-3xl border-t border-line">{children}</dl>
)

export const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="flex items-baseline gap-4 border-b border-line py-3">
    <dt className="w-24 flex-none text-note text-muted sm:w-36">{name}</dt>
    <dd className="min-w-0 flex-1 wrap-anywhere">{children}</dd>
  </div>
)
