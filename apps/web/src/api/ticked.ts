const keyOf = (chapterId: string): string => `ticked:${chapterId}`

/** The objectives that this browser's learner has ticked off, by their words: a chapter that is written anew has others. */
export function tickedIn(chapterId: string): readonly string[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(keyOf(chapterId)) ?? '[]')
    return Array.isArray(known) ? known.filter((entry) => typeof entry === 'string') : []
  } catch {
    return []
  }
}

export function rememberTicked(chapterId: string, objectives: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(chapterId), JSON.stringify(objectives))
  } catch {
    // storage switched off or full: the ticks last until the page is left
  }
}
