export type JsonObject = Readonly<Record<string, unknown>>
/** A check for each part; that of an optional one lets `undefined` pass. A part without a check does not compile. */
export type Parts<T> = { readonly [Part in keyof T]-?: (value: unknown) => boolean }

export const hasParts = <T>(value: JsonObject, parts: Parts<T>): boolean =>
  Object.entries<(part: unknown) => boolean>(parts).every(([name, isPart]) => isPart(value[name]))

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null

export const isText = (value: unknown): boolean => typeof value === 'string'

export const isNumber = (value: unknown): boolean => typeof value === 'number'

export const isListOf =
  (isItem: (item: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(isItem)

export const isObjectWith =
  <T>(parts: Parts<T>) =>
  (value: unknown): boolean =>
    isObject(value) && hasParts(value, parts)
