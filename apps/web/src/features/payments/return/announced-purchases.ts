import { storedText } from '../../../api/storage.ts'

const entry = storedText('sessionStorage', 'told-purchase')

/** Whether this tab has not announced that checkout yet. The browser's own Back can lead through the same return again. */
export function isFirstAnnouncement(checkout: string): boolean {
  if (entry.read() === checkout) return false
  entry.write(checkout)
  return true
}
