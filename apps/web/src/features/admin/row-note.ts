import { createContext, useContext } from 'react'

type RowNote = {
  /** The id of the user in whose row stands what came of the last act; null where it stands in none. */
  readonly row: string | null
  readonly setRow: (id: string | null) => void
}

export const RowNoteContext = createContext<RowNote>({ row: null, setRow: () => undefined })

export const useRowNote = (): RowNote => useContext(RowNoteContext)
