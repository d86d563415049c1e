import { type KeyboardEvent, useEffect, useRef } from 'react'

/** So long after buttons took the place of a field, a key may still be meant for the field. */
const STRAY_KEY_MS = 600

const isPress = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' '

/**
 * Handlers for the group around buttons that appear by themselves: only a key that went down on them, and not before
 * 600 ms were over, presses one. A key that was already down repeats, and its end alone would press in some browsers.
 */
export function useFreshPresses() {
  const appeared = useRef(0)
  const down = useRef<string | null>(null)
  useEffect(() => {
    appeared.current = performance.now()
  }, [])

  return {
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (!isPress(event)) return
      const isStray = event.repeat || performance.now() - appeared.current < STRAY_KEY_MS
      if (!event.repeat) down.current = isStray ? null : event.key
      if (isStray) event.preventDefault()
    },
    onKeyUpCapture: (event: KeyboardEvent) => {
      if (!isPress(event)) return
      if (down.current !== event.key) event.preventDefault()
      down.current = null
    },
  }
}
