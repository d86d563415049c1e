type Area = 'localStorage' | 'sessionStorage'

/** One entry of the browser's storage, as text. Where storage is switched off or full nothing is found, and nothing kept. */
export const storedText = (area: Area, key: string) => ({
  read: (): string | null => attempt(() => window[area].getItem(key)),
  write: (text: string): void => void attempt(() => window[area].setItem(key, text)),
  clear: (): void => void attempt(() => window[area].removeItem(key)),
})

/** The same for data. What `schema` does not take, written by another version or by hand, counts as nothing. */
export function stored<T>(area: Area, key: string, schema: (value: unknown) => T | null) {
  const text = storedText(area, key)
  return {
    read: (): T | null => attempt(() => schema(JSON.parse(text.read() ?? 'null'))),
    write: (value: T): void => text.write(JSON.stringify(value)),
    clear: text.clear,
  }
}

/** The keys of all entries that begin so. */
export const storedKeys = (area: Area, prefix: string): readonly string[] =>
  attempt(() => Object.keys(window[area]).filter((key) => key.startsWith(prefix))) ?? []

/** For `stored`: of an object the entries whose values are of that type. No zod, which the entry script has no room for. */
export const recordOf =
  <T>(isOne: (value: unknown) => value is T) =>
  (value: unknown): Record<string, T> =>
    Object.fromEntries(Object.entries(Object(value)).filter((entry): entry is [string, T] => isOne(entry[1])))

export const isString = (value: unknown): value is string => typeof value === 'string'

function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}
