import { useState } from 'react'

const keyOf = (chapterId: string): string => `ticked:${chapterId}`

function stored(chapterId: string): readonly string[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(keyOf(chapterId)) ?? '[]')
    return Array.isArray(known) ? known.filter((entry) => typeof entry === 'string') : []
  } catch {
    return []
  }
}

/** The objectives that the learner has ticked off, by their words: a chapter that is written anew has others. */
export function useTicked(chapterId: string): readonly [readonly string[], (objective: string) => void] {
  const [ticked, setTicked] = useState(() => stored(chapterId))
  const toggle = (objective: string) => {
    const next = ticked.includes(objective) ? ticked.filter((one) => one !== objective) : [...ticked, objective]
    setTicked(next)
    try {
      localStorage.setItem(keyOf(chapterId), JSON.stringify(next))
    } catch {
      // storage switched off or full: the ticks last until the page is left
    }
  }
  return [ticked, toggle]
}
