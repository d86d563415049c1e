import { useState } from 'react'

/** Keeps an error in place while the button below is pressed again: gone, it would pull the button from under the pointer. */
export function useDebouncedValue<T>(value: T, busy: boolean): T {
  const [shown, setShown] = useState(value)
  if (!busy && shown !== value) setShown(value)
  return busy ? shown : value
}
