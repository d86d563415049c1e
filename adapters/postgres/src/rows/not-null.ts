/** A value of a column that may be null, where a CHECK of its table says that it is not. */
export function notNull<T>(value: T | null, column: string): T {
  if (value === null) throw new Error(`${column} is null where its table forbids that.`)
  return value
}
