import { useState } from 'react'
import { rememberTicked, tickedIn } from '../../api/ticked.ts'

/** The objectives that are ticked off, and how to tick one or take its tick back. */
export function useTicked(chapterId: string): readonly [readonly string[], (objective: string) => void] {
  const [ticked, setTicked] = useState(() => tickedIn(chapterId))
  const toggle = (objective: string) => {
    const next = ticked.includes(objective) ? ticked.filter((one) => one !== objective) : [...ticked, objective]
    setTicked(next)
    rememberTicked(chapterId, next)
  }
  return [ticked, toggle]
}
