import { useState } from 'react'
import { recordOf, stored } from '../../../api/storage.ts'

/** Of more plans than that no one remembers how they were left. */
const MAX_PLANS = 200

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
const entry = stored<Readonly<Record<string, boolean>>>('localStorage', 'plans-shown', recordOf(isBoolean))

function remember(planId: string, shown: boolean): void {
  const { [planId]: _, ...others } = entry.read() ?? {}
  entry.write(Object.fromEntries([...Object.entries(others), [planId, shown] as const].slice(-MAX_PLANS)))
}

/** Whether a plan shows its chapters: as the learner left it, else as the page thinks best when the plan appears. */
export function useChaptersShown(planId: string, best: boolean): readonly [boolean, (shown: boolean) => void] {
  const [shown, setShown] = useState(() => entry.read()?.[planId] ?? best)
  const show = (next: boolean) => {
    setShown(next)
    remember(planId, next)
  }
  return [shown, show]
}
