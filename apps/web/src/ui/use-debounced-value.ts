import { useState } from 'react'

/**
 * What went wrong stays above the button while that is pressed again. Gone at once, it would pull the button from under
 * the pointer, and the second press of a double click would hit what comes after it.
 */
export function useDebouncedValue<T>(value: T, busy: boolean): T {
  const [shown, setShown] = useState(value)
  if (!busy && shown !== value) setShown(value)
  return busy ? shown : value
}
