import { useEffect, useState } from 'react'

/** Turns true after a while. What is over before that never flashes up. */
export function useDelayed(milliseconds: number): boolean {
  const [due, setDue] = useState(milliseconds <= 0)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return due
}
