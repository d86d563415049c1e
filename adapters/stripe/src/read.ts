/** A session's id. Another text may not be storable, or ask for something else: '' for the list of all sessions. */
export const REFERENCE = /^cs_\w{1,250}$/

/** What lies at that path in something that came from outside; undefined where the path ends early. */
export function at(from: unknown, ...path: readonly string[]): unknown {
  let value = from
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Reflect.get(value, key)
  }
  return value
}

export function textAt(from: unknown, ...path: readonly string[]): string | null {
  const value = at(from, ...path)
  return typeof value === 'string' && value !== '' ? value : null
}

/** Cents, or seconds since 1970: a whole number that is not negative. */
export function wholeAt(from: unknown, ...path: readonly string[]): number | null {
  const value = at(from, ...path)
  return Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : null
}

export function timeAt(from: unknown, ...path: readonly string[]): Date | null {
  const seconds = wholeAt(from, ...path)
  const time = seconds === null ? null : new Date(seconds * 1_000)
  return time && !Number.isNaN(time.getTime()) ? time : null
}

/** Stripe names another object, or sends it along. */
export const idAt = (from: unknown, ...path: readonly string[]): string | null =>
  textAt(from, ...path) ?? textAt(from, ...path, 'id')
