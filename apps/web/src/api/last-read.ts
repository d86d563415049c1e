const key = 'last-read'

/** The plan in which this browser's learner read last, and when. */
export type LastRead = { readonly planId: string; readonly at: number }

export function rememberLastRead(planId: string): void {
  try {
    localStorage.setItem(key, JSON.stringify({ planId, at: Date.now() }))
  } catch {
    // storage switched off or full: the dashboard then goes on with the newest plan
  }
}

export function lastRead(): LastRead | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isLastRead(stored) ? stored : null
  } catch {
    return null
  }
}

const isLastRead = (stored: unknown): stored is LastRead =>
  typeof stored === 'object' &&
  stored !== null &&
  'planId' in stored &&
  typeof stored.planId === 'string' &&
  'at' in stored &&
  typeof stored.at === 'number'
