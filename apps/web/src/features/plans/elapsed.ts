import { useEffect, useState } from 'react'

/** Longer than any plan takes: the clock of this machine is wrong, or the plan has been made again since. */
const UNLIKELY = 60 * 60_000

export function elapsedInWords(milliseconds: number): string | null {
  if (milliseconds < 0 || milliseconds > UNLIKELY) return null
  const seconds = Math.floor(milliseconds / 1_000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** How long something has been going on, counting along. */
export function useElapsed(since: number): string | null {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return elapsedInWords(now - since)
}
