/** Removes what pages stored for a learner, who may leave this machine to another user. The theme is the machine's. */
export function clearBrowserStorage(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (key !== 'theme') storage.removeItem(key)
    }
  } catch {
    // storage switched off in the browser: nothing was noted
  }
}
