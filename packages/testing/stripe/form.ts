/** `line_items[0][quantity]` → its value, in the order in which they were sent. */
export type Params = ReadonlyMap<string, string>

export const parseForm = (text: string): Params => new Map(new URLSearchParams(text))

/** What stands in `name[0]`, `name[1]`, … */
export const listOf = (params: Params, name: string): readonly string[] =>
  [...params]
    .filter(([key]) => /^\[\d*\]$/.test(key.slice(name.length)) && key.startsWith(name))
    .map(([, value]) => value)

/** What stands in `name[key]`, for any key. */
export const recordOf = (params: Params, name: string): Record<string, string> =>
  Object.fromEntries(
    [...params].flatMap(([key, value]) =>
      key.startsWith(`${name}[`) && key.endsWith(']') ? [[key.slice(name.length + 1, -1), value]] : [],
    ),
  )

/** `line_items[0][price_data]` is allowed by `line_items[#][price_data]`, and `metadata[any]` by `metadata[*]`. */
export function unknownParam(params: Params, allowed: readonly string[]): string | undefined {
  const known = new Set(allowed)
  const shapes = (key: string) => [key, key.replace(/\[\d*\]/g, '[#]'), key.replace(/\[[^[\]]*\]$/, '[*]')]
  return [...params.keys()].find((key) => !shapes(key).some((shape) => known.has(shape)))
}
