import { texts } from 'virtual:texts/learning/chapter/notes'
import { type ChapterView, MAX_NOTE_LENGTH, type SectionNote } from '@app/contract'
import { useEffect, useId, useRef, useState } from 'react'
import { messageOf } from '../../../../api/problem.ts'
import { Button } from '../../../../ui/button.tsx'
import { fill } from '../../../../ui/fill.tsx'
import { controlStyle } from '../../../../ui/forms/field.tsx'
import { IsolatedInlineText } from '../../../../ui/markdown/lesson/lazy-lesson-markdown.tsx'
import { StrokeIcon } from '../../../../ui/stroke-icon.tsx'
import { useNote } from './use-note.ts'

export type NoteFieldProps = {
  readonly chapterId: string
  readonly sectionId: string
  readonly title: string
  readonly kept: SectionNote | undefined
}

/** What a learner notes on a section: a field that is saved by itself, and on paper its text. */
export function NoteField({ chapterId, sectionId, title, kept }: NoteFieldProps) {
  const { note, error, change } = useNote(chapterId, sectionId, kept)
  const [isPressed, setPressed] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  useEffect(() => {
    if (isPressed) field.current?.focus()
  }, [isPressed])
  const name = (
    <span className="sr-only">{fill(texts.onSection, { section: <IsolatedInlineText text={title} /> })}</span>
  )

  if (!isPressed && note.text === '' && !note.isDirty) {
    return (
      <Button variant="quiet" size="sm" className="-ms-4 mt-4 print:hidden" onClick={() => setPressed(true)}>
        <StrokeIcon path="M4 20h4L19 9l-4-4L4 16zM13.5 6.5l4 4" size={18} className="flex-none" />
        <span className="link">
          {texts.add} {name}
        </span>
      </Button>
    )
  }
  return (
    <div className="mt-6 border-s-2 border-edge ps-4">
      <label htmlFor={id} className="text-note font-semibold">
        {texts.label} {name}
      </label>
      <div data-text={note.text} className="growing mt-1.5 print:hidden">
        <textarea
          id={id}
          ref={field}
          rows={2}
          dir="auto"
          maxLength={MAX_NOTE_LENGTH}
          value={note.text}
          onChange={({ target }) => {
            setPressed(true)
            change(target.value)
          }}
          aria-describedby={`${id}-state`}
          className={controlStyle}
        />
      </div>
      <p dir="auto" className="hidden whitespace-pre-wrap print:block">
        {note.text}
      </p>
      <div id={`${id}-state`} className="mt-1 text-note text-muted print:hidden">
        {note.isDirty && !error && texts.saving}
        {!note.isDirty && note.version > 0 && texts.saved}
        <p role="status" className="text-ink">
          {note.isJoined && texts.joined}
          {note.isDirty && error && messageOf(error, texts.unsaved)}
        </p>
      </div>
    </div>
  )
}

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
