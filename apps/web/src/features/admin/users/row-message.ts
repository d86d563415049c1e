import { createContext, useContext } from 'react'

type RowMessage = {
  /** The id of the user in whose row stands what comes of the last act; null where it stands in none. */
  readonly row: string | null
  /** An act begins there: what was said of the one before goes. */
  readonly setRow: (id: string) => void
}

export const RowMessageContext = createContext<RowMessage>({ row: null, setRow: () => undefined })

export const useRowMessage = (): RowMessage => useContext(RowMessageContext)
