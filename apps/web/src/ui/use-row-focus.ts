import { type RefObject, useEffect, useRef, useState } from 'react'

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

/** The first rows of a list, and all once that is asked for. */
export function useFirstRows<Row>(rows: readonly Row[], first: number) {
  const list = useRef<HTMLUListElement>(null)
  const [isAll, setIsAll] = useState(false)
  const shown = isAll ? rows : rows.slice(0, first)
  const goOnFrom = useRowFocus(list, shown.length)
  const showAll = () => {
    setIsAll(true)
    // the button that was pressed is gone then
    goOnFrom(first)
  }
  return { list, shown, hidden: rows.length - shown.length, showAll }
}
