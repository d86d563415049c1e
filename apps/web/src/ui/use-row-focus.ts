import { type RefObject, useEffect, useState } from 'react'

/**
 * Where reading goes on once a list is whole and the button that asked for more is gone: at the first row that has come.
 * Call what it answers with the number of rows that stood there before.
 */
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
