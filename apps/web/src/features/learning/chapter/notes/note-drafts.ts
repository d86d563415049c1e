import { NOTE_KEY } from '../../../../api/pending-notes.ts'
import { stored, storedKeys } from '../../../../api/storage.ts'
import { newId } from '../../../../browser/new-id.ts'
import { joined, type Note } from './note.ts'

type Draft = Pick<Note, 'text' | 'version'>

const entryAt = (key: string) =>
  stored<Draft>('localStorage', key, (value) => {
    const { text, version } = Object(value) as { readonly [name in keyof Draft]?: unknown } // of unknown shape
    return typeof text === 'string' && typeof version === 'number' ? { text, version } : null
  })

/** What the server has not got yet of a note. Each tab has an entry of its own, so that two cannot overwrite each other's. */
export function makeNoteDrafts(chapterId: string, sectionId: string) {
  const prefix = `${NOTE_KEY}${chapterId}:${sectionId}:`
  const own = entryAt(prefix + newId())
  return {
    /** All that tabs have left, as one; it goes on under this tab's name. */
    take: (): Draft | null => {
      const entries = storedKeys('localStorage', prefix).map(entryAt)
      const drafts = entries.flatMap((entry) => entry.read() ?? [])
      for (const { clear } of entries) clear()
      const [first, ...others] = drafts
      const draft = others.reduce<Draft | undefined>(
        (sum, { text, version }) => sum && { text: joined(sum.text, text), version: Math.min(sum.version, version) },
        first,
      )
      if (draft) own.write(draft)
      return draft ?? null
    },
    write: ({ text, version }: Draft): void => own.write({ text, version }),
    /** The server has this text; what was typed since it has not. */
    clear: (text: string): void => {
      if (own.read()?.text === text) own.clear()
    },
  }
}
