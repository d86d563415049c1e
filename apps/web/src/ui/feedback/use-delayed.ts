import { useEffect, useState } from 'react'

/**
 * Turns true after a while. What is over before that never flashes up. `since`: what it is counted for, anew with each other text; nothing
 * while it is false.
 */
export function useDelayed(milliseconds: number, since: string | boolean = true): boolean {
  const [due, setDue] = useState<string | boolean>(milliseconds <= 0 && since)
  useEffect(() => {
    if (since === false) return
    const timer = setTimeout(() => setDue(since), milliseconds)
    return () => {
      clearTimeout(timer)
      setDue(false)
    }
  }, [milliseconds, since])
  return since !== false && due === since
}
