const key = 'wanted-chapter'

/** A chapter that the learner went to buy credits for. */
export type PendingUnlock = { readonly planId: string; readonly id: string; readonly title: string }

/** Kept in this tab while the learner is away paying, and until it is unlocked. */
export function rememberPendingUnlock(chapter: PendingUnlock): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(chapter))
  } catch {
    // without storage the way back leads to the dashboard
  }
}

export function pendingUnlock(): PendingUnlock | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isChapter(stored) ? stored : null
  } catch {
    return null
  }
}

export function clearPendingUnlock(id: string): void {
  try {
    if (pendingUnlock()?.id === id) sessionStorage.removeItem(key)
  } catch {
    // see above
  }
}

const isChapter = (stored: unknown): stored is PendingUnlock =>
  typeof stored === 'object' &&
  stored !== null &&
  ['planId', 'id', 'title'].every((name) => name in stored && typeof Reflect.get(stored, name) === 'string')
