import { useState } from 'react'

const key = 'plans-shown'
/** Of more plans than that nobody remembers how they were left. */
const LIMIT = 200

type Shown = Readonly<Record<string, boolean>>

function remembered(): Shown {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter((entry) => typeof entry[1] === 'boolean'))
  } catch {
    return {}
  }
}

function remember(planId: string, shown: boolean): void {
  const { [planId]: _, ...others } = remembered()
  const kept = [...Object.entries(others), [planId, shown] as const].slice(-LIMIT)
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // storage switched off or full: the choice lasts until the page is left
  }
}

/** Whether a plan shows its chapters: as the learner left it, else as the page thinks best when the plan appears. */
export function useChaptersShown(planId: string, best: boolean): readonly [boolean, (shown: boolean) => void] {
  const [shown, setShown] = useState(() => remembered()[planId] ?? best)
  const show = (next: boolean) => {
    setShown(next)
    remember(planId, next)
  }
  return [shown, show]
}
