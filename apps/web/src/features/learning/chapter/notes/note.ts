/** A note as it stands in its field. */
export type Note = {
  readonly text: string
  /** Of the server's text that it goes on from; 0 where there is none. */
  readonly version: number
  /** The server does not have it yet. */
  readonly isDirty: boolean
  /** It holds what was written elsewhere at the same time, too. */
  readonly isJoined: boolean
}

type Kept = Pick<Note, 'text' | 'version'>

export const fromServer = ({ text, version }: Kept): Note => ({ text, version, isDirty: false, isJoined: false })

/** What the server has by now, and what it has not: nothing that was typed on either side is lost. */
export function reconcile(note: Note, kept: Kept): Note {
  if (kept.version <= note.version) return note
  if (!note.isDirty) return fromServer(kept)
  const text = joined(kept.text, note.text)
  return { text, version: kept.version, isDirty: text !== kept.text, isJoined: text !== note.text }
}

/** Both texts, and once what they begin with alike: each line after that may be only one's. */
export function joined(theirs: string, mine: string): string {
  if (theirs.includes(mine)) return theirs
  if (mine.includes(theirs)) return mine
  const before = theirs.split('\n')
  const lines = mine.split('\n')
  const own = lines.slice(lines.findIndex((line, at) => line !== before[at])).join('\n')
  return `${theirs}\n\n${own}`
}
