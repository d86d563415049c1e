import { useEffect, useRef } from 'react'
import { announce } from '../../../ui/feedback/announcer.tsx'

/** What comes at once is said at once. */
const FIRST_PAUSE_MS = 1_000
const PAUSE_MS = 8_000

/** Says now and then how many there are: each one, read out, would not let the one before end. */
export function useCountAnnouncement(count: number, words: (values: { readonly count: number }) => string): void {
  const last = useRef({ count: 0, at: Number.NEGATIVE_INFINITY })
  useEffect(() => {
    // begun anew
    if (count < last.current.count) last.current.count = count
    if (count === last.current.count) return
    const pause = Math.max(FIRST_PAUSE_MS, last.current.at + PAUSE_MS - Date.now())
    const timer = setTimeout(() => {
      last.current = { count, at: Date.now() }
      announce(words({ count }))
    }, pause)
    return () => clearTimeout(timer)
  }, [count, words])
}
