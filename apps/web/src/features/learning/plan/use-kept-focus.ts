import { useRef } from 'react'

/**
 * For a chapter whose button is gone once it was pressed: without this the keyboard would start at the top of the page again.
 * `place`: the element that stays. `kept`: the same act, with focus there first.
 */
export function useKeptFocus() {
  const place = useRef<HTMLDivElement>(null)
  const kept = (act: () => void) => () => {
    place.current?.focus({ preventScroll: true })
    act()
  }
  return { place, kept }
}
