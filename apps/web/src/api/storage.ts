type Area = 'localStorage' | 'sessionStorage'

/** What the browser does not keep, because its storage is switched off or full: it lasts as long as this page. */
const unsaved = new Map<string, string>()

/** One entry of the browser's storage, as text. */
export function storedText(area: Area, key: string) {
  const name = `${area}:${key}`
  return {
    read: (): string | null => unsaved.get(name) ?? attempt(() => window[area].getItem(key)),
    /** Answers whether it outlasts this page. */
    write(text: string): boolean {
      unsaved.set(name, text)
      return attempt(() => window[area].setItem(key, text)) !== null && unsaved.delete(name)
    },
    clear(): void {
      unsaved.delete(name)
      attempt(() => window[area].removeItem(key))
    },
  }
}

/** False where a session ends with this page. */
export function isStorageWorking(): boolean {
  const { write, clear } = storedText('localStorage', 'probe')
  // as long as a token
  const isWorking = write('.'.repeat(1_000))
  clear()
  return isWorking
}

/** The same for data. What `schema` does not take, written by another version or by hand, counts as nothing. */
export function stored<T>(area: Area, key: string, schema: (value: unknown) => T | null) {
  const text = storedText(area, key)
  return {
    read: (): T | null => attempt(() => schema(JSON.parse(text.read() ?? 'null'))),
    write: (value: T): void => void text.write(JSON.stringify(value)),
    clear: text.clear,
  }
}

/** The keys of all entries that begin so. */
export const storedKeys = (area: Area, prefix: string): readonly string[] => {
  const start = `${area}:${prefix}`
  const kept = attempt(() => Object.keys(window[area])) ?? []
  const names = new Set([...kept.map((key) => `${area}:${key}`), ...unsaved.keys()])
  return [...names].filter((name) => name.startsWith(start)).map((name) => name.slice(area.length + 1))
}

/** For `stored`: of an object the entries whose values are of that type. No zod, which the entry script has no room for. */
export const recordOf =
  <T>(isOne: (value: unknown) => value is T) =>
  (value: unknown): Record<string, T> =>
    Object.fromEntries(Object.entries(Object(value)).filter((entry): entry is [string, T] => isOne(entry[1])))

export const isString = (value: unknown): value is string => typeof value === 'string'

/** Null where it throws. */
export function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}
