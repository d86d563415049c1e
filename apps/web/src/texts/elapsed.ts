/** Longer than anything takes here: the clock of this machine is wrong, or the work has been begun again since. */
const UNLIKELY = 60 * 60_000

export function describeElapsed(milliseconds: number): string | null {
  if (milliseconds < 0 || milliseconds > UNLIKELY) return null
  const seconds = Math.floor(milliseconds / 1_000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
