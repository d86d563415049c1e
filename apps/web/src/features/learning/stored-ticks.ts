const PREFIX = 'ticked:'

/** Objectives that were ticked off before the server kept ticks, in this browser alone. */
export type StoredTicks = { readonly chapterId: string; readonly objectives: readonly string[] }

export function storedTicks(): readonly StoredTicks[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => ({ chapterId: key.slice(PREFIX.length), objectives: textsIn(localStorage.getItem(key)) }))
  } catch {
    // storage switched off: nothing was noted
    return []
  }
}

export const clearStoredTicks = (chapterId: string): void => localStorage.removeItem(PREFIX + chapterId)

function textsIn(stored: string | null): readonly string[] {
  try {
    const known: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(known) ? known.filter((entry) => typeof entry === 'string') : []
  } catch {
    return []
  }
}
