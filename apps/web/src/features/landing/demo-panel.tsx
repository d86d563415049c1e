import type { ReactNode } from 'react'

type DemoPanelProps = {
  readonly name: string
  readonly lead: string
  readonly text: string
  /** The name of the tab behind this one, if there is one. */
  readonly next: string | undefined
  readonly onNext: () => void
  readonly children: ReactNode
}

/** What there is to see, and beside it the words that say so. */
export function DemoPanel({ name, lead, text, next, onNext, children }: DemoPanelProps) {
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_44rem]">
      <div className="self-start lg:sticky lg:top-24">
        {/* without scripts there are no tabs: all panels stand below each other, under their names */}
        <p className="hidden text-note text-muted noscript:block">{name}</p>
        <p className="font-serif text-lead">{lead}</p>
        <p className="mt-2 max-w-[52ch] text-muted">{text}</p>
        {next && (
          <button type="button" onClick={onNext} className="link mt-2 min-h-11 text-start font-medium noscript:hidden">
            Next: {next}
          </button>
        )}
      </div>
      <div className="relative flex min-w-0 flex-col rounded-md border border-line bg-sheet shadow-lifted lg:min-h-150">
        {children}
      </div>
    </div>
  )
}
