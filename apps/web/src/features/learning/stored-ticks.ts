import { isString, stored } from '../../api/storage.ts'

const PREFIX = 'ticked:'

/** Objectives that were ticked off before the server kept ticks, in this browser alone. */
export type StoredTicks = { readonly chapterId: string; readonly objectives: readonly string[] }

const entryOf = (chapterId: string) =>
  stored('localStorage', PREFIX + chapterId, (value) => (Array.isArray(value) ? value.filter(isString) : null))

export const storedTicks = (): readonly StoredTicks[] =>
  keys().map((chapterId) => ({ chapterId, objectives: entryOf(chapterId).read() ?? [] }))

export const clearStoredTicks = (chapterId: string): void => entryOf(chapterId).clear()

function keys(): readonly string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []))
  } catch {
    // storage switched off: nothing was stored
    return []
  }
}
