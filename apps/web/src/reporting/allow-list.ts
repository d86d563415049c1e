/** What of a value may leave. Undefined: nothing. */
export type Keep = (value: unknown) => unknown

/** A number, or yes or no. */
export const figure: Keep = (value) => (typeof value === 'number' || typeof value === 'boolean' ? value : undefined)

export const matching =
  (pattern: RegExp): Keep =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined

export const text =
  (keep: (value: string) => unknown): Keep =>
  (value) =>
    typeof value === 'string' ? keep(value) : undefined

export const each =
  (keep: Keep): Keep =>
  (value) =>
    Array.isArray(value) ? value.map(keep).filter((kept) => kept !== undefined) : undefined

/** Of an object these fields and no other, whatever the vendor adds. */
export const fields =
  (kept: Readonly<Record<string, Keep>>): Keep =>
  (value) =>
    isObject(value)
      ? defined(Object.entries(kept).map(([key, keep]) => [key, keep(Reflect.get(value, key))]))
      : undefined

export const defined = (entries: readonly (readonly [string, unknown])[]): object =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined))

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
