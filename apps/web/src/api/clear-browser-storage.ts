/**
 * Forgets what pages noted for a learner in this browser: drafts, what was read last, ticks. A user who signs out on purpose
 * may be leaving a machine to another user. The theme is the machine's.
 */
export function clearBrowserStorage(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (key !== 'theme') storage.removeItem(key)
    }
  } catch {
    // storage switched off in the browser: nothing was noted
  }
}
