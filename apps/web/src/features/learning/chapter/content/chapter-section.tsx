import type { ReactNode } from 'react'
import { type SectionId, sections } from './chapter-sections.ts'

type ChapterSectionProps = { readonly id: SectionId; readonly note?: string | undefined; readonly children: ReactNode }

/** The address of a section ends in its id, so focus can go there, too. */
export function ChapterSection({ id, note, children }: ChapterSectionProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="mt-14 outline-none">
      <h2 id={`${id}-title`} className="text-title">
        {sections[id]}
      </h2>
      {note && <p className="mt-1 text-note text-muted print:hidden">{note}</p>}
      {children}
    </section>
  )
}
