/** As the API spells it: keys in snake_case, times in ISO 8601. */
export type Wire<T> = T extends Date
  ? string
  : T extends string // the brand of an id would make an object of it
    ? T
    : T extends readonly (infer Item)[]
      ? Wire<Item>[]
      : T extends object
        ? { -readonly [Key in keyof T & string as SnakeCase<Key>]: Wire<T[Key]> }
        : T

type SnakeCase<Key extends string> = Key extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Key

/** What the product knows, for a reply: properties that the endpoint does not name are dropped behind it. */
export const wire = <T>(value: T): Wire<T> =>
  // the type says what `spell` does
  spell(value) as Wire<T>

function spell(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(spell)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [snakeCase(key), spell(part)]))
}

export const snakeCase = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
