import { storedText } from '../api/storage.ts'
import { paths } from './paths.ts'

/** The page that was asked for before signing in; the dashboard offers to go on to it. */
const entry = storedText('sessionStorage', 'wanted-path')

export const rememberReturnTo = entry.write

/** Answers it once, and only what the signed-in user may see. */
export function takeReturnTo(isAdmin: boolean): string | null {
  const path = entry.read()
  entry.clear()
  return isAdmin || !path?.startsWith(paths.admin) ? path : null
}
