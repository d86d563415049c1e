const key = 'wanted-path'

/** The page that somebody asked for before signing in; the dashboard offers to go on to it. */
export function rememberWantedPath(path: string): void {
  try {
    sessionStorage.setItem(key, path)
  } catch {
    // without storage there is nothing to go on to, which is no reason to fail
  }
}

/** Answers it once. */
export function takeWantedPath(): string | null {
  try {
    const path = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return path
  } catch {
    return null
  }
}
