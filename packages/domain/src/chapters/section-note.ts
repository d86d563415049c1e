import { err, ok, parseText } from '../shared/index.ts'

/** What a learner has written on a section: plain text. */
export type SectionNote = {
  readonly sectionId: string
  /** Empty: it was taken away. It stays for its version, so that no older text comes back. */
  readonly text: string
  /** Counts the changes, from 1. */
  readonly version: number
  readonly changedAt: Date
}

/** As much of an open chapter as notes are about. */
type Noted = {
  readonly notes: readonly SectionNote[]
  readonly content: { readonly sections: readonly { readonly id: string }[] }
}

type Written = Pick<SectionNote, 'sectionId' | 'text' | 'version'>

/**
 * Writes a note, unless another device has since `version`: neither text is lost then. The same text again changes nothing, as the
 * answer to the first time may have been lost. A note on a section that is gone can still be changed.
 */
export function writeNote<Chapter extends Noted>(
  chapter: Chapter,
  { sectionId, text, version }: Written,
  changedAt: Date,
) {
  const before = chapter.notes.find((note) => note.sectionId === sectionId)
  const isKnown = before !== undefined || chapter.content.sections.some(({ id }) => id === sectionId)
  if (!isKnown) return err({ kind: 'section-not-found' })
  const parsed = parseText('note', text)
  if (!parsed.ok) return parsed
  if (parsed.value === (before?.text ?? '')) return ok(chapter)
  if (version !== (before?.version ?? 0)) return err({ kind: 'note-changed' })
  const note = { sectionId, text: parsed.value, version: version + 1, changedAt }
  return ok<Chapter>({ ...chapter, notes: [...chapter.notes.filter((one) => one !== before), note] })
}
