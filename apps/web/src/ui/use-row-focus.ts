import { type RefObject, useEffect, useState } from 'react'

/** Focuses the first new row once a list is whole and its button gone. Call the result with the number of rows before. */
export function useRowFocus(list: RefObject<HTMLUListElement | null>, rows: number): (from: number) => void {
  const [from, setFrom] = useState<number | null>(null)
  useEffect(() => {
    if (from === null || rows <= from) return
    const row = list.current?.children[from]
    if (row instanceof HTMLElement) {
      row.tabIndex = -1
      row.focus({ preventScroll: true })
    }
    setFrom(null)
  }, [from, list, rows])
  return setFrom
}
