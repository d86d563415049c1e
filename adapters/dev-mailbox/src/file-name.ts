const MAX_PART_LENGTH = 100
const NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)-[a-z0-9@._+-]+\.eml$/

/**
 * Sorts by time, and is safe on every file system: no colon, no slash, no letters that differ by case only, never too
 * long. Two addresses may end up the same; the time tells them apart.
 */
export function fileName(at: Date, kind: string, to: string): string {
  const safe = (part: string): string =>
    part
      .toLowerCase()
      .replace(/[^a-z0-9@._+-]/g, '_')
      .slice(0, MAX_PART_LENGTH)
  return `${at.toISOString().replaceAll(':', '-')}-${safe(kind)}-${safe(to)}.eml`
}

/** When the mail was written. Null for every name that `fileName` does not give, so for all that leads elsewhere. */
export function timeInName(name: string): Date | null {
  const [whole, hours, minutes, seconds] = NAME.exec(name) ?? []
  const at = whole === undefined ? Number.NaN : Date.parse(`${hours}:${minutes}:${seconds}`)
  return Number.isNaN(at) ? null : new Date(at)
}
