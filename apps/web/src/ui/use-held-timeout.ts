import { useEffect, useEffectEvent } from 'react'

const TICK_MS = 100

/** Calls `end` after so many milliseconds, which stand still while `isHeld` says so. */
export function useHeldTimeout(milliseconds: number, isHeld: () => boolean, end: () => void): void {
  const isHeldNow = useEffectEvent(isHeld)
  const endNow = useEffectEvent(end)
  useEffect(() => {
    let left = milliseconds
    let last = Date.now()
    const timer = setInterval(() => {
      const passed = Date.now() - last
      last += passed
      if (!isHeldNow()) left -= passed
      if (left > 0) return
      clearInterval(timer)
      endNow()
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [milliseconds])
}
