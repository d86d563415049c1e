import { texts as all } from 'virtual:texts/admin/user'
import { addStaffNote, type StaffNote } from '@app/contract'
import { useRef, useState } from 'react'
import { newId } from '../../../browser/new-id.ts'
import { Button } from '../../../ui/button.tsx'
import { Name } from '../../../ui/fill.tsx'
import { Textarea } from '../../../ui/forms/field.tsx'
import { FormAlert } from '../../../ui/forms/use-form.tsx'
import { List } from '../../../ui/list.tsx'
import { None, Time } from '../page-parts.tsx'
import { useAdminForm } from '../users/admin-form.ts'

const texts = all.notes

type NotesProps = { readonly userId: string; readonly notes: readonly StaffNote[] }

export function Notes({ userId, notes }: NotesProps) {
  // each note has a form of its own, which begins empty
  const [written, setWritten] = useState(0)
  return (
    <div className="max-w-3xl">
      {notes.length === 0 ? (
        <None>{texts.none}</None>
      ) : (
        <List aria-label={texts.title} className="border-t border-line">
          {notes.map((note) => (
            <li key={note.id} className="border-b border-line py-3">
              <p className="wrap-anywhere whitespace-pre-line" dir="auto">
                {note.text}
              </p>
              <p className="mt-1 text-note text-muted">
                <Name>{authorOf(note)}</Name>, <Time at={note.at} />
              </p>
            </li>
          ))}
        </List>
      )}
      <NoteForm key={written} userId={userId} onWritten={() => setWritten((before) => before + 1)} />
    </div>
  )
}

const authorOf = ({ author }: StaffNote): string =>
  author === null ? texts.operator : (author.username ?? texts.removedAdmin)

type NoteFormProps = { readonly userId: string; readonly onWritten: () => void }

function NoteForm({ userId, onWritten }: NoteFormProps) {
  // sent again after a lost answer it is the same note
  const requestId = useRef(newId())
  const form = useAdminForm({
    endpoint: addStaffNote,
    initial: { text: '' },
    validate: ({ text }) => (text.trim() === '' ? { text: texts.missing } : {}),
    input: ({ text }) => ({ id: userId, text: text.trim(), request_id: requestId.current }),
    success: texts.added,
    onDone: onWritten,
  })
  return (
    <form {...form.props} className="mt-6 flex flex-col items-start gap-4">
      <Textarea label={texts.label} maxLength={2000} rows={2} className="w-full" {...form.field('text')} />
      <FormAlert form={form} />
      <Button type="submit" busy={form.busy}>
        {texts.add}
      </Button>
    </form>
  )
}
