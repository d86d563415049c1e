import { MAX_NOTE_LENGTH, type SectionNote, type writeNote } from '@app/contract'
import { useEffect, useId, useRef, useState } from 'react'
import { explain, served } from '../../../../api/problem.ts'
import { Button } from '../../../../ui/button.tsx'
import { controlStyle } from '../../../../ui/forms/field.tsx'
import { LazyInlineText } from '../../../../ui/markdown/lesson/lazy-lesson-markdown.tsx'
import { StrokeIcon } from '../../../../ui/stroke-icon.tsx'
import { useNote } from './use-note.ts'

const words = {
  add: 'Add a note',
  label: 'Your note',
  saving: 'Saving…',
  saved: 'Saved. Only you can see it.',
  unsaved: 'Not saved yet. We’ll keep it in this browser and try again.',
  joined: 'This note was changed on another device, too. Both texts are here now.',
}

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
    <span className="sr-only">
      on “
      <LazyInlineText text={title} />”
    </span>
  )

  if (!isPressed && note.text === '' && !note.isDirty) {
    return (
      <Button variant="quiet" size="sm" className="-ms-4 mt-4 print:hidden" onClick={() => setPressed(true)}>
        <StrokeIcon path="M4 20h4L19 9l-4-4L4 16zM13.5 6.5l4 4" size={18} className="flex-none" />
        <span className="link">
          {words.add} {name}
        </span>
      </Button>
    )
  }
  return (
    <div className="mt-6 border-s-2 border-edge ps-4">
      <label htmlFor={id} className="text-note font-semibold">
        {words.label} {name}
      </label>
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
        className={`${controlStyle} mt-1.5 field-sizing-content print:hidden`}
      />
      <p dir="auto" className="hidden whitespace-pre-wrap print:block">
        {note.text}
      </p>
      <div id={`${id}-state`} className="mt-1 text-note text-muted print:hidden">
        {note.isDirty && !error && words.saving}
        {!note.isDirty && note.version > 0 && words.saved}
        <p role="status" className="text-ink">
          {note.isJoined && words.joined}
          {note.isDirty &&
            error &&
            explain<typeof writeNote>(
              error,
              { failed: words.unsaved, unreachable: words.unsaved },
              served('invalid-input', 'chapter-not-found', 'section-not-found', 'chapter-locked', 'note-changed'),
            )}
        </p>
      </div>
    </div>
  )
}
