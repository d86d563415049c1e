import { paths } from './paths.ts'

const key = 'wanted-path'

/** The page that somebody asked for before signing in; the dashboard offers to go on to it. */
export function rememberReturnTo(path: string): void {
  try {
    sessionStorage.setItem(key, path)
  } catch {
    // without storage there is nothing to go on to, which is no reason to fail
  }
}

/** Answers it once, and only what whoever has signed in may see. */
export function takeReturnTo(isAdmin: boolean): string | null {
  try {
    const path = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return isAdmin || !path?.startsWith(paths.admin) ? path : null
  } catch {
    return null
  }
}
