import { texts } from 'virtual:texts/learning/chapter/notes'
import type { ChapterView } from '@app/contract'
import { useState } from 'react'
import { NoteField } from './note-field.tsx'

export type LostNotesProps = { readonly chapter: ChapterView; readonly sectionIds: readonly string[] }

/** Notes on sections that the chapter no longer has. */
export function LostNotes({ chapter, sectionIds }: LostNotesProps) {
  // those of the visit: one that is being cleared must not go from under the cursor
  const [lost] = useState(() =>
    chapter.notes.filter(({ section_id, text }) => text !== '' && !sectionIds.includes(section_id)),
  )
  if (lost.length === 0) return null
  return (
    <section aria-labelledby="lost-notes" className="mt-14">
      <h2 id="lost-notes" className="text-lead">
        {texts.lost}
      </h2>
      <p className="mt-1 text-note text-muted print:hidden">{texts.lostWhy}</p>
      {lost.map(({ section_id: id }, index) => (
        <NoteField
          key={id}
          chapterId={chapter.id}
          sectionId={id}
          title={`${index + 1}`}
          kept={chapter.notes.find((note) => note.section_id === id)}
        />
      ))}
    </section>
  )
}
