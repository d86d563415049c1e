const key = 'told-purchase'

/** Whether this tab has not told of that checkout yet. The browser's own Back can lead through the same return again. */
export function isFirstAnnouncement(checkout: string): boolean {
  try {
    if (sessionStorage.getItem(key) === checkout) return false
    sessionStorage.setItem(key, checkout)
  } catch {
    // without storage it is told once per page
  }
  return true
}
